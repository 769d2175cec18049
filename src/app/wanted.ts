import type { PanelQuery, WantedPanel } from '../../machines/modals/panels';

/** A panel that a guest wanted, as the device keeps it until the login: `inbox-detail?mail=17`. */
export function writeWanted(panel: WantedPanel | null): string | null {
  if (panel === null) return null;
  const query = new URLSearchParams(panel.query).toString();
  return query === '' ? panel.name : `${panel.name}?${query}`;
}

/** What was kept; whether there is such a panel is for others to say. */
export function readWanted(text: string | null): { readonly name: string; readonly query: PanelQuery } | null {
  if (text === null) return null;
  const at = text.indexOf('?');
  if (at < 0) return { name: text, query: {} };
  return { name: text.slice(0, at), query: Object.fromEntries(new URLSearchParams(text.slice(at + 1))) };
}
