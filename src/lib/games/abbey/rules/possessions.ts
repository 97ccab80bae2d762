import type { State } from './state.ts';

/** ABB-29. */
export function withLibraryVisit(state: State, seat: string): State {
	return { ...state, library: [...new Set([...state.library, seat])] };
}

/** ABB-38. */
export function withCryptCard(state: State, seat: string): State {
	return { ...state, crypt: [...new Set([...state.crypt, seat])] };
}

export function withCryptCardUsed(state: State, seat: string): State {
	return { ...state, crypt: state.crypt.filter((each) => each !== seat), again: seat };
}

/** ABB-31. */
export function withBooks(state: State, seat: string, more: number): State {
	const books = Math.max(0, (state.books[seat] ?? 0) + more);
	return { ...state, books: { ...state.books, [seat]: books } };
}
