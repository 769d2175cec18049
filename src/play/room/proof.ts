/** What a round published about itself, of any room: enough to be checked. Texts as they were published. */
export interface RoundProof {
  readonly roundId: string;
  readonly serverSeed: string;
  /** SHA-256 of the seed, shown before the bets. */
  readonly seedHash: string;
  readonly publicSeed: string;
  /** SHA-256 of the public seed, where it is at hand. */
  readonly publicSeedHash?: string;
  /** The digest of the round. */
  readonly digest: string;
  /** The seed of the round before, where it is at hand: the chain must lead to it. */
  readonly previousSeed?: string;
}

export type CheckStep = 'commit' | 'public' | 'digest' | 'result' | 'chain';

/** One promise and whether it was kept. `mine` and `shown` are the result as computed and as displayed. */
export type CheckLine =
  | { readonly step: Exclude<CheckStep, 'result'>; readonly ok: boolean }
  | { readonly step: 'result'; readonly ok: boolean; readonly mine: string; readonly shown: string };

/** Recomputes a round. Loaded only when somebody asks: hashing is not part of the first page. */
export type Verify = () => Promise<readonly CheckLine[]>;
