declare global {
	namespace App {
		interface PageState {
			/** How many sheets lie over the page; the back button closes them. */
			sheets?: number;
		}
	}
	const __VERSION__: string;
}

export {};
