import { describe, expect, it } from 'vitest';
import {
  betOf,
  drawnOf,
  endOf,
  HEX,
  infoOf,
  ME,
  openRoom,
  runOf,
  snapshotOf,
  startOf,
  T0,
  totals,
  type Team,
} from './room.fixture';
import { betLimits } from './limits';
import type { StakeLimits } from '../../../rules/stake';
import { rp } from '../../../rules/money.fixture';

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
    expect(room.context().totals.map(({ betAmount }) => betAmount)).toEqual([0n, 0n, 0n]);
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

describe('what the own bets came to', () => {
  const RESULT = { roundId: '1', stake: rp(10_000), back: rp(30_000) };

  it('is told when the picture has come to rest and was counted out', async () => {
    const room = openRoom();
    await room.bet('red');
    draw(room);
    room.at(RESTS);
    room.send({ type: 'wire.result', result: RESULT });
    room.at(RESTS + 700);
    expect(room.context().win).toBeNull();
    room.at(RESTS + 800);
    expect(room.context().win).toEqual({ roundId: '1', amount: rp(30_000), size: 'M' });
    expect(room.cues().at(-1)).toEqual({ type: 'win', size: 'M', amount: 30_000 });
    expect(room.said).toContainEqual({ type: 'settled', result: { ...RESULT, table: 0 } });
    expect(room.said).toContainEqual({ type: 'balance.refresh' });
  });

  it.each([
    [0, 0],
    [10_000, 1],
  ])('is not celebrated when no more than the stake came back', async (back, cues) => {
    const room = openRoom();
    await room.bet('red');
    draw(room);
    room.send({ type: 'wire.result', result: { ...RESULT, back: rp(back) } });
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

  it('a round with own bets that was drawn while nothing arrived is told to be over, once', async () => {
    const missed = (room: Room) => room.said.filter(({ type }) => type === 'missed').length;
    const staked = async () => {
      const room = openRoom();
      await room.bet('red');
      return room;
    };
    const gone = await staked();
    gone.send({ type: 'link.offline' });
    gone.at(40_000);
    expect(missed(gone)).toBe(0);
    gone.send({ type: 'link.online' });
    gone.send({ type: 'wire.snapshot', snapshot: snapshotOf(2) });
    expect(missed(gone)).toBe(1);

    const overtaken = await staked();
    overtaken.send({ type: 'wire.start', start: startOf(2) });
    overtaken.send({ type: 'wire.snapshot', snapshot: snapshotOf(2) });
    expect(missed(overtaken)).toBe(1);
    const replaced = await staked();
    replaced.send({ type: 'wire.snapshot', snapshot: snapshotOf(2) });
    expect(missed(replaced)).toBe(1);

    const seen = await staked();
    draw(seen);
    seen.send({ type: 'wire.start', start: startOf(2) });
    const idle = openRoom();
    idle.send({ type: 'wire.snapshot', snapshot: snapshotOf(2) });
    expect([seen, idle].map(missed)).toEqual([0, 0]);
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
    const apart = new Map<Team, StakeLimits>([
      ['red', { min: rp(1_000), max: rp(50_000) }],
      ['black', { min: rp(1_000), max: rp(20_000) }],
      ['blue', { min: rp(2_000), max: rp(90_000) }],
    ]);
    expect(betLimits(apart)).toEqual({ min: rp(2_000), max: rp(20_000) });
    expect(betLimits(new Map())).toEqual({ min: 0n, max: 0n });
    const room = openRoom({ snapshot: snapshotOf(1, { limits: apart }) });
    room.send({ type: 'amount.set', amount: rp(15_000) });
    room.tap('red', 'red', 'blue');
    expect(room.slip()).toEqual({ red: 20_000, blue: 15_000 });
    expect(room.button()).toMatchObject({ kind: 'place', next: false, pending: false, blocked: null });
    room.send({ type: 'slip.double' });
    expect(room.button()).toMatchObject({ kind: 'place', blocked: 'fields' });
    room.send({ type: 'slip.clear' });
    room.send({ type: 'amount.set', amount: rp(1_500) });
    room.tap('red');
    expect(room.button()).toMatchObject({ kind: 'place', blocked: 'fields' });
  });

  it('own bets of a snapshot count by its sums, and its promises are kept', () => {
    const room = openRoom({
      snapshot: snapshotOf(1, {
        round: infoOf(1, { runs: [runOf(1, 2)] }),
        mine: new Map([['red', rp(7_000)]]),
        myBets: [betOf(ME, 'red', 7_000)],
      }),
    });
    expect(room.mine()).toEqual({ red: 7_000 });
    expect(room.context().round?.hash).toBe(HEX);
  });
});
