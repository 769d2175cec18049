/** A reader that may be behind. */
export interface Reader {
  /** What waits for it, bytes. */
  readonly backlog: number;
  cutOff(): void;
}

/**
 * Keeps what all readers together have not read under a sum: those who are furthest behind are cut off first, until half of it is free again.
 * A limit for each reader alone is not one for the house: it is multiplied by as many as an attacker brings.
 */
export function relieve(readers: Iterable<Reader>, most: number): void {
  const behind: { readonly reader: Reader; readonly backlog: number }[] = [];
  let total = 0;
  for (const reader of readers) {
    const { backlog } = reader;
    if (backlog === 0) continue;
    total += backlog;
    behind.push({ reader, backlog });
  }
  if (total <= most) return;
  behind.sort((a, b) => b.backlog - a.backlog);
  for (const { reader, backlog } of behind) {
    if (total <= most / 2) return;
    reader.cutOff();
    total -= backlog;
  }
}
