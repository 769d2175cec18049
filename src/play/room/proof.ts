/** What a round published about itself once it was over, of any room. Texts as they were published. */
export interface RoundProof {
  readonly roundId: string;
  readonly serverSeed: string;
  /** SHA-256 of the seed. It comes with the seed, so by itself it proves nothing: see {@link Evidence}. */
  readonly seedHash: string;
  readonly publicSeed: string;
  /** The chain that it was drawn from, where that is told. */
  readonly chainId?: string | undefined;
  /** The digest of the round. */
  readonly digest: string;
}

/** What a device heard of a round while bets were still open. */
export interface Witness {
  readonly seedHash: string;
  readonly publicSeedHash: string;
  /** When, epoch ms. */
  readonly at: number;
}

/** Why a step was left unchecked. */
export type Why = 'absent' | 'first' | 'newChain' | 'gap' | 'unreachable';

/** The link of the chain that was revealed before: so many hashes from the round's seed, at most. */
export type Earlier =
  | { readonly kind: 'seed'; readonly serverSeed: string; readonly links: number }
  | { readonly kind: 'none'; readonly why: Exclude<Why, 'absent'> };

/** What binds a round to the time before its bets closed: it does not come from the round's own row. */
export interface Evidence {
  /** Null when this device was not there. */
  readonly seen: Witness | null;
  readonly earlier: Earlier;
}

export type CheckStep = 'seen' | 'commit' | 'public' | 'chain' | 'digest' | 'result';

type Checked = { readonly state: 'ok' | 'bad' } & (
  | { readonly step: 'commit' | 'public' | 'chain' | 'digest' }
  | { readonly step: 'seen'; readonly at: number }
  /** The result as computed and as displayed. */
  | { readonly step: 'result'; readonly mine: string; readonly shown: string }
);

/** One promise: kept, broken, or not checked and why. */
export type CheckLine =
  Checked | { readonly state: 'unchecked'; readonly step: 'seen' | 'public' | 'chain'; readonly why: Why };

/** Recomputes a round. Loaded only when somebody asks: hashing is not part of the first page. */
export type Verify = () => Promise<readonly CheckLine[]>;

/** `proven` only when nothing at all was left out. */
export type Verdict = 'proven' | 'partial' | 'broken';

export function verdictOf(lines: readonly CheckLine[]): Verdict {
  if (lines.some(({ state }) => state === 'bad')) return 'broken';
  return lines.some(({ state }) => state === 'unchecked') ? 'partial' : 'proven';
}

/** Hashes that a phone is asked for, at most, to get from one round to another. */
export const MAX_LINKS = 1_024;

/**
 * The link of the chain that a row of the history gives.
 * @param row the nearest row before the round, or why there is none
 * @param links how many rounds further the round is by its number: each took one link at most
 */
export function earlierOf(
  { publicSeed }: Pick<RoundProof, 'publicSeed'>,
  row: Pick<RoundProof, 'publicSeed' | 'serverSeed'> | 'first' | 'unreachable',
  links: number,
): Earlier {
  if (typeof row === 'string') return { kind: 'none', why: row };
  // Rounds of one chain have one public seed.
  if (row.publicSeed !== publicSeed) return { kind: 'none', why: 'newChain' };
  return links >= 1 ? { kind: 'seed', serverSeed: row.serverSeed, links } : { kind: 'none', why: 'gap' };
}
