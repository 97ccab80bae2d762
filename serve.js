import { createServer } from 'node:http';
import { networkInterfaces } from 'node:os';
import sirv from 'sirv';

const port = Number(process.env.PORT ?? 4173);
const answer = sirv('build', { single: '200.html', etag: true });

const neighbours = Object.values(networkInterfaces())
	.flatMap((addresses) => addresses ?? [])
	.filter(({ family, internal }) => family === 'IPv4' && !internal)
	.map(({ address }) => `http://${address}:${port}`);

createServer((request, response) => answer(request, response))
	.on('error', (error) => {
		console.error(
			`Port ${port} cannot be used (${error.message}). Choose another: PORT=8080 npm start`
		);
		process.exitCode = 1;
	})
	.listen(port, () => {
		console.log(`\nCellarer is at http://localhost:${port}\n`);
		if (neighbours.length > 0)
			console.log(
				`In the local network: ${neighbours.join(', ')}\n(to try it out: browsers keep it for offline use only over HTTPS)\n`
			);
	});
