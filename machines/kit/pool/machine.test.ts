import { describe, expect, it } from 'vitest';
import { CODE, CodeError } from '../../../contract/errors';
import {
  answersTo,
  betOf,
  drawnOf,
  endOf,
  HEX,
  infoOf,
  ME,
  openRoom,
  runOf,
  settle,
  snapshotOf,
  startOf,
  T0,
  totals,
  type Team,
} from './room.fixture';
import { betLimits } from './limits';
import { poolCells } from './select';

const DRAWN = 15_000;
const RESTS = 17_000;

type Room = ReturnType<typeof openRoom>;
const draw = (room: Room, number = 4) => {
  room.at(DRAWN);
  room.send({ type: 'wire.end', end: endOf(1, number) });
};

describe('the status of a round', () => {
  it('is -1 idle, 0 while bets are open, 1 from the draw to the next start', () => {
    const room = openRoom({ snapshot: null });
    expect(room.status()).toBe(-1);
    room.send({ type: 'wire.snapshot', snapshot: snapshotOf(1) });
    expect(room.status()).toBe(0);
    draw(room);
    expect(room.status()).toBe(1);
    room.at(23_000);
    room.send({ type: 'wire.start', start: startOf(2) });
    expect(room.status()).toBe(0);
    expect(room.context().round?.roundId).toBe('2');
  });

  it('closes by the server’s times: hurried in the last 3 s, then shut, running to the stop, then shown', () => {
    const room = openRoom();
    const seen = [11_900, 12_000, 14_900, DRAWN].map((ms) => {
      room.at(ms);
      return room.phase();
    });
    expect(seen).toEqual(['open', 'closing', 'closing', 'closed']);
    draw(room);
    expect(room.phase()).toBe('running');
    room.at(RESTS);
    expect(room.phase()).toBe('shown');
  });

  it.each([
    [snapshotOf(1), 13_000, 'closing'],
    [snapshotOf(1), DRAWN, 'closed'],
    [drawnOf(1, 4), 16_000, 'running'],
    [drawnOf(1, 4), 20_000, 'shown'],
  ] as const)('whoever joins late is where the clock says at once', (snapshot, ms, phase) => {
    const room = openRoom({ snapshot: null });
    room.at(ms);
    room.send({ type: 'wire.snapshot', snapshot });
    expect(room.phase()).toBe(phase);
    expect(room.cues()).toEqual([]);
  });

  it('late, repeated and past messages change nothing', () => {
    const room = openRoom({ snapshot: drawnOf(2, 4) });
    const before = room.context();
    room.send({ type: 'wire.start', start: startOf(2) });
    room.send({ type: 'wire.start', start: startOf(1) });
    room.send({ type: 'wire.end', end: endOf(1, 5) });
    room.send({ type: 'wire.end', end: endOf(2, 5) });
    room.send({
      type: 'wire.update',
      update: { roundId: '1', bets: [betOf('a', 'red', 1)], totals: totals(), players: 1 },
    });
    expect(room.context()).toEqual(before);
  });

  it('asks for a snapshot of what it missed, once, and again every 3 s', () => {
    const room = openRoom();
    room.send({ type: 'wire.end', end: endOf(2, 4) });
    room.send({ type: 'wire.update', update: { roundId: '3', bets: [], totals: totals(), players: 1 } });
    expect(room.resyncs()).toEqual(['unknown-round']);
    room.at(3_000);
    expect(room.resyncs()).toEqual(['unknown-round', 'still-waiting']);
    room.send({ type: 'wire.snapshot', snapshot: snapshotOf(2) });
    room.at(9_000);
    expect(room.resyncs()).toHaveLength(2);
  });

  it('asks when a draw or a start is overdue', () => {
    const drawless = openRoom();
    drawless.at(17_000);
    expect(drawless.resyncs()).toEqual(['overdue']);
    const startless = openRoom({ snapshot: drawnOf(1, 4) });
    startless.at(24_900);
    expect(startless.resyncs()).toEqual([]);
    startless.at(25_000);
    expect(startless.resyncs()).toEqual(['overdue']);
  });
});

describe('past results', () => {
  it('a result joins them when its picture has come to rest, not before', () => {
    const room = openRoom();
    draw(room, 4);
    expect(room.context().history.map(({ draw: number }) => number)).toEqual([3]);
    room.at(RESTS);
    expect(room.context().history.map(({ draw: number }) => number)).toEqual([4, 3]);
    room.send({ type: 'wire.snapshot', snapshot: drawnOf(1, 4) });
    expect(room.context().history.map(({ draw: number }) => number)).toEqual([4, 3]);
  });

  it('a start clears the round and keeps them', () => {
    const room = openRoom({ snapshot: drawnOf(1, 4, { bets: [betOf('a', 'red', 5)], totals: totals({ red: 5 }) }) });
    room.at(23_000);
    room.send({ type: 'wire.start', start: startOf(2) });
    expect(room.context()).toMatchObject({ bets: [], history: [{ draw: 4 }, { draw: 3 }], result: null });
    expect(room.context().totals.map(({ betAmount }) => betAmount)).toEqual([0, 0, 0]);
  });
});

describe('a ring that runs again', () => {
  it('does not end after a run that is not the last, and every stop joins the results', () => {
    const room = openRoom();
    room.at(DRAWN);
    room.send({ type: 'wire.end', end: endOf(1, 9, { endTime: null, salt: null, rand: null }) });
    room.at(17_500);
    expect(room.phase()).toBe('running');
    expect(room.context().history[0]?.draw).toBe(9);
    room.send({
      type: 'wire.end',
      end: { ...endOf(1, 4), run: 1, runTime: T0 + 18_100, stopTime: T0 + 20_000, endTime: T0 + 26_000 },
    });
    expect(room.phase()).toBe('running');
    room.at(20_000);
    expect(room.phase()).toBe('shown');
    expect(room.context().history.map(({ draw: number }) => number)).toEqual([4, 9, 3]);
    expect(room.cues().map((cue) => cue.type === 'draw' && cue.run.draw)).toEqual([9, 4]);
  });
});

describe('setting up', () => {
  it('a tap puts the amount on a pool, at most what a bet may be', () => {
    const room = openRoom();
    room.send({ type: 'amount.set', amount: 60_000 });
    room.tap('red', 'blue', 'red');
    expect(room.slip()).toEqual({ red: 100_000, blue: 60_000 });
    room.tap('red');
    room.send({ type: 'slip.undo' });
    expect(room.slip()).toEqual({ red: 60_000, blue: 60_000 });
  });

  it('is taken back step by step, doubled, and cleared with a way back', () => {
    const room = openRoom();
    room.tap('red', 'black');
    room.send({ type: 'slip.double' });
    expect(room.slip()).toEqual({ red: 20_000, black: 20_000 });
    room.send({ type: 'slip.clear' });
    expect(room.slip()).toEqual({});
    room.send({ type: 'slip.undo' });
    room.send({ type: 'slip.undo' });
    expect(room.slip()).toEqual({ red: 10_000, black: 10_000 });
  });

  it('with nothing set up doubling is what lies on the table once more', async () => {
    const room = openRoom();
    await room.bet('red', 'red');
    room.send({ type: 'slip.double' });
    expect(room.slip()).toEqual({ red: 20_000 });
  });

  it('is not possible from the close to the draw, and possible for the next round after it', () => {
    const room = openRoom();
    room.at(DRAWN);
    room.tap('red');
    expect(room.slip()).toEqual({});
    draw(room);
    room.tap('red');
    expect(room.slip()).toEqual({ red: 10_000 });
  });
});

describe('a bet', () => {
  it('sends all pools of a press with an id each, and they join the round when the server says yes', async () => {
    const room = openRoom();
    room.tap('red', 'blue', 'red');
    room.press('bet.place');
    expect(room.cta()).toEqual({ mode: 'waiting', why: 'placing' });
    expect(room.asked[0]?.input).toEqual({
      roundId: '1',
      bets: [
        { pool: 'red', amount: 20_000, uuid: 'uuid-1.0' },
        { pool: 'blue', amount: 10_000, uuid: 'uuid-1.1' },
      ],
    });
    await room.answer();
    expect(room.mine()).toEqual({ red: 20_000, blue: 10_000 });
    expect(room.slip()).toEqual({});
    expect(room.said).toContainEqual({ type: 'balance', balance: 899_999 });
    expect(room.cues()).toEqual([
      {
        type: 'placed',
        bets: [
          { pool: 'red', amount: 20_000 },
          { pool: 'blue', amount: 10_000 },
        ],
      },
    ]);
  });

  it('that is refused stays set up; the others stand', async () => {
    const room = openRoom();
    room.tap('red', 'blue');
    room.press('bet.place');
    await room.answer({ blue: new CodeError(CODE.insufficientBalance) });
    expect(room.mine()).toEqual({ red: 10_000 });
    expect(room.slip()).toEqual({ blue: 10_000 });
    expect(room.context().refusal).toEqual({ code: CODE.insufficientBalance, params: {} });
    expect(room.resyncs()).toEqual([]);
  });

  it('whose answer never came asks the server what became of it', async () => {
    const room = openRoom();
    room.tap('red');
    room.press('bet.place');
    room.asked[0]?.reject(new Error('time out'));
    await settle();
    expect(room.resyncs()).toEqual(['unsure']);
    expect(room.slip()).toEqual({ red: 10_000 });
  });

  it('stands where the reply says no more: balance and bets are asked for, nothing is refused', async () => {
    const room = openRoom();
    room.tap('red');
    room.press('bet.place');
    const { input } = room.asked[0] ?? { input: { roundId: '', bets: [] } };
    const answers = answersTo(input).map((answer) => ({ ...answer, balance: undefined, bet: undefined }));
    room.asked[0]?.resolve(answers as ReturnType<typeof answersTo>);
    await settle();
    expect(room.said).toContainEqual({ type: 'balance.refresh' });
    expect(room.said.some(({ type }) => type === 'refused')).toBe(false);
    expect(room.resyncs()).toEqual(['unsure']);
  });

  it('counts once, whether its answer or the stream comes first', async () => {
    const room = openRoom();
    room.tap('red');
    room.press('bet.place');
    const answers = answersTo(room.asked[0]?.input ?? { roundId: '', bets: [] });
    const bets = answers.flatMap((answer) => (answer.ok ? (answer.bet ?? []) : []));
    room.send({ type: 'wire.update', update: { roundId: '1', bets, totals: totals({ red: 10_000 }), players: 6 } });
    room.asked[0]?.resolve(answers);
    await settle();
    room.send({
      type: 'wire.update',
      update: {
        roundId: '1',
        bets: [...bets, betOf('a', 'blue', 5)],
        totals: totals({ red: 10_000, blue: 5 }),
        players: 6,
      },
    });
    expect(room.mine()).toEqual({ red: 10_000 });
    expect(room.context().bets).toHaveLength(2);
  });

  it('is the player’s, not the next one’s on the same device', async () => {
    const room = openRoom();
    await room.bet('red');
    room.send({ type: 'user.changed', userId: null });
    expect(room.mine()).toEqual({});
    expect(room.context().last).toBeNull();
    expect(room.cta()).toEqual({ mode: 'login' });
    expect(room.resyncs()).toEqual(['user']);
  });
});

describe('once more', () => {
  it('sends the stakes of the last round that had any', async () => {
    const room = openRoom();
    await room.bet('red', 'blue');
    draw(room);
    room.at(23_000);
    room.send({ type: 'wire.start', start: startOf(2) });
    room.press('bet.again');
    expect(room.asked[1]?.input).toMatchObject({
      roundId: '2',
      bets: [
        { pool: 'red', amount: 10_000 },
        { pool: 'blue', amount: 10_000 },
      ],
    });
  });

  it('after a reload the snapshot tells what it was', () => {
    const room = openRoom({ snapshot: drawnOf(1, 4, { mine: new Map([['blue', 5_000]]) }) });
    room.at(16_000);
    room.press('bet.again');
    expect(room.context().queued).toMatchObject({ from: 'last' });
    expect(Object.fromEntries(room.context().queued?.stakes ?? [])).toEqual({ blue: 5_000 });
  });

  it('waits in the result phase and is sent once when the next round takes bets', async () => {
    const room = openRoom();
    await room.bet('red');
    draw(room);
    room.press('bet.again');
    room.press('bet.again');
    expect(room.asked).toHaveLength(1);
    room.at(23_000);
    room.send({ type: 'wire.start', start: startOf(2) });
    expect(room.asked).toHaveLength(2);
    expect(room.context().queued).toBeNull();
    await room.answer();
    expect(room.mine()).toEqual({ red: 10_000 });
  });

  it('is called off with one tap; what was set up comes back', async () => {
    const room = openRoom();
    draw(room);
    room.tap('black');
    room.press('bet.place');
    expect(room.slip()).toEqual({});
    expect(poolCells(room.context()).map(({ queued }) => queued)).toEqual([0, 10_000, 0]);
    room.send({ type: 'queue.cancel' });
    expect(room.slip()).toEqual({ black: 10_000 });
    room.send({ type: 'wire.start', start: startOf(2) });
    expect(room.asked).toEqual([]);
  });

  it('is not sent behind the player’s back after a lost connection', async () => {
    const room = openRoom();
    await room.bet('red');
    draw(room);
    room.press('bet.again');
    room.send({ type: 'link.offline' });
    expect(room.said).toContainEqual({ type: 'queue.dropped' });
    room.send({ type: 'link.online' });
    room.send({ type: 'wire.snapshot', snapshot: snapshotOf(2) });
    expect(room.asked).toHaveLength(1);
  });
});

describe('what the own bets came to', () => {
  const RESULT = { roundId: '1', stake: 10_000, back: 30_000 };

  it('is told when the picture has come to rest and was counted out', async () => {
    const room = openRoom();
    await room.bet('red');
    draw(room);
    room.at(RESTS);
    room.send({ type: 'wire.result', result: RESULT });
    room.at(RESTS + 700);
    expect(room.context().win).toBeNull();
    room.at(RESTS + 800);
    expect(room.context().win).toEqual({ roundId: '1', amount: 30_000, size: 'M' });
    expect(room.cues().at(-1)).toEqual({ type: 'win', size: 'M', amount: 30_000 });
    expect(room.said).toContainEqual({ type: 'settled', result: RESULT });
    expect(room.said).toContainEqual({ type: 'balance.refresh' });
  });

  it.each([
    [0, 0],
    [10_000, 1],
  ])('is not celebrated when no more than the stake came back', async (back, cues) => {
    const room = openRoom();
    await room.bet('red');
    draw(room);
    room.send({ type: 'wire.result', result: { ...RESULT, back } });
    room.at(19_000);
    expect(room.cues().filter((cue) => cue.type === 'win')).toEqual(
      cues === 0 ? [] : [{ type: 'win', size: 'none', amount: back }],
    );
  });

  it('of a round that is not on the board only refreshes the balance', () => {
    const room = openRoom({ snapshot: snapshotOf(2) });
    room.send({ type: 'wire.result', result: RESULT });
    expect(room.said).toEqual([{ type: 'balance.refresh' }]);
  });
});

describe('leaving and restarting', () => {
  it('a connection that comes back when the round is long over restarts the room: everything is cleared, and it is idle until the next snapshot', async () => {
    const room = openRoom();
    await room.bet('red');
    room.tap('blue');
    room.send({ type: 'link.offline' });
    room.at(40_000);
    const before = room.resyncs().length;
    room.send({ type: 'link.online' });
    expect(room.status()).toBe(-1);
    expect(room.context()).toMatchObject({ round: null, bets: [], history: [], queued: null, last: null });
    expect([room.slip(), room.mine()]).toEqual([{}, {}]);
    expect(room.resyncs().slice(before)).toEqual(['online']);
    room.send({ type: 'wire.snapshot', snapshot: snapshotOf(2) });
    expect(room.status()).toBe(0);
  });

  it('a new connection keeps a round that still runs', () => {
    const quick = openRoom();
    quick.send({ type: 'link.offline' });
    quick.at(5_000);
    quick.send({ type: 'link.online' });
    expect(quick.status()).toBe(0);
  });
});

describe('limits', () => {
  it('of all pools are the largest minimum to the smallest maximum', () => {
    const apart = new Map<Team, { min: number; max: number }>([
      ['red', { min: 1_000, max: 50_000 }],
      ['black', { min: 1_000, max: 20_000 }],
      ['blue', { min: 2_000, max: 90_000 }],
    ]);
    expect(betLimits(apart)).toEqual({ min: 2_000, max: 20_000 });
    expect(betLimits(new Map())).toEqual({ min: 0, max: 0 });
    const room = openRoom({ snapshot: snapshotOf(1, { limits: apart }) });
    room.send({ type: 'amount.set', amount: 15_000 });
    room.tap('red', 'red', 'blue');
    expect(room.slip()).toEqual({ red: 20_000, blue: 15_000 });
    expect(room.cta()).toEqual({ mode: 'place' });
    room.send({ type: 'slip.double' });
    expect(room.cta()).toEqual({ mode: 'range' });
    room.send({ type: 'slip.clear' });
    room.send({ type: 'amount.set', amount: 1_500 });
    room.tap('red');
    expect(room.cta()).toEqual({ mode: 'range' });
  });

  it('own bets of a snapshot count by its sums, and its promises are kept', () => {
    const room = openRoom({
      snapshot: snapshotOf(1, {
        round: infoOf(1, { runs: [runOf(1, 2)] }),
        mine: new Map([['red', 7_000]]),
        myBets: [betOf(ME, 'red', 7_000)],
      }),
    });
    expect(room.mine()).toEqual({ red: 7_000 });
    expect(room.context().round?.hash).toBe(HEX);
  });
});
