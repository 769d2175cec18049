import { describe, expect, it } from 'vitest';
import type { WingoModel, WingoOrder } from '../../contract/wingo';
import { isOffline, staked } from '../kit/pool/select';
import { endOf, first, HEX, ME, openRoom, orderOf, resultOf, roundOf, second, startOf, T0 } from './room.fixture';
import { boardViews, cueOf, timeLeft } from './select';
import { rp } from '../../rules/money.fixture';

type Room = ReturnType<typeof openRoom>;
const draw = (room: Room, number = 4) => {
  room.at(30_000);
  room.hear.end(endOf(first(), number));
};
const mine = ({ context }: Room) => staked(context());
const board = ({ actor }: Room) => boardViews()(actor.getSnapshot());
const updateOf = (orders: WingoOrder[], phase = first().phaseNum, model: WingoModel = 1) => ({
  model,
  phase,
  orders,
  players: 6,
});

describe('the step', () => {
  it('is idle before the first snapshot, betting, then the result is shown, then betting again', () => {
    const room = openRoom({ round: null });
    expect(room.status()).toBe(-1);
    room.hear.snapshot(roundOf(first()));
    expect(room.status()).toBe(0);
    draw(room);
    expect(room.status()).toBe(1);
    room.hear.start(startOf(second()));
    expect(room.status()).toBe(1);
    room.at(34_900);
    expect(room.status()).toBe(1);
    room.at(35_000);
    expect(room.status()).toBe(0);
    expect(room.context().round?.roundId).toBe(second().phaseNum);
  });

  it('stays with the result until the next phase starts', () => {
    const room = openRoom();
    draw(room);
    room.at(36_000);
    expect(room.status()).toBe(1);
    room.hear.start(startOf(second()));
    expect(room.status()).toBe(0);
  });
});

describe('the countdown', () => {
  it('masks under 4 s, closes when the server does', () => {
    const room = openRoom();
    const seen = [25_900, 26_000, 26_900, 27_000].map((ms) => {
      room.at(ms);
      return room.phase();
    });
    expect(seen).toEqual(['open', 'closing', 'closing', 'closed']);
    expect(room.button()).toMatchObject({ kind: 'closed' });
  });

  it.each([
    [26_500, 'closing'],
    [28_000, 'closed'],
  ] as const)('joined at %i ms is in %s at once', (ms, phase) => {
    const room = openRoom({ round: null });
    room.at(ms);
    room.hear.snapshot(roundOf(first()));
    expect(room.phase()).toBe(phase);
  });

  it('takes its deadlines anew from a start of the same phase', () => {
    const room = openRoom();
    room.at(10_000);
    room.hear.start(startOf({ ...first(), closeTime: T0 + 28_000, endTime: T0 + 31_000 }, { curTime: T0 + 10_000 }));
    room.at(26_900);
    expect(room.phase()).toBe('open');
    room.at(27_000);
    expect(room.phase()).toBe('closing');
  });

  it('shows the time left of every model', () => {
    const room = openRoom();
    room.hear.snapshot(roundOf(first(2)));
    room.at(10_000);
    const left = (model: WingoModel) => timeLeft(room.context(), model, room.clock.now());
    expect([left(1), left(2), left(3)]).toEqual([20_000, 50_000, null]);
  });
});

describe('a round start', () => {
  it.each([
    [2_100, ['drift']],
    [1_900, []],
  ])('whose timer is %i ms off has the round initialised anew beyond 2 s', (off, resyncs) => {
    const room = openRoom();
    draw(room);
    room.hear.start(startOf(second(), { curTime: second().startTime + off }));
    expect(room.resyncs()).toEqual(resyncs);
  });

  it('of a past phase is dropped, a repeated one harmless', () => {
    const room = openRoom({ round: roundOf(second()) });
    const before = room.context();
    room.hear.start(startOf(first()));
    expect(room.context()).toEqual(before);
    room.hear.start(startOf(second(), { players: 5, curTime: room.clock.now() }));
    expect({ ...room.context(), round: null }).toEqual({ ...before, round: null });
  });

  it('without the end before it asks for what was missed', () => {
    const room = openRoom();
    room.at(30_000);
    room.hear.start(startOf(second()));
    expect(room.status()).toBe(0);
    expect(room.resyncs()).toEqual(['unknown-round']);
  });

  it('never shows one chain’s public seed under another’s hash', () => {
    const seedAfter = (extra: Partial<Parameters<typeof startOf>[1]>) => {
      const room = openRoom();
      draw(room);
      room.hear.start(startOf(second(), extra));
      room.at(35_000);
      return room.context().round?.publicSeed;
    };
    const OTHER = 'ef'.repeat(32);
    expect(seedAfter({})).toBe('public');
    expect(seedAfter({ seedPubHash: OTHER, publicSeed: 'next chain' })).toBe('next chain');
    expect(seedAfter({ seedPubHash: OTHER })).toBe('');
  });
});

describe('a round end', () => {
  it('stores seeds and digest, puts the number in front of the draws and shows the result', async () => {
    const room = openRoom();
    await room.bet(['four', 'red', 'green']);
    draw(room, 4);
    expect(room.context().round).toMatchObject({ salt: HEX, rand: HEX });
    expect(board(room).history.map(({ number }) => number)).toEqual([4, 3]);
    expect(board(room).last).toEqual({ phase: first().phaseNum, number: 4 });
    const [cue] = room.cues().slice(-1);
    if (cue === undefined) throw new Error('no moment');
    expect(cueOf(cue, room.context().mine)).toEqual({
      type: 'draw',
      number: 4,
      hits: ['four', 'red'],
      misses: ['green'],
    });
  });

  it('is told in lists from the moment at which its ball lies', () => {
    const room = openRoom();
    draw(room, 4);
    room.at(31_900);
    expect(room.phase()).toBe('running');
    expect(room.context().history).toHaveLength(1);
    room.at(32_000);
    expect(room.phase()).toBe('shown');
    expect(room.context().history[0]).toEqual({ key: `${first().phaseNum}-0`, draw: 4 });
  });

  it('that comes twice is one', () => {
    const room = openRoom();
    draw(room);
    const before = room.context();
    room.hear.end(endOf(first(), 4));
    expect(room.context()).toBe(before);
  });

  it('of a phase that we do not know asks for a resync', () => {
    const room = openRoom();
    room.hear.end(endOf(second(), 4));
    expect(room.resyncs()).toEqual(['unknown-round']);
  });

  it('that does not come asks for a resync 2 s after its time', () => {
    const room = openRoom();
    room.at(31_900);
    expect(room.resyncs()).toEqual([]);
    room.at(32_000);
    expect(room.resyncs()).toEqual(['overdue']);
  });
});

describe('a result', () => {
  it('in the current model shows the win amount 3 s after the draw, and then the balance is refreshed', () => {
    const room = openRoom();
    draw(room);
    room.hear.result(resultOf(first(), 9_500, 1_000));
    room.at(32_900);
    expect(room.context().win).toBeNull();
    expect(room.said).not.toContainEqual({ type: 'balance.refresh' });
    room.at(33_000);
    expect(room.context().win).toEqual({ roundId: first().phaseNum, amount: rp(9_500), size: 'M' });
    expect(room.cues().at(-1)).toEqual({ type: 'win', size: 'M', amount: 9_500 });
    expect(room.said).toContainEqual({ type: 'balance.refresh' });
  });

  it('that is no gain is not celebrated', () => {
    const part = openRoom();
    draw(part);
    part.hear.result(resultOf(first(), 1_500, 2_000));
    part.at(33_000);
    expect(part.cues().at(-1)).toEqual({ type: 'win', size: 'none', amount: 1_500 });
    const lost = openRoom();
    draw(lost);
    lost.hear.result(resultOf(first(), 0, 2_000));
    lost.at(33_000);
    expect(lost.context().win).toBeNull();
    expect(lost.said).toContainEqual({ type: 'balance.refresh' });
  });
});

describe('orders on the board', () => {
  it('are not counted twice when answer and update both bring them', async () => {
    const room = openRoom();
    await room.bet(['red']);
    room.hear.update(updateOf([orderOf(ME, ['red'], 1_000, { uuid: 'server-uuid-0001' })]));
    // Without an id there is no telling it from the answer's.
    room.hear.update(updateOf([orderOf(ME, ['red'], 1_000)]));
    expect(mine(room)).toBe(rp(1_000));
    room.hear.update(updateOf([orderOf(ME, ['green'], 3_000, { uuid: 'elsewhere' })]));
    expect(mine(room)).toBe(rp(4_000));
  });

  it('keep the totals that the server tells, and have none of a phase that it has not told of', () => {
    const room = openRoom();
    const totals = { users: 3, bots: 2, orders: 7, botOrders: 2, staked: 40_000, botStaked: 7_000 };
    const tally = { users: 3, bots: 2, bets: 7, botBets: 2, staked: rp(40_000), botStaked: rp(7_000) };
    room.hear.update({ ...updateOf([]), totals });
    expect(room.context().tally).toEqual(tally);
    room.hear.snapshot(roundOf(first(), { totals: { ...totals, users: 4 } }));
    expect(room.context().tally?.users).toBe(4);
    room.hear.snapshot(roundOf(first()));
    expect(room.context().tally).toBeNull();
  });

  it('are in a snapshot once, though it lists the player’s own apart', () => {
    const own = orderOf(ME, ['red', 'one'], 1_000, { uuid: 'x' });
    const room = openRoom({
      round: roundOf(first(), { orders: [own, orderOf('a', ['one'], 2_000)], myOrders: [own] }),
    });
    expect(room.context().bets.map(({ userId }) => userId)).toEqual([ME, 'a']);
    expect(mine(room)).toBe(rp(2_000));
  });
});

describe('the room', () => {
  it('keeps showing what it knew while offline, and asks when back online', () => {
    const room = openRoom();
    room.send({ type: 'link.offline' });
    expect(isOffline(room.actor.getSnapshot())).toBe(true);
    expect(room.status()).toBe(0);
    expect(room.button()).toMatchObject({ kind: 'waiting', why: 'offline' });
    room.send({ type: 'link.online' });
    expect(room.resyncs()).toEqual(['online']);
  });

  it('opens fully and closes again', () => {
    const room = openRoom();
    room.send({ type: 'view.full', on: true });
    expect(board(room).fullOpen).toBe(true);
  });
});
