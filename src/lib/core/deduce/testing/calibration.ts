interface Bucket {
	readonly expected: number;
	readonly guilty: number;
	readonly shares: number;
	readonly variance: number;
}

/** Whether a suspect that is given so many percent is guilty in so many percent of the games. */
export class Calibration {
	games = 0;
	private readonly buckets = new Map<number, Bucket>();
	private squares = 0;
	private expectedSquares = 0;

	/** One position of one game: all shares, and who it was. */
	add(culprits: ReadonlyMap<string, number>, culprit: string): void {
		this.games++;
		const sums = new Map<number, number>();
		for (const [card, share] of culprits) {
			const at = Math.min(9, Math.floor(share * 10));
			const { expected, guilty, shares, variance } = this.bucket(at);
			const isGuilty = card === culprit ? 1 : 0;
			this.buckets.set(at, {
				expected: expected + share,
				guilty: guilty + isGuilty,
				shares: shares + 1,
				variance
			});
			sums.set(at, (sums.get(at) ?? 0) + share);
			this.squares += (share - isGuilty) ** 2;
			this.expectedSquares += share * (1 - share);
		}
		// One of a game's suspects is guilty, so a game puts one guilty one or none into a bucket.
		for (const [at, sum] of sums) {
			const bucket = this.bucket(at);
			const variance = bucket.variance + Math.max(0, sum * (1 - sum));
			this.buckets.set(at, { ...bucket, variance });
		}
	}

	/** By how many standard errors the worst bucket is off; certainty has none and must be right. */
	get worst(): number {
		return Math.max(0, ...[...this.buckets.values()].map(errorsOff));
	}

	/** How far off a share is on average. */
	get error(): number {
		const buckets = [...this.buckets.values()];
		const off = buckets.reduce((sum, { expected, guilty }) => sum + Math.abs(expected - guilty), 0);
		return off / buckets.reduce((sum, { shares }) => sum + shares, 0);
	}

	/** The Brier score a game, and what it would be on average if the shares are right. */
	get brier(): { readonly found: number; readonly expected: number } {
		return { found: this.squares / this.games, expected: this.expectedSquares / this.games };
	}

	table(): readonly string[] {
		return [...this.buckets].toSorted().map(([at, bucket]) => {
			const { expected, guilty, shares } = bucket;
			const percent = (count: number): string => ((100 * count) / shares).toFixed(2).padStart(6);
			return [
				`${String(at * 10).padStart(3)}–${at * 10 + 10} %`.padEnd(9),
				`${String(shares).padStart(7)} suspects`,
				`given ${percent(expected)} %`,
				`guilty ${percent(guilty)} %`,
				`off by ${errorsOff(bucket).toFixed(2)} standard errors`
			].join('  ');
		});
	}

	private bucket(at: number): Bucket {
		return this.buckets.get(at) ?? { expected: 0, guilty: 0, shares: 0, variance: 0 };
	}
}

function errorsOff({ expected, guilty, variance }: Bucket): number {
	const off = Math.abs(expected - guilty);
	if (off < 1e-9) return 0;
	return variance < 1e-9 ? Infinity : off / Math.sqrt(variance);
}
