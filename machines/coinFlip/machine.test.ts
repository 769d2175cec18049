import { describe, expect, expectTypeOf, test } from 'vitest';
import { coinRate, MAX_FLIPS } from '../../rules/coinFlip/coin';
import { fromRate, pay, toRate } from '../../rules/money';
import type { CoinFlipCue as SceneCue, CoinFlipView } from '../../scenes/coinFlip/view';
import { openSolo, roomOf, SEEDS } from '../kit/solo/room.fixture';
import { coinFlipCues, coinFlipGame, coinFlipMachine, rightFlips, TOSS_MS } from './machine';
import { roundOf } from './round.fixture';
import { mayCash, nextOf, tableOf, type TableView, tableView } from './select';
import type { CoinFlipCue, CoinFlipKinds } from './types';
import { rp } from '../../rules/money.fixture';

test('what the machine says is what the scene understands, though neither may import the other', () => {
  expectTypeOf<CoinFlipCue>().toExtend<SceneCue>();
  expectTypeOf<TableView>().toExtend<CoinFlipView>();
});

describe('what happened on the table', () => {
  test('a round begins with its stake; one that is gone on with tells nothing', () => {
    expect(coinFlipCues(null, roundOf(''))).toEqual([{ type: 'stake' }]);
    expect(coinFlipCues(null, roundOf('ht'))).toEqual([]);
  });

  test('a flip is told with its side, right or wrong', () => {
    expect(coinFlipCues(roundOf('h'), roundOf('ht'))).toEqual([{ type: 'flip', index: 1, side: 'tails', right: true }]);
    expect(coinFlipCues(roundOf('h'), roundOf('h!t'))).toEqual([
      { type: 'flip', index: 1, side: 'tails', right: false },
    ]);
  });

  test('a cash-out is told, after its flip where the flip ended the round, and an echo not', () => {
    const right = roundOf('h');
    expect(coinFlipCues(right, { ...right, status: 'won' })).toEqual([{ type: 'cash' }]);
    expect(coinFlipCues(right, { ...roundOf('ht'), status: 'won' }).map(({ type }) => type)).toEqual(['flip', 'cash']);
    expect(coinFlipCues(right, right)).toEqual([]);
  });
});

test('a coin that ends the round lies before its result is told; a cash-out tosses none', () => {
  const won = { ...roundOf('hh'), status: 'won' } as const;
  const back = rp(99_000);
  expect([won.amount, won.rate]).toEqual([rp(25_000), 3.96]);
  expect(coinFlipGame.revealMs(roundOf('h!t'), null)).toBe(TOSS_MS);
  expect(coinFlipGame.revealMs({ ...won, winAmount: back }, null)).toBe(0);
  expect(coinFlipGame.revealMs({ ...won, winAmount: back - 1n }, null)).toBe(TOSS_MS);
  const last = roundOf('h'.repeat(MAX_FLIPS));
  expect(coinFlipGame.revealMs({ ...last, status: 'won', winAmount: pay(last.amount, toRate(last.rate)) }, null)).toBe(
    TOSS_MS,
  );
});

describe('the table', () => {
  test('shows what the flips are worth, and nothing once one was wrong', () => {
    expect(tableOf(roundOf('hth'), 'playing', null)).toMatchObject({ phase: 'process', rate: coinRate(3), right: 3 });
    expect(tableOf(roundOf('ht!h'), 'playing', null)).toMatchObject({ phase: 'ready', rate: 0, right: 2, back: 0 });
    const won = roundOf('h', { status: 'won', rate: fromRate(coinRate(1)), winAmount: rp(49_500) });
    expect(tableOf(won, 'playing', null)).toMatchObject({ rate: coinRate(1), stake: 25_000, back: 49_500 });
  });

  test('knows the right flips, what the next one brings within the maximum profit, and when there is none', () => {
    expect(rightFlips(roundOf('ht!h'))).toHaveLength(2);
    expect(nextOf(rp(25_000), 0, rp(1e9))).toEqual({ rate: coinRate(1), amount: rp(49_500) });
    expect(nextOf(rp(25_000), 1, rp(10_000))).toEqual({ rate: coinRate(2), amount: rp(35_000) });
    expect(nextOf(rp(25_000), MAX_FLIPS, rp(1e9))).toBeNull();
  });

  test('offers the cash-out from the first right flip on', () => {
    const of = (round: ReturnType<typeof roundOf> | null) => mayCash({ context: { round } });
    expect([null, roundOf(''), roundOf('h'), roundOf('h!t')].map(of)).toEqual([false, false, true, false]);
  });
});

describe('the room', () => {
  function inRoom() {
    const room = openSolo<CoinFlipKinds>(coinFlipGame);
    const view = () => tableView(room.actor.getSnapshot());
    expect(view()).toMatchObject({ phase: 'connecting', flips: [], outcome: null });
    room.send({ type: 'wire.snapshot', room: roomOf({ seeds: SEEDS }) as never });
    return { ...room, view };
  }

  test('names the side of the first flip from the start on, until it has fallen', async () => {
    const room = inRoom();
    expect(coinFlipMachine.id).toBe('coinFlip');
    expect(room.view()).toMatchObject({ phase: 'ready', chosen: null });
    room.start({ select: 'tails' });
    expect(room.view().chosen).toBe('tails');
    await room.answer('start', roundOf(''), 975_000);
    expect(room.view()).toMatchObject({ phase: 'process', chosen: 'tails' });
    room.select('tails');
    await room.answer('select', roundOf('t'));
    expect(room.view()).toMatchObject({ right: 1, chosen: null });
  });

  test('keeps a wrong coin from balance and list while it is in the air', async () => {
    const room = inRoom();
    room.start({ select: 'heads' });
    await room.answer('start', roundOf(''), 975_000);
    room.select('heads');
    await room.answer('select', roundOf('!t'), 975_000);
    expect(room.phase()).toBe('revealing');
    expect(room.words('ended')).toHaveLength(0);
    room.clock.increment(TOSS_MS);
    expect(room.words('ended')).toHaveLength(1);
    expect(room.words('cue').map(({ cue }) => cue.type)).toEqual(['stake', 'flip']);
  });
});
