import { run } from './command.ts';
import { playwright, vitest, whole, type Tally } from './tally.ts';

export interface Step {
	/** What `npm test -- <name>` calls it. */
	readonly name: string;
	readonly title: string;
	run(): Promise<Tally>;
}

/** In the order in which they are run: what is quick and likely to fail comes first. */
export const steps: readonly Step[] = [
	check({ name: 'sync', title: 'Types of the routes', command: 'svelte-kit sync' }),
	check({ name: 'core', title: 'Types of the rules alone', command: 'tsc -p src/lib/core' }),
	check({ name: 'types', title: 'Types', command: 'svelte-check --fail-on-warnings' }),
	check({ name: 'lint', title: 'Lint', command: 'eslint . --max-warnings 0' }),
	check({ name: 'format', title: 'Format', command: 'prettier --check .' }),
	{ name: 'unit', title: 'Unit and component tests', run: vitest },
	build('build', { BUILD_DIR: 'build' }),
	build('build-next', { BUILD_DIR: 'build-next' }),
	build('build-below', { BUILD_DIR: 'build-below', BASE_PATH: '/cellarer' }),
	{ name: 'e2e', title: 'Tests in a browser', run: playwright }
];

interface Check {
	readonly name: string;
	readonly title: string;
	readonly command: string;
	readonly env?: Readonly<Record<string, string>>;
}

function check({ name, title, command, env }: Check): Step {
	return { name, title, run: async () => whole(await run(command, env)) };
}

/** The end-to-end tests need three: to serve, to update to, and to serve below a path. */
function build(name: string, env: Check['env'] & {}): Step {
	return check({ name, title: `Build into ${name}/`, command: 'vite build --logLevel warn', env });
}
