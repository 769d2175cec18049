import { type Draws } from '../../rules/fairness/draws';
import type { HashText } from '../../rules/fairness/hash';
import { roomDraws } from '../../rules/fairness/room';
import { soloDraws } from '../../rules/fairness/solo';

let open: (seed: Sealed) => string;

/**
 * A seed that cannot leak by accident: logging, serialising or comparing it shows nothing, and no code but this file's
 * {@link reveal} can read it; {@link forStore} hands a new one to the store. What a round draws from it is as secret as the seed itself until the round is over.
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

  /** The draws of a round of a solo game; for the server's own eyes. */
  soloDraws(clientSeed: string, nonce: number): Draws {
    return soloDraws({ serverSeed: this.#seed, clientSeed, nonce });
  }

  toJSON(): string {
    return '[sealed]';
  }
}

/** The text of a seed that was made just now, for the row that keeps it; for nobody else. */
export const forStore = (sealed: Sealed): string => open(sealed);

/** A round that may be shown: when it ended by the server's clock, and how. */
export interface Over {
  readonly roundId: string;
  readonly publicSeed: string;
  readonly endedAt: number;
}

/** A player's server seed that may be shown: when it was rotated out, after which it draws no round. */
export interface Retired {
  readonly seedId: string;
  readonly retiredAt: number;
}

/** What anybody needs to recompute a round. */
export interface Revealed {
  readonly serverSeed: string;
  readonly digest: string;
}

/**
 * THE redaction point: the only way by which a seed leaves the server: a room's after its round, with the round's digest; a player's once it is rotated out.
 * @throws when the round has not ended, or the seed is not retired, by the server's clock
 */
export function reveal(sealed: Sealed, over: Over, now: number): Revealed;
export function reveal(sealed: Sealed, over: Retired, now: number): Pick<Revealed, 'serverSeed'>;
export function reveal(sealed: Sealed, over: Over | Retired, now: number): Revealed | Pick<Revealed, 'serverSeed'> {
  if ('retiredAt' in over) {
    if (now < over.retiredAt) throw new Error(`seed ${over.seedId} is in use: it stays sealed`);
    return { serverSeed: open(sealed) };
  }
  if (now < over.endedAt) throw new Error(`round ${over.roundId} has not ended: its seed stays sealed`);
  return { serverSeed: open(sealed), digest: sealed.draws(over.publicSeed, over.roundId).digest };
}
