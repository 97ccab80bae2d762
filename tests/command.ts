import { spawn } from 'node:child_process';
import { delimiter, resolve } from 'node:path';

const tools = resolve('node_modules/.bin');

/** Runs one of the project's tools with its output on ours; true if it ended well. */
export async function run(
	command: string,
	env: Readonly<Record<string, string>> = {}
): Promise<boolean> {
	const [program = '', ...parameters] = command.split(' ');
	const path = [tools, process.env.PATH].join(delimiter);
	return await new Promise((settle) => {
		const child = spawn(program, parameters, {
			stdio: 'inherit',
			env: { ...process.env, PATH: path, ...env }
		});
		child.on('error', (error) => {
			console.error(`${program} could not be started: ${error.message}`);
			settle(false);
		});
		child.on('close', (code) => settle(code === 0));
	});
}
