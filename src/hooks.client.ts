import type { HandleClientError } from '@sveltejs/kit';

/** An address that leads nowhere is said on the page; only what broke goes to the console. */
export const handleError: HandleClientError = ({ error, status }) => {
	if (status !== 404) console.error(error);
};
