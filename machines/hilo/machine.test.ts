import { describe, expect, test } from 'vitest';
import { openSolo, roomOf, SEEDS } from '../kit/solo/room.fixture';
import { hiloCues, hiloGame, hiloMachine, TURN_MS } from './machine';
import { roundOf } from './round.fixture';
import type { HiloKinds } from './types';
import { choicesOf, mayCash, skipsLeft, tableOf, tableView, winningOf } from './select';
import { rp } from '../../rules/money.fixture';

describe('what happened on the table', () => {
  const first = roundOf(['4♣']);
  const right = roundOf(['4♣', ['higher', 'J♥']]);

  test('a round begins with its first card; one that is gone on with tells nothing', () => {
    expect(hiloCues(null, first)).toEqual([{ type: 'deal' }]);
    expect(hiloCues(null, right)).toEqual([]);
  });

  test('a guess is told with its chance, right or wrong', () => {
    expect(hiloCues(first, right)).toEqual([{ type: 'turn', index: 1, right: true, chance: 10 / 13 }]);
    expect(hiloCues(first, roundOf(['4♣', ['higher', '2♥']]))).toEqual([
      { type: 'turn', index: 1, right: false, chance: 10 / 13 },
    ]);
  });

  test('a skip is told, a cash-out too, and an echo not', () => {
    expect(hiloCues(right, roundOf(['4♣', ['higher', 'J♥'], ['skip', '2♠']]))).toEqual([{ type: 'skip', index: 2 }]);
    expect(hiloCues(right, { ...right, status: 'won' })).toEqual([{ type: 'cash' }]);
    expect(hiloCues(right, right)).toEqual([]);
  });
});

test('a card that ends the round is seen before its result: a wrong one, the highest rate, the maximum profit; a cash-out turns none', () => {
  const right = roundOf(['4♣', ['higher', 'J♥']]);
  const won = { ...right, status: 'won' } as const;
  const back = rp(32_175);
  expect([right.amount, right.rate]).toEqual([rp(25_000), 1.287]);
  expect(hiloGame.revealMs(roundOf(['4♣', ['higher', '2♥']]), null)).toBe(TURN_MS);
  expect(hiloGame.revealMs({ ...won, winAmount: back }, null)).toBe(0);
  expect(hiloGame.revealMs({ ...won, winAmount: back - 1n }, null)).toBe(TURN_MS);
  expect(hiloGame.revealMs({ ...won, rate: 10_000, winAmount: right.amount * 10_000n }, null)).toBe(TURN_MS);
});

describe('the table', () => {
  const snapshot = (round: ReturnType<typeof roundOf>) => ({ context: { round, maxProfit: rp(1_000_000_000) } });

  test('shows chance, rate and money of both guesses before one is chosen', () => {
    expect(choicesOf(snapshot(roundOf(['4♣', ['higher', 'J♥'], ['lower', '6♠'], ['higher', '9♦']])))).toEqual([
      { guess: 'higher', chance: 5 / 13, rate: 64_262, amount: 160_655 },
      { guess: 'lower', chance: 9 / 13, rate: 35_701, amount: 89_252.5 },
    ]);
  });

  test('offers the same rank beside higher on an ace and beside lower on a king', () => {
    expect(choicesOf(snapshot(roundOf(['A♣']))).map(({ guess }) => guess)).toEqual(['higher', 'same']);
    expect(choicesOf(snapshot(roundOf(['K♣']))).map(({ guess }) => guess)).toEqual(['same', 'lower']);
  });

  test('offers nothing in a round that is over, and the cash-out from the first right guess on', () => {
    expect(choicesOf(snapshot(roundOf(['4♣', ['higher', '2♥']])))).toEqual([]);
    expect(mayCash(snapshot(roundOf(['4♣'])))).toBe(false);
    expect(mayCash(snapshot(roundOf(['4♣', ['skip', '9♣']])))).toBe(false);
    expect(mayCash(snapshot(roundOf(['4♣', ['higher', 'J♥']])))).toBe(true);
  });

  test('counts skips and right guesses, and keeps the profit within what the house allows', () => {
    const round = roundOf(['4♣', ['skip', '9♣'], ['lower', '9♦']]);
    expect(skipsLeft(round)).toBe(51);
    expect(winningOf(round)).toEqual([9]);
    const short = { context: { round: roundOf(['4♣']), maxProfit: rp(10_000) } };
    expect(choicesOf(short).map(({ amount }) => amount)).toEqual([32_175, 35_000]);
  });
});

test('a wrong card is not told to the balance before it has turned over; the money of a cash-out is', async () => {
  const game = {
    id: 'hilo',
    steps: (round: ReturnType<typeof roundOf>) => round.cards.length,
    revealMs: (round: ReturnType<typeof roundOf>) => (round.status === 'lost' ? TURN_MS : 0),
    restMs: () => 700,
    cues: hiloCues,
  };
  const room = openSolo<HiloKinds>(game);
  room.send({ type: 'wire.snapshot', room: roomOf({ seeds: SEEDS }) as never });
  expect(hiloMachine.id).toBe('hilo');
  room.start({});
  await room.answer('start', roundOf(['4♣']), 975_000);
  expect(room.phase()).toBe('playing');
  room.select('higher');
  await room.answer('select', roundOf(['4♣', ['higher', '2♥']]), 975_000);
  expect(room.phase()).toBe('revealing');
  expect(room.words('ended')).toHaveLength(0);
  room.clock.increment(TURN_MS);
  expect(room.words('ended')).toHaveLength(1);
  expect(room.words('cue').map(({ cue }) => cue.type)).toEqual(['deal', 'turn']);
});

test('the table is connecting until the first picture, then ready', () => {
  const room = openSolo<HiloKinds>({
    id: 'hilo',
    steps: ({ cards }) => cards.length,
    revealMs: () => 0,
    restMs: () => 0,
    cues: hiloCues,
  });
  const view = () => tableView(room.actor.getSnapshot() as Parameters<typeof tableView>[0]);
  expect(view()).toMatchObject({ phase: 'connecting', cards: [], choices: [] });
  room.send({ type: 'wire.snapshot', room: roomOf() as never });
  expect(view()).toMatchObject({ phase: 'ready', outcome: null });
});

test('the table knows what a round was begun with and what came back', () => {
  const money = (round: ReturnType<typeof roundOf>) => {
    const { stake, back } = tableOf(round, 'playing', null, rp(1e9));
    return [stake, back];
  };
  expect(money(roundOf(['4♣', ['higher', 'J♥']]))).toEqual([25_000, 0]);
  expect(money(roundOf(['9♦', ['higher', '3♣']]))).toEqual([25_000, 0]);
  expect(money(roundOf(['4♣', ['higher', 'J♥']], { status: 'won', winAmount: rp(32_175) }))).toEqual([25_000, 32_175]);
});
