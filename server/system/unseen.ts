/** Longer than any round runs on to its result after its bets were settled, ms: what it paid is booked, and nobody's to know. */
export const LONGEST_RUN_MS = 5 * 60_000;
