import { sha256Hex } from './hash';
import { roomDraws, type RoomSeeds } from './room';

/** What is shown of a seed before it is revealed: its SHA-256 as hex text. */
export function commitment(seed: string): string {
  return sha256Hex(seed);
}

/** What a room published about a round: the commitments before it, the seed and the digest after it. */
export interface RoomRecord extends RoomSeeds {
  /** SHA-256 of the round's seed, shown at the start (`seedHashHash`, `serverSeedHash`, `hash`). */
  readonly seedHash: string;
  /** The digest shown at the end (`hash`, `roundHash`, `rand`). */
  readonly digest: string;
  /** SHA-256 of the public seed (`seedPubHash`), where the room shows it. */
  readonly publicSeedHash?: string;
}

/** Which of a round's promises were kept. `publicSeed` is true also where no hash of it was shown. */
export interface RoomCheck {
  readonly seed: boolean;
  readonly publicSeed: boolean;
  readonly digest: boolean;
}

/** Recomputes what a room published about a round. */
export function checkRoom(record: RoomRecord): RoomCheck {
  return {
    seed: commitment(record.serverSeed) === record.seedHash,
    publicSeed: record.publicSeedHash === undefined || commitment(record.publicSeed) === record.publicSeedHash,
    digest: roomDraws(record).digest === record.digest,
  };
}
