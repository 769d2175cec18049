import { useEffect, useRef } from 'react';
import { untoldOf } from '../../../machines/kit/solo/select';
import { type LoadPage, type Paged, usePaged } from '../room/usePaged';
import { useSolo, useSoloRoom } from './context';

const PAGE = 10;

/**
 * The player's finished rounds by page. The first page is read again once a result is shown: neither before it nor without it does a row tell it.
 * @param load keep it the same between renders
 */
export function useOwnRounds<Row extends { readonly roundId: string }>(load: LoadPage<Row>): Paged<Row> {
  const { actor } = useSoloRoom();
  const untold = useSolo(untoldOf);
  const paged = usePaged(load, PAGE);
  const latest = useRef(paged);
  useEffect(() => {
    latest.current = paged;
  });
  useEffect(() => {
    const heard = actor.on('ended', () => {
      if (latest.current.page === 1) latest.current.reload();
    });
    return () => heard.unsubscribe();
  }, [actor]);
  return { ...paged, rows: paged.rows.filter(({ roundId }) => roundId !== untold) };
}
