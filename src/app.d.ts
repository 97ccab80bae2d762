declare global {
	namespace App {
		interface PageState {
			/** The sheet that lies over the page; the back button closes it. */
			sheet?: string;
		}
	}
	const __VERSION__: string;
}

export {};
