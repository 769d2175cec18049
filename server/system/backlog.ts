import { isLoopback, networkOf } from './network';

/** A reader that may be behind. */
export interface Reader {
  /** Where it is. */
  readonly address: string;
  /** What waits for it, bytes. */
  readonly backlog: number;
  cutOff(): void;
}

/** What readers may have not read, bytes: all of them together, and those of one address. */
export interface BacklogLimits {
  readonly ofAll: number;
  readonly ofAddress: number;
}

interface Behind {
  readonly reader: Reader;
  readonly backlog: number;
}

const sum = (behind: readonly Behind[]): number => behind.reduce((total, { backlog }) => total + backlog, 0);

/** Cuts off those who are furthest behind until half of the sum is free again, if they are beyond it; who is left. */
function under(behind: readonly Behind[], most: number): readonly Behind[] {
  let total = sum(behind);
  if (total <= most) return behind;
  const furthest = behind.toSorted((a, b) => b.backlog - a.backlog);
  let cut = 0;
  for (const { reader, backlog } of furthest) {
    if (total <= most / 2) break;
    reader.cutOff();
    total -= backlog;
    cut += 1;
  }
  return furthest.slice(cut);
}

/**
 * Keeps what readers have not read under sums: of each address (loopback aside, behind which may be a proxy), so that nobody fills the house's, and of all together.
 * A limit for each reader alone is not one for the house: it is multiplied by as many as an attacker brings.
 */
export function relieve(readers: Iterable<Reader>, { ofAll, ofAddress }: BacklogLimits): void {
  const byNetwork = new Map<string, Behind[]>();
  const uncounted: Behind[] = [];
  for (const reader of readers) {
    const { backlog, address } = reader;
    if (backlog === 0) continue;
    if (isLoopback(address)) {
      uncounted.push({ reader, backlog });
      continue;
    }
    const network = networkOf(address);
    const behind = byNetwork.get(network) ?? [];
    byNetwork.set(network, behind);
    behind.push({ reader, backlog });
  }
  const left = [...byNetwork.values()].flatMap((behind) => under(behind, ofAddress));
  under([...uncounted, ...left], ofAll);
}
