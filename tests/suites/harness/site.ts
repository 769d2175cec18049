import type { SiteLimits, SiteRules } from '../../../server/rounds/deps';

interface Decided extends Partial<SiteLimits> {
  readonly autoBet?: boolean;
  readonly minRoundMs?: number;
  readonly turbo?: boolean;
}

/** A site that never changes its mind, open everywhere: Rp 1.000 to Rp 5.000.000, no pace, unless a test says otherwise. */
export const fixedSite = ({
  limits = { min: 100_000n, max: 500_000_000n },
  maxProfit = 100_000_000_000n,
  autoBet = true,
  minRoundMs = 0,
  turbo = true,
}: Decided = {}): SiteRules => ({
  at: () => ({ limits, maxProfit }),
  closed: () => null,
  flags: () => ({ autoBet, minRoundMs, turbo }),
  isPaced: () => minRoundMs > 0,
});
