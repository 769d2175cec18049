import { describe, expect, it } from 'vitest';
import { CODE, CodeError } from '../../contract/errors';
import { openPhase } from './desk';
import {
  endOf,
  first,
  HEX,
  ME,
  openRoom,
  orderOf,
  resultOf,
  roundOf,
  second,
  settle,
  startOf,
  T0,
} from './room.fixture';
import { boardView, isOffline, orderList, picksCost, staked, stakedNext, stepOf, timeLeft } from './select';
import type { WingoUpdate } from './types';

type Room = ReturnType<typeof openRoom>;
const step = (room: Room) => stepOf(room.actor.getSnapshot());
const draw = (room: Room, number = 4) => {
  room.at(30_000);
  room.send({ type: 'wire.end', end: endOf(first(), number) });
};

describe('the step', () => {
  it('is 0 idle before the first snapshot, 1 while betting, 2 while the result is shown, then 1 again', () => {
    const room = openRoom({ round: null });
    expect(step(room)).toBe(0);
    room.send({ type: 'wire.snapshot', round: roundOf(first()) });
    expect(step(room)).toBe(1);
    draw(room);
    expect(step(room)).toBe(2);
    room.send({ type: 'wire.start', start: startOf(second()) });
    expect(step(room)).toBe(2);
    room.at(34_900);
    expect(step(room)).toBe(2);
    room.at(35_000);
    expect(step(room)).toBe(1);
    expect(room.context().infos[1]?.phase).toBe(second().phaseNum);
  });

  it('stays with the result until the next phase starts', () => {
    const room = openRoom();
    draw(room);
    room.at(36_000);
    expect(step(room)).toBe(2);
    room.send({ type: 'wire.start', start: startOf(second()) });
    expect(step(room)).toBe(1);
  });
});

describe('the countdown', () => {
  it('masks under 4 s, closes when the server does', () => {
    const room = openRoom();
    room.at(25_900);
    expect(room.phase()).toBe('open');
    room.at(26_000);
    expect(room.phase()).toBe('mask');
    room.at(26_900);
    expect(room.phase()).toBe('mask');
    room.at(27_000);
    expect(room.phase()).toBe('closed');
    expect(room.cta()).toEqual({ mode: 'closed' });
  });

  it.each([
    [26_500, 'mask'],
    [28_000, 'closed'],
  ] as const)('joined at %i ms is in %s at once', (ms, phase) => {
    const room = openRoom({ round: null });
    room.at(ms);
    room.send({ type: 'wire.snapshot', round: roundOf(first()) });
    expect(room.phase()).toBe(phase);
  });

  it('takes its deadlines anew from a start of the same phase', () => {
    const room = openRoom();
    room.at(10_000);
    room.send({
      type: 'wire.start',
      start: startOf({ ...first(), closeTime: T0 + 28_000, endTime: T0 + 31_000 }, { curTime: T0 + 10_000 }),
    });
    room.at(26_900);
    expect(room.phase()).toBe('open');
    room.at(27_000);
    expect(room.phase()).toBe('mask');
  });

  it('shows the time left of every model', () => {
    const room = openRoom();
    room.send({ type: 'wire.snapshot', round: roundOf(first(2)) });
    room.at(10_000);
    const left = (model: 1 | 2 | 3) => timeLeft(room.actor.getSnapshot(), model, room.clock.now());
    expect([left(1), left(2), left(3)]).toEqual([20_000, 50_000, null]);
  });
});

describe('a round start', () => {
  it('for another model only updates that model', () => {
    const room = openRoom();
    room.send({ type: 'wire.snapshot', round: roundOf(first(2), { orders: [orderOf('a', ['red'], 1)] }) });
    const before = room.context();
    room.send({ type: 'wire.start', start: startOf(second(2)) });
    expect(room.context().infos[2]).toMatchObject({
      phase: second(2).phaseNum,
      orders: [],
      serverSeedHash: 'cd'.repeat(32),
    });
    expect({ ...room.context(), infos: null }).toEqual({ ...before, infos: null });
    expect(room.context().infos[1]).toBe(before.infos[1]);
  });

  it('whose timer drifts by more than 2 s has the round initialised anew', () => {
    const room = openRoom();
    draw(room);
    room.send({ type: 'wire.start', start: startOf(second(), { curTime: second().startTime + 2_100 }) });
    expect(room.resyncs()).toEqual(['drift']);
  });

  it('whose timer drifts less does not', () => {
    const room = openRoom();
    draw(room);
    room.send({ type: 'wire.start', start: startOf(second(), { curTime: second().startTime + 1_900 }) });
    expect(room.resyncs()).toEqual([]);
  });

  it('of a past phase is dropped, a repeated one harmless', () => {
    const room = openRoom({ round: roundOf(second()) });
    const before = room.context();
    room.send({ type: 'wire.start', start: startOf(first()) });
    expect(room.context()).toEqual(before);
  });

  it('without the end before it asks for what was missed', () => {
    const room = openRoom();
    room.at(30_000);
    room.send({ type: 'wire.start', start: startOf(second()) });
    expect(step(room)).toBe(1);
    expect(room.resyncs()).toEqual(['unknown-phase']);
  });
});

describe('a round end', () => {
  it('stores seeds and digest, puts the number in front of the history and shows the result', async () => {
    const room = openRoom();
    await room.bet(['four', 'red', 'green']);
    draw(room, 4);
    expect(room.context().infos[1]).toMatchObject({ serverSeed: HEX, roundHash: HEX });
    expect(room.context().infos[1]?.history.map(({ number }) => number)).toEqual([4, 3]);
    expect(room.context().draw).toEqual({ phase: first().phaseNum, number: 4 });
    expect(room.cues().at(-1)).toEqual({ type: 'draw', number: 4, hits: ['four', 'red'], misses: ['green'] });
  });

  it('for another model clears its bets and leaves the board alone', () => {
    const room = openRoom();
    room.send({
      type: 'wire.snapshot',
      round: roundOf(first(2), {
        orders: [orderOf('a', ['red'], 1)],
        myOrders: [orderOf(ME, ['red'], 1, { uuid: 'x' })],
      }),
    });
    room.send({ type: 'wire.end', end: endOf(first(2), 7) });
    expect(room.context().infos[2]).toMatchObject({ orders: [], myOrders: [], serverSeed: HEX });
    expect(step(room)).toBe(1);
    expect(room.cues()).toEqual([]);
  });

  it('that comes twice is one', () => {
    const room = openRoom();
    draw(room);
    const before = room.context();
    room.send({ type: 'wire.end', end: endOf(first(), 4) });
    expect(room.context()).toBe(before);
  });

  it('of a phase that we do not know asks for a resync', () => {
    const room = openRoom();
    room.send({ type: 'wire.end', end: endOf(second(), 4) });
    expect(room.resyncs()).toEqual(['unknown-phase']);
  });

  it('that does not come asks for a resync 2 s after its time', () => {
    const room = openRoom();
    room.at(31_900);
    expect(room.resyncs()).toEqual([]);
    room.at(32_000);
    expect(room.resyncs()).toEqual(['overdue']);
  });
});

describe('while the result is shown', () => {
  it('bets and updates of the coming phase wait in the buffer and join the board with it', async () => {
    const room = openRoom();
    await room.bet(['red']);
    draw(room);
    room.send({ type: 'wire.start', start: startOf(second()) });
    await room.bet(['green'], 2_000);
    room.send({
      type: 'wire.update',
      update: {
        model: 1,
        phase: second().phaseNum,
        orders: [orderOf('a', ['one'], 5_000, { phase: second().phaseNum })],
        players: 7,
      },
    });
    expect(room.asked[1]?.input.phaseNum).toBe(second().phaseNum);
    expect(staked(room.actor.getSnapshot())).toBe(1_000);
    expect(stakedNext(room.actor.getSnapshot())).toBe(2_000);
    expect(orderList(room.actor.getSnapshot()).map(({ userId }) => userId)).toEqual([ME]);
    room.at(35_000);
    expect(staked(room.actor.getSnapshot())).toBe(2_000);
    expect(orderList(room.actor.getSnapshot()).map(({ userId, amount }) => [userId, amount])).toEqual([
      [ME, 2_000],
      ['a', 5_000],
    ]);
    expect(room.context().buffer).toEqual({ start: null, orders: [], totals: null, myOrders: [] });
    expect(room.context().live).toHaveLength(1);
  });

  it('no bet is possible before the next phase has started', () => {
    const room = openRoom();
    draw(room);
    room.pick('red');
    room.send({ type: 'bet.place', uuid: 'uuid-0001' });
    expect(room.asked).toEqual([]);
    expect(room.cta()).toEqual({ mode: 'closed' });
  });

  it('a snapshot of the coming phase does not cut the draw short', () => {
    const room = openRoom();
    draw(room);
    room.send({
      type: 'wire.snapshot',
      round: roundOf(second(), { myOrders: [orderOf(ME, ['one'], 3_000, { uuid: 'x', phase: second().phaseNum })] }),
    });
    expect(step(room)).toBe(2);
    room.at(35_000);
    expect(step(room)).toBe(1);
    expect(staked(room.actor.getSnapshot())).toBe(3_000);
  });

  it('a snapshot made before the draw changes nothing', () => {
    const room = openRoom();
    draw(room);
    room.send({ type: 'wire.snapshot', round: roundOf(first()) });
    expect(step(room)).toBe(2);
  });
});

describe('a result', () => {
  it('above 0 in another model shows a win flag for 3 s', () => {
    const room = openRoom();
    room.send({ type: 'wire.result', result: resultOf(first(2), 9_500, 1_000) });
    expect(room.context().otherWin).toEqual({ model: 2, amount: 9_500, stake: 1_000, size: 'M' });
    expect(room.said).toContainEqual({ type: 'balance.refresh' });
    room.at(2_900);
    expect(room.context().otherWin).not.toBeNull();
    room.at(3_000);
    expect(room.context().otherWin).toBeNull();
    expect(room.cues()).toEqual([]);
  });

  it('in another model, or in one that was left, that is no more than the stake is told without a celebration', () => {
    const room = openRoom();
    room.send({ type: 'wire.result', result: resultOf(first(2), 1_500, 2_000) });
    expect(room.context().otherWin).toEqual({ model: 2, amount: 1_500, stake: 2_000, size: 'none' });
    const left = openRoom();
    draw(left);
    left.send({ type: 'wire.result', result: resultOf(first(), 2_000, 2_000) });
    left.send({ type: 'model.select', model: 2 });
    left.at(33_000);
    expect(left.context().otherWin).toEqual({ model: 1, amount: 2_000, stake: 2_000, size: 'none' });
    for (const { cues } of [room, left]) expect(cues()).not.toContainEqual(expect.objectContaining({ type: 'win' }));
  });

  it('in the current model shows the win amount after 3 s, and then the balance is refreshed', () => {
    const room = openRoom();
    draw(room);
    room.send({ type: 'wire.result', result: resultOf(first(), 9_500, 1_000) });
    room.at(32_900);
    expect(room.context().win).toBeNull();
    expect(room.said).not.toContainEqual({ type: 'balance.refresh' });
    room.at(33_000);
    expect(room.context().win).toEqual({ phase: first().phaseNum, amount: 9_500, size: 'M' });
    expect(room.cues().at(-1)).toEqual({ type: 'win', size: 'M', amount: 9_500 });
    expect(room.said).toContainEqual({ type: 'balance.refresh' });
  });

  it('that is no gain is not celebrated', () => {
    const part = openRoom();
    draw(part);
    part.send({ type: 'wire.result', result: resultOf(first(), 1_500, 2_000) });
    part.at(33_000);
    expect(part.cues().at(-1)).toEqual({ type: 'win', size: 'none', amount: 1_500 });
    const lost = openRoom();
    draw(lost);
    lost.send({ type: 'wire.result', result: resultOf(first(), 0, 2_000) });
    lost.at(33_000);
    expect(lost.context().win).toBeNull();
    expect(lost.said).toContainEqual({ type: 'balance.refresh' });
  });

  it('of a model that was left meanwhile shows the flag instead', () => {
    const room = openRoom();
    draw(room);
    room.send({ type: 'wire.result', result: resultOf(first(), 9_500, 1_000) });
    room.send({ type: 'model.select', model: 2 });
    room.at(33_000);
    expect(room.context()).toMatchObject({ win: null, otherWin: { model: 1, amount: 9_500, stake: 1_000, size: 'M' } });
  });
});

describe('picks', () => {
  it('are chosen and let go, in the order of the board', () => {
    const room = openRoom();
    room.pick('red', 'one', 'green', 'red');
    expect(room.context().picks).toEqual(['one', 'green']);
    expect(room.cues().at(-1)).toEqual({ type: 'pick', option: 'red', on: false });
    room.send({ type: 'pick.clear' });
    expect(room.context().picks).toEqual([]);
  });

  it('cost amount x multiple x selections', () => {
    const room = openRoom();
    room.pick('red', 'one');
    room.send({ type: 'amount.set', amount: 2_000 });
    room.send({ type: 'multiple.set', multiple: 5 });
    expect(room.cta()).toEqual({ mode: 'place' });
    expect(picksCost(room.actor.getSnapshot())).toBe(20_000);
    expect(openPhase(room.context(), room.clock.now())).toBe(first().phaseNum);
    expect(boardView(room.actor.getSnapshot()).cells.find(({ option }) => option === 'one')).toEqual({
      option: 'one',
      picked: true,
      pending: 10_000,
      placed: 0,
    });
    room.send({ type: 'bet.place', uuid: 'uuid-0001' });
    expect(room.asked[0]?.input).toEqual({
      select: ['one', 'red'],
      amount: 10_000,
      phaseNum: first().phaseNum,
      uuid: 'uuid-0001',
    });
  });

  it('need at least one number or colour, and an amount within the limits', () => {
    const room = openRoom();
    expect(room.cta()).toEqual({ mode: 'pick' });
    room.send({ type: 'bet.place', uuid: 'uuid-0001' });
    expect(room.asked).toEqual([]);
    room.pick('red');
    room.send({ type: 'amount.set', amount: 999 });
    expect(room.cta()).toEqual({ mode: 'range' });
    expect(room.context().limits).toEqual({ min: 1_000, max: 5_000_000 });
  });

  it('are cleared after the bet', async () => {
    const room = openRoom();
    room.pick('red', 'one');
    room.send({ type: 'bet.place', uuid: 'uuid-0001' });
    expect(room.cta()).toEqual({ mode: 'waiting', why: 'placing' });
    room.asked[0]?.resolve({
      phase: first().phaseNum,
      model: 1,
      cost: 2_000,
      balance: 5,
      order: orderOf(ME, ['one', 'red'], 1_000, { uuid: 's1' }),
    });
    await settle();
    expect(room.context().picks).toEqual([]);
    expect(room.said).toContainEqual({ type: 'balance', balance: 5 });
    expect(room.said).toContainEqual({ type: 'accepted', phase: first().phaseNum, cost: 2_000 });
    expect(room.cues().at(-1)).toEqual({ type: 'placed', options: ['one', 'red'] });
  });

  it('are an order as it was sent where the reply says no more than that it stands', async () => {
    const room = openRoom();
    room.pick('red', 'one');
    room.send({ type: 'bet.place', uuid: 'uuid-0001' });
    room.asked[0]?.resolve({ phase: first().phaseNum, model: 1, cost: 2_000 });
    await settle();
    expect(room.context().infos[1]?.myOrders).toMatchObject([
      { userId: ME, select: ['one', 'red'], uuid: 'uuid-0001' },
    ]);
    expect(room.said).toContainEqual({ type: 'balance.refresh' });
    expect(room.said.some(({ type }) => type === 'refused')).toBe(false);
  });

  it('stay when the bet is refused', async () => {
    const room = openRoom();
    room.pick('red');
    room.send({ type: 'bet.place', uuid: 'uuid-0001' });
    room.asked[0]?.reject(new CodeError(CODE.roundClosing));
    await settle();
    expect(room.context().picks).toEqual(['red']);
    expect(room.context().refusal?.code).toBe(CODE.roundClosing);
    expect(room.resyncs()).toEqual([]);
  });

  it('without an answer ask the server what became of them', async () => {
    const room = openRoom();
    room.pick('red');
    room.send({ type: 'bet.place', uuid: 'uuid-0001' });
    room.asked[0]?.reject(new Error('time out'));
    await settle();
    expect(room.resyncs()).toEqual(['unsure']);
  });

  it('are not sent twice, nor by guests', () => {
    const room = openRoom();
    room.pick('red');
    room.send({ type: 'bet.place', uuid: 'uuid-0001' });
    room.send({ type: 'bet.place', uuid: 'uuid-0002' });
    expect(room.asked).toHaveLength(1);
    const guest = openRoom({ userId: null });
    guest.pick('red');
    guest.send({ type: 'bet.place', uuid: 'uuid-0001' });
    expect(guest.asked).toEqual([]);
    expect(guest.cta()).toEqual({ mode: 'login' });
  });
});

describe('orders on the board', () => {
  it('are not counted twice when answer and update both bring them', async () => {
    const room = openRoom();
    await room.bet(['red']);
    room.send({
      type: 'wire.update',
      update: {
        model: 1,
        phase: first().phaseNum,
        orders: [orderOf(ME, ['red'], 1_000, { uuid: 'server-1' })],
        players: 6,
      },
    });
    expect(staked(room.actor.getSnapshot())).toBe(1_000);
    room.send({
      type: 'wire.update',
      update: {
        model: 1,
        phase: first().phaseNum,
        orders: [orderOf(ME, ['green'], 3_000, { uuid: 'elsewhere' })],
        players: 6,
      },
    });
    expect(staked(room.actor.getSnapshot())).toBe(4_000);
  });

  it('keep the totals that the server tells, and have none of a phase that it has not told of', () => {
    const room = openRoom();
    const totals = { users: 3, bots: 2, orders: 7, botOrders: 2, staked: 40_000, botStaked: 7_000 };
    const update: WingoUpdate = { model: 1, phase: first().phaseNum, orders: [], totals, players: 6 };
    room.send({ type: 'wire.update', update });
    expect(room.context().infos[1]?.totals).toEqual(totals);
    room.send({ type: 'wire.snapshot', round: roundOf(first(), { totals: { ...totals, users: 4 } }) });
    expect(room.context().infos[1]?.totals?.users).toBe(4);
    room.send({ type: 'wire.snapshot', round: roundOf(first()) });
    expect(room.context().infos[1]?.totals).toBeNull();
  });

  it('update a live list of at most 10', () => {
    const room = openRoom();
    const orders = Array.from({ length: 14 }, (_, i) => orderOf('a', ['red'], i + 1, { uuid: String(i) }));
    room.send({ type: 'wire.update', update: { model: 1, phase: first().phaseNum, orders, players: 6 } });
    expect(room.context().live).toHaveLength(10);
    expect(room.context().infos[1]?.orders).toHaveLength(14);
  });
});

describe('the model on screen', () => {
  it('changes with a moment of its own and asks for its round', () => {
    const room = openRoom();
    room.send({
      type: 'wire.snapshot',
      round: roundOf(first(3), { history: [{ phase: '20261120300001', number: 9 }] }),
    });
    room.send({ type: 'model.select', model: 3 });
    expect(room.cues()).toEqual([{ type: 'model', from: 1, to: 3 }]);
    expect(room.said).toContainEqual({ type: 'resync', model: 3, reason: 'model' });
    expect(step(room)).toBe(1);
    expect(boardView(room.actor.getSnapshot())).toMatchObject({
      model: 3,
      phaseNum: first(3).phaseNum,
      last: { number: 9 },
    });
  });

  it('that is not known yet is idle until its snapshot', () => {
    const room = openRoom();
    room.send({ type: 'model.select', model: 2 });
    expect(step(room)).toBe(0);
    room.send({ type: 'wire.snapshot', round: roundOf(first(2)) });
    expect(step(room)).toBe(1);
  });

  it('takes along what waited for the old one', async () => {
    const room = openRoom();
    draw(room);
    room.send({ type: 'wire.start', start: startOf(second()) });
    await room.bet(['red'], 4_000);
    room.send({ type: 'model.select', model: 2 });
    expect(room.context().infos[1]).toMatchObject({ phase: second().phaseNum, serverSeed: null });
    room.send({ type: 'model.select', model: 1 });
    expect(step(room)).toBe(1);
    expect(staked(room.actor.getSnapshot())).toBe(4_000);
  });

  it('the same again is nothing', () => {
    const room = openRoom();
    room.send({ type: 'model.select', model: 1 });
    expect(room.said).toEqual([]);
  });
});

describe('the room', () => {
  it('keeps showing what it knew while offline, and asks when back online', () => {
    const room = openRoom();
    room.send({ type: 'link.offline' });
    expect(isOffline(room.actor.getSnapshot())).toBe(true);
    expect(step(room)).toBe(1);
    expect(room.cta()).toEqual({ mode: 'waiting', why: 'offline' });
    room.send({ type: 'link.online' });
    expect(room.resyncs()).toEqual(['online']);
  });

  it('forgets the last player, an answer on its way included', async () => {
    const room = openRoom();
    await room.bet(['red']);
    room.pick('green');
    room.send({ type: 'bet.place', uuid: 'uuid-0009' });
    room.send({ type: 'user.changed', userId: 'other' });
    room.asked[1]?.resolve({
      phase: first().phaseNum,
      model: 1,
      cost: 1_000,
      balance: 1,
      order: orderOf(ME, ['green'], 1_000, { uuid: 's9' }),
    });
    await settle();
    expect(staked(room.actor.getSnapshot())).toBe(0);
    expect(room.resyncs()).toEqual(['user']);
  });

  it('opens fully and closes again', () => {
    const room = openRoom();
    room.send({ type: 'view.fullOpen', on: true });
    expect(room.context().fullOpen).toBe(true);
  });
});
