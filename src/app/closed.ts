import type { SiteConfig } from '../../contract/site';

/** Why nobody plays here now. `until` is epoch ms, null where nobody knows. */
export type Closed = { readonly why: 'maintenance'; readonly until: number | null } | { readonly why: 'region' };

/** What the settings say of it; null while the site is open. */
export function closedBy(config: SiteConfig | null): Closed | null {
  if (config === null) return null;
  if (config.maintenance !== null) return { why: 'maintenance', until: config.maintenance.until };
  return config.blocked ? { why: 'region' } : null;
}
