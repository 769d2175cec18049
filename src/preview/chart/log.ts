/** The last things that happened to a machine: what they were called and where they led. Nothing of what they carried is kept. */

export interface LogEntry {
  /** Counts up; the same as long as an entry only repeats. */
  readonly id: number;
  /** ms since the watching began, or into the fixture. */
  readonly at: number;
  readonly event: string;
  /** Innermost states that were entered by it. */
  readonly entered: readonly string[];
  /** How often in a row. */
  readonly times: number;
}

export const LOG_LENGTH = 20;

/** Newest first, at most {@link LOG_LENGTH}; what led nowhere and comes again counts up instead of pushing the rest out. */
export function logged(
  log: readonly LogEntry[],
  at: number,
  event: string,
  entered: readonly string[],
): readonly LogEntry[] {
  const [last, ...rest] = log;
  if (last && last.event === event && last.entered.length === 0 && entered.length === 0)
    return [{ ...last, at, times: last.times + 1 }, ...rest];
  return [{ id: (last?.id ?? 0) + 1, at, event, entered, times: 1 }, ...log].slice(0, LOG_LENGTH);
}
