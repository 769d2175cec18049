import { configOf } from '../../autobet/config.fixture';
import { describe, expect, it } from 'vitest';
import { CODE, CodeError } from '../../../contract/errors';
import { rp } from '../../../rules/money.fixture';
import type { AutoConfig } from '../../autobet/types';
import {
  endOf,
  openRoom,
  ROUND_MS,
  settle,
  startOf,
  type Team,
  BETTING_MS,
  RUN_MS,
  WIN_DELAY_MS,
} from './room.fixture';
import { runnerOf } from '../../autobet/runner';
import { sumOf } from './stakes';
import { runLimits, stakesToRepeat } from './run';

type Room = ReturnType<typeof openRoom>;

/** A run of what is set up, or of the last stakes. */
const begin = (room: Room, change: Partial<AutoConfig> = {}) => {
  const run = runnerOf(runLimits(room.context()), {
    balance: rp(1_000_000),
    runId: 'run-0001',
    config: configOf({ amount: sumOf(stakesToRepeat(room.context())), count: 5, ...change }),
  });
  if (run !== null) room.send({ type: 'auto.start', run });
};
const run = (room: Room) => room.context().auto;
/** The pools of each bet that was asked for, by round. */
const asked = (room: Room) =>
  room.asked.map(({ input: { roundId, bets } }) => [
    roundId,
    Object.fromEntries(bets.map(({ select, amount }) => [select.join(), amount])),
  ]);
/** Round `id` is drawn; its bets come to this, rupiah, and that is told. */
const play = (room: Room, id: number, stake: number, back: number) => {
  const from = (id - 1) * ROUND_MS;
  room.at(from + BETTING_MS);
  room.send({ type: 'wire.end', end: endOf(id, 3) });
  room.send({ type: 'wire.result', result: { roundId: String(id), stake: rp(stake), back: rp(back) } });
  room.at(from + BETTING_MS + RUN_MS + WIN_DELAY_MS);
};
const next = (room: Room, id: number) => {
  room.at((id - 1) * ROUND_MS);
  room.send({ type: 'wire.start', start: startOf(id) });
};

describe('a run of repeated rounds', () => {
  it('bets what is set up in this round and in each that follows, until its count', async () => {
    const room = openRoom();
    room.tap('red', 'blue');
    begin(room, { count: 2 });
    expect(asked(room)).toEqual([['1', { red: rp(10_000), blue: rp(10_000) }]]);
    expect(room.asked[0]?.input.bets.map(({ uuid }) => uuid)).toEqual(['run-0001-1.0', 'run-0001-1.1']);
    await room.answer();
    expect(room.button()).toEqual({ kind: 'stopRun', pending: false });
    play(room, 1, 20_000, 40_000);
    expect(run(room)).toMatchObject({ running: true, left: 1, played: 1, profit: rp(20_000) });
    next(room, 2);
    expect(asked(room)[1]).toEqual(['2', { red: rp(10_000), blue: rp(10_000) }]);
    await room.answer();
    play(room, 2, 20_000, 0);
    expect(run(room)).toMatchObject({ running: false, stopped: 'finished', profit: 0n });
    next(room, 3);
    expect(room.asked).toHaveLength(2);
  });

  it('repeats the last stakes when nothing is set up, and begins with the next round when bets are about to close', async () => {
    const room = openRoom();
    await room.bet('black');
    room.at(BETTING_MS - 1_000);
    begin(room);
    expect(room.asked).toHaveLength(1);
    expect(run(room)).toMatchObject({ running: true, played: 0 });
    play(room, 1, 10_000, 0);
    expect(run(room)).toMatchObject({ played: 0, profit: 0n });
    next(room, 2);
    expect(asked(room)[1]).toEqual(['2', { black: rp(10_000) }]);
  });

  it('tells a net only once the picture has come to rest', async () => {
    const room = openRoom();
    room.tap('red');
    begin(room);
    await room.answer();
    room.at(BETTING_MS);
    room.send({ type: 'wire.end', end: endOf(1, 3) });
    room.send({ type: 'wire.result', result: { roundId: '1', stake: rp(10_000), back: 0n } });
    expect(run(room)?.played).toBe(0);
    room.at(BETTING_MS + RUN_MS + WIN_DELAY_MS);
    expect(run(room)).toMatchObject({ played: 1, profit: -rp(10_000) });
  });

  it('counts a result that nobody saw before the next round began', async () => {
    const room = openRoom();
    room.tap('red');
    begin(room);
    await room.answer();
    room.at(BETTING_MS);
    room.send({ type: 'wire.end', end: endOf(1, 3) });
    room.send({ type: 'wire.result', result: { roundId: '1', stake: rp(10_000), back: 0n } });
    // The timers of a page in the background are late: the next start comes first.
    room.send({ type: 'wire.start', start: startOf(2) });
    expect(run(room)).toMatchObject({ played: 1, left: 4, profit: -rp(10_000) });
    expect(asked(room)).toHaveLength(2);
  });

  it('stops after a win, and at an amount lost', async () => {
    const won = openRoom();
    won.tap('red');
    begin(won, { stopAfter: 'win' });
    await won.answer();
    play(won, 1, 10_000, 20_000);
    expect(run(won)).toMatchObject({ running: false, stopped: 'after-win' });
    const lost = openRoom();
    lost.tap('red');
    begin(lost, { mostLost: rp(10_000) });
    await lost.answer();
    play(lost, 1, 10_000, 0);
    expect(run(lost)).toMatchObject({ running: false, stopped: 'most-lost', profit: -rp(10_000) });
  });

  it('ends with the code of a refusal: limits, fair play, money', async () => {
    const room = openRoom();
    room.tap('red');
    begin(room);
    await room.answer({ red: new CodeError(CODE.insufficientBalance) });
    expect(run(room)).toMatchObject({ running: false, stopped: 'refused', code: CODE.insufficientBalance });
    next(room, 2);
    expect(room.asked).toHaveLength(1);
  });

  it('plays what stands of a bet to its end when a part was refused', async () => {
    const room = openRoom();
    room.tap('red', 'blue');
    begin(room);
    await room.answer({ blue: new CodeError(CODE.insufficientBalance) });
    expect(run(room)).toMatchObject({ running: true, stopped: 'refused' });
    play(room, 1, 10_000, 20_000);
    expect(run(room)).toMatchObject({ running: false, stopped: 'refused', profit: rp(10_000) });
  });

  it('is stopped by the player: between rounds at once, else after the round', async () => {
    const room = openRoom();
    room.tap('red');
    begin(room);
    await room.answer();
    room.send({ type: 'auto.stop' });
    expect(room.button()).toEqual({ kind: 'stopRun', pending: true });
    play(room, 1, 10_000, 0);
    expect(run(room)).toMatchObject({ running: false, stopped: 'user', played: 1 });
  });

  it('has the board for itself: nothing is set up or sent by hand meanwhile', async () => {
    const room = openRoom();
    room.tap('red');
    begin(room);
    await room.answer();
    room.tap('blue');
    room.press('bet.again');
    expect(room.slip()).toEqual({});
    expect(room.asked).toHaveLength(1);
  });

  it('waits while the page is hidden, and goes on with the round that is open then', async () => {
    const room = openRoom();
    room.tap('red');
    begin(room);
    await room.answer();
    room.send({ type: 'page.hidden' });
    play(room, 1, 10_000, 0);
    next(room, 2);
    expect(asked(room)).toHaveLength(1);
    expect(run(room)).toMatchObject({ running: true, paused: true, played: 1 });
    room.send({ type: 'page.shown' });
    expect(asked(room)[1]?.[0]).toBe('2');
  });

  it('a round that closed while the page was hidden lets the bet pass, and the next one takes it', async () => {
    const room = openRoom();
    room.tap('red');
    begin(room);
    await room.answer();
    room.send({ type: 'page.hidden' });
    play(room, 1, 10_000, 0);
    next(room, 2);
    room.at(ROUND_MS + BETTING_MS + 100);
    room.send({ type: 'page.shown' });
    expect(asked(room)).toHaveLength(1);
    next(room, 3);
    expect(asked(room)[1]?.[0]).toBe('3');
  });

  it('ends when the connection is lost, and when somebody else plays', () => {
    for (const event of [{ type: 'link.offline' }, { type: 'user.changed', userId: 'other' }] as const) {
      const room = openRoom();
      room.tap('red');
      begin(room);
      room.send(event);
      expect(run(room)?.running).toBe(false);
    }
  });

  it('ends when another table comes on screen', async () => {
    const room = openRoom();
    room.tap('red');
    begin(room);
    await room.answer();
    room.send({ type: 'table.select', table: 2 });
    expect(run(room)).toMatchObject({ running: false, stopped: 'table' });
    await settle();
    expect(room.asked).toHaveLength(1);
  });

  it.each<[string, (room: Room) => void, Partial<AutoConfig>]>([
    ['nothing is chosen', () => undefined, { amount: rp(10_000) }],
    ['the sum is another', (room) => room.tap('red'), { amount: rp(20_000) }],
    ['it is one round', (room) => room.tap('red'), { count: 1 }],
    ['a pool is below its limit', (room) => chooseLittle(room, 'red'), {}],
  ])('does not begin when %s', (_why, set, change) => {
    const room = openRoom();
    set(room);
    begin(room, change);
    expect(run(room)).toBeNull();
    expect(room.asked).toEqual([]);
  });

  it('does not begin while a set-up waits for the next round', async () => {
    const room = openRoom();
    await room.bet('red');
    play(room, 1, 10_000, 0);
    room.press('bet.again');
    begin(room);
    expect(run(room)).toBeNull();
  });
});

const chooseLittle = (room: Room, pool: Team) => {
  room.send({ type: 'amount.set', amount: rp(500) });
  room.tap(pool);
};
