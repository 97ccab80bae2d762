import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import sirv from 'sirv';

interface Place {
	/** The build to serve. */
	readonly folder: string;
	/** The path it lives below, as with a project page of a static host. */
	readonly base?: string;
}

/** A static host for a build: it can be stopped for real, started again and given another build. */
export class Site {
	#place: Place;
	#handle: ReturnType<typeof sirv>;
	#server: Server | undefined;
	#port = 0;

	private constructor(place: Place) {
		this.#place = place;
		this.#handle = handler(place);
	}

	static async open(place: Place): Promise<Site> {
		const site = new Site(place);
		await site.start();
		return site;
	}

	get origin(): string {
		return `http://localhost:${this.#port}`;
	}

	/** Where the app begins. */
	get address(): string {
		return `${this.origin}${this.#place.base ?? ''}/`;
	}

	/** A new version is put on the host. */
	publish(folder: string): void {
		this.#place = { ...this.#place, folder };
		this.#handle = handler(this.#place);
	}

	/** Listens again where it did before: an installed app knows no other address. */
	async start(): Promise<void> {
		const server = createServer((request, response) => {
			const base = this.#place.base ?? '';
			if (request.url?.startsWith(`${base}/`) !== true) {
				response.writeHead(404).end();
				return;
			}
			request.url = request.url.slice(base.length);
			this.#handle(request, response);
		});
		await new Promise<void>((listening, failed) => {
			server.once('error', failed).listen(this.#port, 'localhost', listening);
		});
		this.#port = (server.address() as AddressInfo).port;
		this.#server = server;
	}

	/** Nobody answers any more, and whoever was connected is cut off. */
	async stop(): Promise<void> {
		const server = this.#server;
		this.#server = undefined;
		if (server === undefined) return;
		const closed = new Promise((done) => server.close(done));
		server.closeAllConnections();
		await closed;
	}
}

/** Packed files, where a build has them, go to those who can unpack them. */
function handler({ folder }: Place): ReturnType<typeof sirv> {
	return sirv(folder, { single: '200.html', etag: true, gzip: true, brotli: true });
}
