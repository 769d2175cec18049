import { isLoopback, networkOf, turnPathOf } from './network';

/** Whom something may be kept for: who does not read what they are sent, or does not end what they send. */
export interface Reader {
  /** Where it is. */
  readonly address: string;
  /** What is kept for it, bytes. */
  readonly backlog: number;
  cutOff(): void;
}

/** What may be kept, bytes: for all of them together, and for those of one address. */
export interface BacklogLimits {
  readonly ofAll: number;
  readonly ofAddress: number;
}

interface Behind {
  readonly reader: Reader;
  readonly backlog: number;
}

const sum = (behind: readonly Behind[]): number => behind.reduce((total, { backlog }) => total + backlog, 0);

/** Cuts off those who are furthest behind until no more than `most` is left; who that is. */
function cutTo(behind: readonly Behind[], most: number): readonly Behind[] {
  let total = sum(behind);
  if (total <= most) return behind;
  const furthest = behind.toSorted((a, b) => b.backlog - a.backlog);
  let cut = 0;
  for (const { reader, backlog } of furthest) {
    if (total <= most) break;
    reader.cutOff();
    total -= backlog;
    cut += 1;
  }
  return furthest.slice(cut);
}

/** The most that each may have for all of them to come to `most` together. */
function fairShare(sums: readonly number[], most: number): number {
  let left = most;
  const ascending = sums.toSorted((a, b) => a - b);
  for (const [at, one] of ascending.entries()) {
    const share = left / (ascending.length - at);
    if (one > share) return share;
    left -= one;
  }
  return Infinity;
}

function groupBy(behind: readonly Behind[], keyOf: (address: string) => string): ReadonlyMap<string, Behind[]> {
  const groups = new Map<string, Behind[]>();
  for (const one of behind) {
    const key = keyOf(one.reader.address);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [one]);
    else group.push(one);
  }
  return groups;
}

/**
 * Keeps what waits for readers under sums: of each address (loopback aside, behind which may be a proxy), so that nobody fills the house's, and of all together.
 * A limit for each reader alone is not one for the house: it is multiplied by as many as an attacker brings. Beyond a sum half of it is made free again: of one address by those who are furthest
 * behind, of the house by those (`turnPathOf`) who have more than their share of it, so that a phone on a slow line does not pay for what some addresses have piled up.
 */
export function relieve(readers: Iterable<Reader>, { ofAll, ofAddress }: BacklogLimits): void {
  const behind: Behind[] = [];
  for (const reader of readers) {
    const { backlog } = reader;
    if (backlog > 0) behind.push({ reader, backlog });
  }
  const mayHaveMore = ([one]: readonly Behind[]): boolean => one !== undefined && isLoopback(one.reader.address);
  const left = [...groupBy(behind, networkOf).values()].flatMap((group) =>
    mayHaveMore(group) || sum(group) <= ofAddress ? group : cutTo(group, ofAddress / 2),
  );
  if (sum(left) <= ofAll) return;
  const parts = [...groupBy(left, (address) => turnPathOf(address)[0]).values()];
  const share = fairShare(parts.map(sum), ofAll / 2);
  for (const part of parts) cutTo(part, share);
}
