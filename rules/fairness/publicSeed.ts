import { sha256Hex } from './hash';

/**
 * The public seed of a chain: SHA-256 over its published link and the shares that came after it, sorted as texts, all joined by ":". The order in
 * which shares came is nobody's lever, and a share that is left out or added later changes the seed. Without shares it follows from the link alone.
 * @param link the chain's last link, 64 hex digits, published before the first share
 * @param shares hex texts: 32 digits from a browser, 64 from a beacon; each counts once
 */
export function publicSeedOf(link: string, shares: readonly string[]): string {
  return sha256Hex([link, ...[...new Set(shares)].sort()].join(':'));
}
