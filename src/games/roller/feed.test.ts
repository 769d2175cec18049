import { expect, test } from 'vitest';
import { ROLLER_WIN_DELAY_MS } from '../../../contract/constants';
import { openSolo, SEEDS } from '../../../machines/kit/solo/room.fixture';
import { rollerGame } from '../../../machines/roller/machine';
import type { RollerRound } from '../../../machines/roller/types';
import { createRollerFeed, chooseAt, rollerDial, type RollerDesk } from './feed';
import { rp } from '../../../rules/money.fixture';

const round: RollerRound = {
  roundId: '9',
  amount: rp(20_000),
  status: 'won',
  rate: 2,
  winAmount: rp(40_000),
  startTime: 0,
  endTime: 0,
  clientSeed: 's',
  nonce: 0,
  serverSeedHash: 'ab'.repeat(32),
  result: 82_417,
  choose: 65_000,
  isHigher: true,
  multiplier: 2,
};
const desk: RollerDesk = {
  pick: () => ({ choose: 20_000, isHigher: false }),
  past: () => [{ id: '8', result: 5, won: false }],
  subscribe: () => () => undefined,
};

test('a running round shows its own choice, afterwards the player’s; its number joins the history at once', async () => {
  const room = openSolo(rollerGame);
  const feed = createRollerFeed(room.actor, room.clock, desk);
  expect(feed.view()).toMatchObject({ phase: 'connecting', choose: 20_000, isHigher: false });
  room.send({
    type: 'wire.snapshot',
    room: { seeds: SEEDS, latest: [], limits: { min: rp(1_000), max: rp(5_000_000) }, maxProfit: 1n, players: 1 },
  });
  room.start({ choose: 65_000, isHigher: true, turbo: false });
  expect(feed.view()).toMatchObject({ phase: 'processing', choose: 65_000, isHigher: true });
  await room.answer('start', round);
  expect(feed.view()).toMatchObject({
    phase: 'animate',
    choose: 65_000,
    history: [{ id: '9', result: 82_417, won: true }, { id: '8' }],
  });
  room.clock.increment(ROLLER_WIN_DELAY_MS);
  expect(feed.view()).toMatchObject({ phase: 'animate', choose: 20_000, isHigher: false });
});

test('a finger over the gauge points to the number that lies under it', () => {
  const dial = rollerDial({ width: 412, height: 915, inset: { top: 64, right: 0, bottom: 425, left: 0 } });
  expect(chooseAt(dial, dial.x, dial.y - dial.radius)).toBe(50_000);
  expect(chooseAt(dial, dial.x - dial.radius, dial.y + dial.radius)).toBe(0);
});
