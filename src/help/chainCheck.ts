import type { ChainRecord } from '../../contract/fair';

/** What a browser finds out about a chain's public seed. */
export interface ChainCheck {
  /** Whether the public seed follows from the link and the shares; null while there is none, and for one that the house drew. */
  readonly seed: boolean | null;
  /** Whether all that this device shared is in the record; null when it shared nothing. */
  readonly own: boolean | null;
}

/** Computes a chain's public seed again. Hashing is fetched here: it is not part of the page. @param own what this device remembers to have shared */
export async function checkedChain(
  { published, publicSeed, seeding, list }: ChainRecord,
  own: readonly string[],
): Promise<ChainCheck> {
  const { publicSeedOf } = await import('../../rules/fairness/publicSeed');
  const shares = list.map(({ share }) => share);
  return {
    seed: seeding !== 'shares' || publicSeed === undefined ? null : publicSeedOf(published, shares) === publicSeed,
    own: own.length === 0 ? null : own.every((share) => shares.includes(share)),
  };
}
