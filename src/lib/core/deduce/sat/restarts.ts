/** 1 1 2 1 1 2 4 1 1 2 …: how long to search before starting anew. */
export function luby(turn: number): number {
	let size = 1;
	while (size < turn + 1) size *= 2;
	return size === turn + 1 ? size / 2 : luby(turn - size / 2 + 1);
}
