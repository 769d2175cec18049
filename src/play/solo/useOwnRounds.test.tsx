// @vitest-environment happy-dom
import { act, renderHook, waitFor } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { inRoom, roundOf } from '../../../machines/kit/solo/room.fixture';
import { type AnySoloRoom, SoloContext } from './context';
import { useOwnRounds } from './useOwnRounds';

const REVEAL_MS = 1_100;

/** The history in a room whose results stay hidden for a while; the server has them at once. */
function history() {
  const room = inRoom({}, REVEAL_MS);
  const rounds = [{ roundId: '6' }];
  let loads = 0;
  const load = async () => {
    loads += 1;
    return { total: rounds.length, list: [...rounds] };
  };
  const open = { actor: room.actor } as unknown as AnySoloRoom;
  const wrapper = ({ children }: { readonly children: ReactNode }) =>
    createElement(SoloContext, { value: open }, children);
  const show = () => renderHook(() => useOwnRounds(load), { wrapper }).result;
  const lose = () =>
    act(async () => {
      room.start({ side: 'a' });
      rounds.unshift({ roundId: '7' });
      await room.answer('start', roundOf({ status: 'lost', rate: 0 }));
    });
  return { show, lose, reveal: () => act(async () => room.clock.increment(REVEAL_MS)), loads: () => loads };
}

const ids = (rows: readonly { readonly roundId: string }[]) => rows.map(({ roundId }) => roundId);

describe('the own rounds', () => {
  test('are read again once the result is shown, and not before', async () => {
    const room = history();
    const shown = room.show();
    await waitFor(() => expect(ids(shown.current.rows)).toEqual(['6']));
    await room.lose();
    expect(room.loads()).toBe(1);
    await room.reveal();
    await waitFor(() => expect(ids(shown.current.rows)).toEqual(['7', '6']));
  });

  test('do not tell it either where the list is opened meanwhile', async () => {
    const room = history();
    await room.lose();
    const shown = room.show();
    await waitFor(() => expect(ids(shown.current.rows)).toEqual(['6']));
    await room.reveal();
    await waitFor(() => expect(ids(shown.current.rows)).toEqual(['7', '6']));
  });
});
