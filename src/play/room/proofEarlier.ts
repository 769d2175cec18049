import { DEEPEST_ROW } from '../../../contract/common';
import type { LoadPage } from './usePaged';

/** The list may move while it is asked. */
const TRIES = 3;

/** Where the row before the last one of a page lies. */
export interface BehindPage {
  /** Where the list says that it goes on, null at its end; undefined where it is known by numbers only. */
  readonly next: string | null | undefined;
  /** By its number from 0, when the page came, and how many rows there were then: new rounds move it along. */
  readonly offset: number;
  readonly total: number;
}

/**
 * Asks for the row before a row that is the last on its page.
 * @returns `first` when the list ends there, `unreachable` when there was no answer or it lies too deep
 */
export async function findEarlier<Row>(
  load: LoadPage<Row>,
  at: BehindPage,
  isEarlier: (row: Row) => boolean,
): Promise<Row | 'first' | 'unreachable'> {
  if (at.next === null) return 'first';
  if (at.next === undefined) return findByNumber(load, at, isEarlier);
  const reply = await load({ page: at.offset + 1, size: 1, after: at.next }).catch(() => null);
  return reply?.list.find(isEarlier) ?? (reply?.next === null ? 'first' : 'unreachable');
}

async function findByNumber<Row>(
  load: LoadPage<Row>,
  at: Pick<BehindPage, 'offset' | 'total'>,
  isEarlier: (row: Row) => boolean,
): Promise<Row | 'first' | 'unreachable'> {
  let offset = at.offset;
  for (let i = 0; i < TRIES; i += 1) {
    const reply = offset > DEEPEST_ROW ? null : await load({ page: offset + 1, size: 1 }).catch(() => null);
    if (reply === null) return 'unreachable';
    const row = reply.list.find(isEarlier);
    if (row !== undefined) return row;
    offset = at.offset + Math.max(0, reply.total - at.total);
    if (offset >= reply.total) return 'first';
  }
  return 'unreachable';
}
