/** Where a link of a mail or a toast leads: a page, or a panel with its parameters; null for what is not ours to open. */
export type Way =
  | { readonly kind: 'page'; readonly path: string }
  | { readonly kind: 'panel'; readonly name: string; readonly query: Readonly<Record<string, string>> };

export function wayOf(link: string): Way | null {
  if (/^\/(?![/\\])/.test(link)) return { kind: 'page', path: link };
  if (!link.startsWith('?')) return null;
  const { z, ...query } = Object.fromEntries(new URLSearchParams(link));
  return z === undefined || z === '' ? null : { kind: 'panel', name: z, query };
}
