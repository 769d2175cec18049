import { describe, expect, it } from 'vitest';
import { ROLLER_RESTART_DELAY_MS, ROLLER_WIN_DELAY_MS } from '../../contract/constants';
import { CODE, CodeError } from '../../contract/errors';
import { openSolo, SEEDS } from '../kit/solo/room.fixture';
import { ANIMATE_MS, LIVE_AGAIN_MS } from './delays';
import { rollerGame } from './machine';
import { latestRounds, oddsOf, ownWaits, rollerPhase } from './select';
import type { RollerChoice, RollerLatest, RollerRound } from './types';
import { rp } from '../../rules/money.fixture';

const CHOICE: RollerChoice = { choose: 65_000, isHigher: true, turbo: false };
const won: RollerRound = {
  roundId: '9',
  amount: rp(20_000),
  status: 'won',
  rate: 2.8285,
  winAmount: rp(56_570),
  startTime: 0,
  endTime: 0,
  clientSeed: 'seed',
  nonce: 0,
  serverSeedHash: 'ab'.repeat(32),
  result: 82_417,
  choose: 65_000,
  isHigher: true,
  multiplier: 2.8285,
};
const lost: RollerRound = { ...won, status: 'lost', rate: 0, winAmount: rp(0), multiplier: 0, result: 12 };
const latest = (roundId: string): RollerLatest => ({
  roundId,
  name: 'a',
  avatar: '',
  hue: 1,
  amount: rp(1),
  multiplier: 0,
  winAmount: rp(0),
  time: 0,
  result: 1,
  choose: 2,
  isHigher: true,
});
const ROOM = {
  seeds: SEEDS,
  latest: [],
  limits: { min: rp(1_000), max: rp(5_000_000) },
  maxProfit: rp(1_000_000_000),
  players: 3,
};

function inRoom() {
  const room = openSolo(rollerGame);
  room.send({ type: 'wire.snapshot', room: ROOM });
  return { ...room, roller: () => rollerPhase(room.actor.getSnapshot()) };
}

describe('a round (second document, section 4, Roller)', () => {
  it('goes beReady, processing, animate, and is tells a win 3.5 s after its answer and is ready again 2.5 s later', async () => {
    const room = inRoom();
    expect(room.roller()).toBe('beReady');
    room.start(CHOICE, 20_000);
    expect(room.roller()).toBe('processing');
    expect(room.words('staked')).toEqual([{ type: 'staked', amount: rp(20_000) }]);
    await room.answer('start', won, 1_036_570);
    expect(room.roller()).toBe('animate');
    expect(room.words('cue').map(({ cue }) => cue)).toEqual([
      { type: 'roll', id: '9', result: 82_417, choose: 65_000, isHigher: true, won: true, turbo: false },
    ]);
    // Neither money nor outcome while the needle runs, and then the number at rest.
    room.clock.increment(ROLLER_WIN_DELAY_MS - 1);
    expect([room.words('balance'), room.words('ended')]).toEqual([[], []]);
    room.clock.increment(1);
    expect(room.words('balance')).toEqual([{ type: 'balance', balance: rp(1_036_570) }]);
    expect(room.words('cue').at(-1)?.cue).toEqual({ type: 'win', size: 'M', amount: 56_570 });
    room.clock.increment(ROLLER_RESTART_DELAY_MS - 1);
    expect(room.roller()).toBe('animate');
    room.clock.increment(1);
    expect(room.roller()).toBe('beReady');
  });

  it('is ready again at once after a loss, which is not celebrated', async () => {
    const room = inRoom();
    room.start(CHOICE, 20_000);
    await room.answer('start', lost, 980_000);
    room.clock.increment(ANIMATE_MS.calm - 1);
    expect(room.words('ended')).toEqual([]);
    room.clock.increment(1);
    expect(room.words('ended')).toHaveLength(1);
    room.clock.increment(LIVE_AGAIN_MS);
    expect(room.roller()).toBe('beReady');
    expect(room.words('cue').filter(({ cue }) => cue.type === 'win')).toEqual([]);
  });

  it('takes the short way on turbo', async () => {
    const room = inRoom();
    room.start({ ...CHOICE, turbo: true }, 20_000);
    await room.answer('start', won, 1_036_570);
    room.clock.increment(ANIMATE_MS.turbo);
    room.clock.increment(LIVE_AGAIN_MS);
    expect(room.roller()).toBe('beReady');
  });

  it('is told when its answer was lost: the room says how it ended, and it rolls', async () => {
    const room = inRoom();
    room.start(CHOICE, 20_000);
    await room.refuse('start', new CodeError(CODE.connectionLost));
    expect(room.roller()).toBe('beReady');
    const snapshot = { type: 'wire.snapshot' as const, room: { ...ROOM, round: won } };
    room.send(snapshot);
    expect(room.roller()).toBe('animate');
    expect(room.words('cue').map(({ cue }) => cue.type)).toEqual(['roll']);
    room.clock.increment(ROLLER_WIN_DELAY_MS);
    expect(room.words('ended').map(({ round }) => round.roundId)).toEqual(['9']);
    expect(room.words('cue').at(-1)?.cue).toEqual({ type: 'win', size: 'M', amount: 56_570 });
    room.clock.increment(ROLLER_RESTART_DELAY_MS);
    expect(room.roller()).toBe('beReady');
    // Told once.
    room.send(snapshot);
    expect(room.roller()).toBe('beReady');
  });

  it('that never came to be is not told again: what the room knows was known', async () => {
    const room = inRoom();
    room.start(CHOICE, 20_000);
    await room.answer('start', lost, 980_000);
    room.clock.increment(ANIMATE_MS.calm);
    room.clock.increment(LIVE_AGAIN_MS);
    room.start(CHOICE, 20_000);
    await room.refuse('start', new CodeError(CODE.connectionLost));
    room.send({ type: 'wire.snapshot', room: { ...ROOM, round: lost } });
    expect(room.roller()).toBe('beReady');
    expect(room.words('ended')).toHaveLength(1);
  });

  it('goes back to beReady on an error, and asks for the balance that it reduced', async () => {
    const room = inRoom();
    room.start(CHOICE, 20_000);
    await room.refuse('start', new CodeError(700));
    expect(room.roller()).toBe('beReady');
    expect(room.words('balance.refresh')).toHaveLength(1);
    expect(room.words('refused')).toHaveLength(1);
  });
});

it('the own round joins everybody’s 3.5 s after its answer', async () => {
  const room = inRoom();
  room.start(CHOICE, 20_000);
  await room.answer('start', won);
  room.send({ type: 'wire.update', update: { latest: [latest('9'), latest('8')], players: 3 } });
  const rows = () => latestRounds(room.actor.getSnapshot()).map(({ roundId }) => roundId);
  expect(rows()).toEqual(['8']);
  expect(ownWaits(room.actor.getSnapshot())).toBe(ROLLER_WIN_DELAY_MS);
  room.clock.increment(ROLLER_WIN_DELAY_MS);
  expect(rows()).toEqual(['9', '8']);
});

it('odds are those of the rules; a refused choice has none', () => {
  expect(oddsOf({ choose: 65_000, isHigher: true })).toEqual({ rate: 28_285, chance: 0.35 });
  expect(oddsOf({ choose: 99_995, isHigher: true })).toBeNull();
});
