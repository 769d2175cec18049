import { LAST_PAGE } from '../../../contract/common';
import type { LoadPage } from './usePaged';

/** Rows of one request, at most (contract/common.ts, paging). */
const MAX_SIZE = 50;
/** The list may move while it is asked. */
const TRIES = 3;

/** The page with a row in it that costs the fewest rows; null behind what a list shows. `offset` counts from 0. */
export function placeOf(offset: number): { readonly page: number; readonly size: number } | null {
  const size = Math.ceil((offset + 1) / LAST_PAGE);
  return size > MAX_SIZE ? null : { page: Math.floor(offset / size) + 1, size };
}

/**
 * Asks for the row before a row that is the last on its page.
 * @param at where that next row was when the page came, and how many rows there were then: new rounds move it along
 * @returns `first` when the list ends there, `unreachable` when there was no answer or it lies too deep
 */
export async function findEarlier<Row>(
  load: LoadPage<Row>,
  at: { readonly offset: number; readonly total: number },
  isEarlier: (row: Row) => boolean,
): Promise<Row | 'first' | 'unreachable'> {
  let offset = at.offset;
  for (let i = 0; i < TRIES; i += 1) {
    const place = placeOf(offset);
    const reply = place === null ? null : await load(place.page, place.size).catch(() => null);
    if (reply === null) return 'unreachable';
    const row = reply.list.find(isEarlier);
    if (row !== undefined) return row;
    offset = at.offset + Math.max(0, reply.total - at.total);
    if (offset >= reply.total) return 'first';
  }
  return 'unreachable';
}
