import { type Draws } from '../../rules/fairness/draws';
import type { HashText } from '../../rules/fairness/hash';
import { roomDraws } from '../../rules/fairness/room';

let open: (seed: Sealed) => string;

/**
 * A seed that cannot leak by accident: logging, serialising or comparing it shows nothing, and no code but this file's
 * {@link reveal} can read it. What a round draws from it is as secret as the seed itself until the round is over.
 */
export class Sealed {
  readonly #seed: string;
  /** SHA-256 of the seed: the commitment shown before the round. */
  readonly seedHash: string;

  static {
    open = (sealed) => sealed.#seed;
  }

  constructor(seed: string, hash: HashText) {
    this.#seed = seed;
    this.seedHash = hash(seed);
  }

  /** The draws of a round; for the server's own eyes. */
  draws(publicSeed: string, roundId: string): Draws {
    return roomDraws({ serverSeed: this.#seed, publicSeed, roundId });
  }

  toJSON(): string {
    return '[sealed]';
  }
}

/** A round that may be shown: when it ended by the server's clock, and how. */
export interface Over {
  readonly roundId: string;
  readonly publicSeed: string;
  readonly endedAt: number;
}

/** What anybody needs to recompute a round. */
export interface Revealed {
  readonly serverSeed: string;
  readonly digest: string;
}

/**
 * THE redaction point: the only way by which a seed leaves the server, after its round.
 * @throws when the round has not ended by the server's clock
 */
export function reveal(sealed: Sealed, over: Over, now: number): Revealed {
  if (now < over.endedAt) throw new Error(`round ${over.roundId} has not ended: its seed stays sealed`);
  return { serverSeed: open(sealed), digest: sealed.draws(over.publicSeed, over.roundId).digest };
}
