/** The directory with PostgreSQL's programs, or null. */
export function findPostgres(): string | null;
/** Starts a cluster of one's own; `stop` deletes it, `failOver` has it come back as a standby that was promoted. */
export function startPostgres(bin: string): Promise<{ readonly url: string; stop(): void; failOver(): void }>;
