import { expect, test } from 'vitest';
import { lobbyStreams } from '../../contract/site';
import type { LobbyRoom } from '../../contract/site';
import { TestClock } from '../../tests/suites/realtime-kit';
import { createLobbyFeed } from './lobby';

const START = 1_763_700_000_000;

function lobby() {
  const clock = new TestClock(START);
  const sent: { at: number; payload: unknown }[] = [];
  const room: LobbyRoom = {
    game: 'crash',
    status: 'preparation',
    roundId: '7',
    startTime: START + 8_000,
    historyRate: [1.5],
    players: 2,
    bots: 3,
  };
  const feed = createLobbyFeed({
    rooms: () => [{ lobby: () => room }],
    presence: { online: () => 5, inRoom: () => 2 },
    publisher: {
      json: (topic, payload) =>
        void (topic === lobbyStreams.rooms.route && sent.push({ at: clock.now() - START, payload })),
      text: () => undefined,
      toUser: () => undefined,
    },
    clock,
  });
  return { clock, sent, feed, times: () => sent.map(({ at }) => at) };
}

test('tells the whole picture, as the contract has it', () => {
  const { clock, sent, feed } = lobby();
  feed.start();
  clock.advance(0);
  expect(sent).toHaveLength(1);
  expect(lobbyStreams.rooms.payload.parse(sent[0]?.payload)).toMatchObject({
    serverTime: START,
    online: 5,
    rooms: [{ game: 'crash', roundId: '7' }],
  });
});

test('speaks every 5 s, and soon after a change, once for changes that come together', () => {
  const { clock, feed, times } = lobby();
  feed.start();
  clock.advance(5_000);
  expect(times()).toEqual([0, 5_000]);
  clock.advance(1_000);
  feed.changed();
  clock.advance(50);
  feed.changed();
  clock.advance(8_000);
  expect(times()).toEqual([0, 5_000, 6_100, 11_100]);
});

test('is silent before it starts and after it stops', () => {
  const { clock, feed, times } = lobby();
  feed.changed();
  clock.advance(6_000);
  feed.start();
  clock.advance(0);
  feed.stop();
  feed.changed();
  clock.advance(20_000);
  expect(times()).toEqual([6_000]);
});
