import type { ViewName } from './views';

/** The address of a view, or of one thing in it. Apart from the table of views, which views do not load. */
export const deskHref = (view: ViewName, id?: string): string =>
  id === undefined ? `/desk/${view}` : `/desk/${view}/${encodeURIComponent(id)}`;
