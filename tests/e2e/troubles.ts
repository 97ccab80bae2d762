import type { BrowserContext } from '@playwright/test';

/** Kit logs an address that leads nowhere, besides showing the page for it. */
export const notFound = /Not found: /;

/** Gathers what a page should never do: log errors, throw, break the CSP, or ask another origin. */
export class Troubles {
	readonly #origin: string;
	readonly #seen: string[] = [];
	readonly #expected: RegExp[] = [];

	constructor(origin: string) {
		this.#origin = origin;
	}

	/** From here on, messages like this one are part of the test. */
	expect(message: RegExp): void {
		this.#expected.push(message);
	}

	get unexpected(): readonly string[] {
		return this.#seen.filter((message) => !this.#expected.some((each) => each.test(message)));
	}

	async watch(context: BrowserContext): Promise<void> {
		context.on('console', (message) => {
			if (message.type() === 'error')
				this.#seen.push(`error: ${message.text()} (${message.location().url})`);
		});
		context.on('weberror', (event) => this.#seen.push(`thrown: ${String(event.error())}`));
		context.on('request', (request) => {
			const { origin, protocol } = new URL(request.url());
			if (protocol.startsWith('http') && origin !== this.#origin)
				this.#seen.push(`asked another origin: ${request.url()}`);
		});
		await context.addInitScript(() => {
			addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
				console.error(`CSP: ${violatedDirective} ${blockedURI}`);
			});
		});
	}
}
