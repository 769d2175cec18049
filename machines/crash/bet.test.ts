import { describe, expect, it } from 'vitest';
import { runOf } from '../autobet/config.fixture';
import { CODE, CodeError } from '../../contract/errors';
import { betOf, endOf, gameOf, HEX, inRoom, LEAVES, ME, ownBet, settle, startOf } from './room.fixture';
import { joinedNext, ownFlight, ownInfo } from './select';
import { rp } from '../../rules/money.fixture';

const place = { type: 'bet.place', amount: 1_000_000n, auto: null, uuid: 'uuid-0001' } as const;
const cashOut = { type: 'bet.cashOut', uuid: 'uuid-0002' } as const;

/** Aboard a rocket that has left. */
const flying = async (auto: number | null = null) => {
  const room = inRoom();
  await room.board(10_000, auto);
  room.clock.increment(LEAVES);
  return room;
};

describe('replies that say no more than that it was done', () => {
  it('seat a bet as it was sent, ask for the balance, and refuse nothing', async () => {
    const room = inRoom();
    room.send(place);
    room.asked.place[0]?.resolve({ roundId: '100', joinedNext: false, bet: ownBet('100', { amount: 10_000 }) });
    await settle();
    expect(room.context().own).toMatchObject({ state: 'aboard', stake: rp(10_000) });
    expect(room.said).toContainEqual({ type: 'balance.refresh' });
    expect(room.said.some(({ type }) => type === 'refused')).toBe(false);
  });

  it('leave the rate of a cash-out to the picture of the room', async () => {
    const room = await flying();
    room.send(cashOut);
    room.asked.escape[0]?.resolve({ roundId: '100' });
    await settle();
    expect(room.said).toContainEqual({ type: 'balance.refresh' });
    expect(room.resyncs()).toEqual(['unsure']);
    expect(room.said.some(({ type }) => type === 'refused')).toBe(false);
  });

  it('find the own bet in the list where a picture does not name it', () => {
    expect(inRoom({ bet: [betOf(ME, 10_000)] }).context().own).toMatchObject({ state: 'aboard', stake: rp(10_000) });
    expect(inRoom({ bet: [betOf('a', 10_000)] }).context().own).toEqual({ state: 'none' });
  });
});

describe('a bet', () => {
  it('in preparation is for this round, and aboard once the server said so', async () => {
    const room = inRoom();
    expect(room.button()).toMatchObject({ kind: 'place', next: false, pending: false, blocked: null });
    expect(room.context().betRoundId).toBe('100');
    room.send({ ...place, auto: 25_000 });
    expect(room.button()).toMatchObject({ kind: 'place', pending: true });
    expect(room.asked.place[0]?.input).toEqual({ roundId: '100', amount: 10_000, rate: 2.5, uuid: 'uuid-0001' });
    room.asked.place[0]?.resolve({
      roundId: '100',
      joinedNext: false,
      balance: 490_000,
      bet: ownBet('100', { auto: 2.5 }),
    });
    await settle();
    expect(room.button()).toMatchObject({ kind: 'cancel', amount: 1_000_000n, queued: false });
    expect(room.said).toContainEqual({ type: 'balance', balance: rp(490_000) });
    expect(room.said).toContainEqual({
      type: 'accepted',
      action: 'bet',
      roundId: '100',
      amount: rp(10_000),
      queued: false,
    });
    expect(room.cues()).toEqual([{ type: 'bet', own: true }]);
  });

  it('is asked for once, however often the button is hit', () => {
    const room = inRoom();
    room.send(place);
    room.send({ ...place, uuid: 'uuid-0009' });
    expect(room.asked.place).toHaveLength(1);
  });

  it('for a round other than the current one marks joinedNext', async () => {
    const room = inRoom({ status: 'goingUp' });
    expect(room.button()).toMatchObject({ kind: 'place', next: true, pending: false, blocked: null });
    expect(room.context().betRoundId).toBe('101');
    await room.board();
    expect(room.asked.place[0]?.input.roundId).toBe('101');
    expect(joinedNext(room.actor.getSnapshot())).toBe(true);
    expect(room.button()).toMatchObject({ kind: 'cancel', amount: 1_000_000n, queued: true });
  });

  it('that is queued is aboard when its round starts', async () => {
    const room = inRoom({ status: 'goingUp' });
    await room.board();
    room.send({ type: 'wire.end', end: endOf('100', 2) });
    room.send({ type: 'wire.start', start: startOf('101', 30_000, { joinedNext: true, bet: [betOf(ME, 10_000)] }) });
    expect(ownFlight(room.actor.getSnapshot())).toMatchObject({ state: 'aboard', stake: 10_000 });
    expect(joinedNext(room.actor.getSnapshot())).toBe(false);
    expect(room.resyncs()).toEqual([]);
  });

  it('whose answer comes after its round has started still is aboard', async () => {
    const room = inRoom({ status: 'squib', target: 2, hash: HEX, serverSeed: HEX });
    room.send(place);
    room.send({ type: 'wire.start', start: startOf('101', 30_000) });
    expect(room.button()).toMatchObject({ kind: 'place', pending: true });
    room.asked.place[0]?.resolve({ roundId: '101', joinedNext: true, balance: 1, bet: ownBet('101') });
    await settle();
    expect(room.button().kind).toBe('cancel');
  });

  it('that the server moved to the next round is queued there', async () => {
    const room = inRoom();
    room.send(place);
    room.asked.place[0]?.resolve({ roundId: '101', joinedNext: true, balance: 1, bet: ownBet('101') });
    await settle();
    expect(room.context().own.state).toBe('none');
    expect(joinedNext(room.actor.getSnapshot())).toBe(true);
  });

  it('whose answer comes after the crash is settled at once', async () => {
    const room = inRoom();
    room.send(place);
    room.clock.increment(LEAVES);
    room.send({ type: 'wire.end', end: endOf('100', 1) });
    room.asked.place[0]?.resolve({ roundId: '100', joinedNext: false, balance: 1, bet: ownBet('100') });
    await settle();
    expect(room.context().own.state).toBe('lost');
  });

  it('that is refused leaves the seat free and says why', async () => {
    const room = inRoom();
    room.send(place);
    room.asked.place[0]?.reject(new CodeError(CODE.insufficientBalance));
    await settle();
    expect(room.button()).toMatchObject({ kind: 'place', next: false });
    expect(room.context().refusal?.code).toBe(CODE.insufficientBalance);
    expect(room.said).toContainEqual({
      type: 'refused',
      action: 'bet',
      refusal: { code: CODE.insufficientBalance, params: {} },
    });
    expect(room.resyncs()).toEqual([]);
  });

  it('without an answer asks the server what became of it', async () => {
    const room = inRoom();
    room.send(place);
    room.asked.place[0]?.reject(new Error('time out'));
    await settle();
    expect(room.resyncs()).toEqual(['unsure']);
    room.send({ type: 'wire.snapshot', game: gameOf({ own: ownBet('100') }) });
    expect(room.button().kind).toBe('cancel');
  });

  it('is not for guests', () => {
    const room = inRoom({}, null);
    room.send(place);
    expect(room.asked.place).toEqual([]);
    expect(room.button()).toMatchObject({ kind: 'login' });
  });

  it('of the last player is nothing to the next one, whenever its answer comes', async () => {
    const room = inRoom();
    room.send(place);
    room.send({ type: 'user.changed', userId: 'other' });
    room.asked.place[0]?.resolve({ roundId: '100', joinedNext: false, balance: 490_000, bet: ownBet('100') });
    await settle();
    expect(room.button()).toMatchObject({ kind: 'place', next: false });
    expect(room.said.map(({ type }) => type)).toEqual(['resync']);
  });

  it('that flew while nothing arrived is told to be over; one whose end was seen, or that still stands, is not', async () => {
    const missed = (room: ReturnType<typeof inRoom>) => room.said.filter(({ type }) => type === 'missed').length;
    const staked = async () => {
      const room = inRoom();
      await room.board();
      return room;
    };
    const later = { roundId: '102', nextRoundId: '103', startTime: 90_000 };
    const gone = await staked();
    gone.send({ type: 'wire.snapshot', game: gameOf({ own: ownBet('100') }) });
    expect(missed(gone)).toBe(0);
    gone.send({ type: 'wire.snapshot', game: gameOf(later) });
    gone.send({ type: 'wire.snapshot', game: gameOf(later) });
    expect(missed(gone)).toBe(1);

    const overtaken = await staked();
    overtaken.send({ type: 'wire.start', start: startOf('102', 90_000) });
    expect(missed(overtaken)).toBe(1);

    const seen = await staked();
    seen.send({ type: 'wire.end', end: endOf('100', 2.5) });
    seen.send({ type: 'wire.snapshot', game: gameOf(later) });
    expect(missed(seen)).toBe(0);
  });

  it('under way keeps its seat when a snapshot arrives', () => {
    const room = inRoom();
    room.send(place);
    room.send({ type: 'wire.snapshot', game: gameOf() });
    expect(room.button()).toMatchObject({ kind: 'place', pending: true });
  });

  it('of another device is found in the list, and its details are asked for', () => {
    const room = inRoom();
    room.send({ type: 'wire.betInfo', info: { roundId: '100', list: [betOf(ME, 7_000)], players: 1 } });
    expect(ownFlight(room.actor.getSnapshot())).toEqual({ state: 'aboard', stake: 7_000, auto: null });
    expect(room.resyncs()).toEqual(['unsure']);
    room.send({
      type: 'wire.betInfo',
      info: { roundId: '100', list: [betOf(ME, 7_000, { withdrawn: true })], players: 1 },
    });
    expect(ownFlight(room.actor.getSnapshot())).toEqual({ state: 'none' });
  });

  it('of ours in the list before the answer is not another one', async () => {
    const room = inRoom();
    room.send(place);
    room.send({ type: 'wire.betInfo', info: { roundId: '100', list: [betOf(ME, 10_000)], players: 1 } });
    expect(room.resyncs()).toEqual([]);
  });
});

describe('taking a bet back', () => {
  it('is possible until the rocket leaves', async () => {
    const room = inRoom();
    await room.board();
    room.send({ type: 'bet.cancel', uuid: 'uuid-0003' });
    expect(room.button()).toMatchObject({ kind: 'cancel', pending: true });
    expect(room.asked.cancel[0]?.input).toEqual({ roundId: '100', uuid: 'uuid-0003' });
    room.asked.cancel[0]?.resolve({ roundId: '100', balance: 500_000 });
    await settle();
    expect(room.button()).toMatchObject({ kind: 'place', next: false });
    expect(room.said).toContainEqual({
      type: 'accepted',
      action: 'cancel',
      roundId: '100',
      amount: rp(10_000),
      queued: false,
    });
  });

  it('works for a queued bet with one tap', async () => {
    const room = inRoom({ status: 'goingUp' });
    await room.board();
    room.send({ type: 'bet.cancel', uuid: 'uuid-0003' });
    room.asked.cancel[0]?.resolve({ roundId: '101', balance: 500_000 });
    await settle();
    expect(room.button()).toMatchObject({ kind: 'place', next: true });
  });

  it('too late leaves it aboard', async () => {
    const room = inRoom();
    await room.board();
    room.send({ type: 'bet.cancel', uuid: 'uuid-0003' });
    room.clock.increment(LEAVES);
    expect(room.button()).toMatchObject({ kind: 'cancel', pending: true });
    room.asked.cancel[0]?.reject(new CodeError(CODE.gameStarted));
    await settle();
    expect(room.button()).toMatchObject({ kind: 'cashOut', pending: false });
  });

  it('is not possible in flight', async () => {
    const room = await flying();
    room.send({ type: 'bet.cancel', uuid: 'uuid-0003' });
    expect(room.asked.cancel).toEqual([]);
  });
});

describe('a cash-out', () => {
  it('is paid what the server says, marks escaped and celebrates by size', async () => {
    const room = await flying();
    expect(room.button()).toMatchObject({ kind: 'cashOut', amount: 1_000_000n, pending: false });
    room.send({ type: 'wire.betInfo', info: { roundId: '100', list: [betOf(ME, 10_000)], players: 1 } });
    room.send(cashOut);
    expect(room.button()).toMatchObject({ kind: 'cashOut', pending: true });
    room.asked.escape[0]?.resolve({ roundId: '100', rate: 2.15, winAmount: 21_500, balance: 511_500 });
    await settle();
    expect(ownInfo(room.actor.getSnapshot())).toEqual({
      isJoinCur: true,
      betAmount: rp(10_000),
      isEscape: true,
      winAmount: rp(21_500),
    });
    expect(room.button()).toMatchObject({ kind: 'place', next: true });
    const [, launched, out, win] = room.cues();
    expect(launched).toEqual({ type: 'launch' });
    expect(out).toMatchObject({ type: 'cashOut', rate: 21_500, win: 21_500, own: true, name: 'ME' });
    expect(win).toEqual({ type: 'win', size: 'M', amount: 21_500 });
  });

  it('is one moment though answer and event both tell of it, in either order', async () => {
    const info = { roundId: '100', userId: ME, name: 'Me', avatar: '', rate: 2, winAmount: 20_000 };
    for (const first of ['answer', 'event'] as const) {
      const room = await flying();
      room.send(cashOut);
      if (first === 'event') room.send({ type: 'wire.escapeInfo', info });
      room.asked.escape[0]?.resolve({ roundId: '100', rate: 2, winAmount: 20_000, balance: 1 });
      await settle();
      if (first === 'answer') room.send({ type: 'wire.escapeInfo', info });
      expect(room.cues().filter(({ type }) => type === 'cashOut' || type === 'win')).toHaveLength(2);
    }
  });

  it('by the server at the auto rate is seen without asking', async () => {
    const room = await flying(20_000);
    room.send({
      type: 'wire.escapeInfo',
      info: { roundId: '100', userId: ME, name: 'Me', avatar: '', rate: 2, winAmount: 20_000 },
    });
    expect(ownFlight(room.actor.getSnapshot())).toEqual({ state: 'cashed', stake: 10_000, rate: 20_000, win: 20_000 });
    expect(room.said).toContainEqual({ type: 'balance.refresh' });
  });

  it('by the server at the auto rate is known at the end even if its event was lost', async () => {
    const room = await flying(20_000);
    room.send({ type: 'wire.end', end: endOf('100', 2) });
    expect(ownFlight(room.actor.getSnapshot())).toEqual({ state: 'cashed', stake: 10_000, rate: 20_000, win: 20_000 });
    const under = await flying(20_000);
    under.send({ type: 'wire.end', end: endOf('100', 1.99) });
    expect(under.context().own.state).toBe('lost');
  });

  it('asked for right when the end arrives: the server decides', async () => {
    const won = await flying();
    won.send(cashOut);
    won.send({ type: 'wire.end', end: endOf('100', 3) });
    expect(won.button()).toMatchObject({ kind: 'cashOut', pending: true });
    won.asked.escape[0]?.resolve({ roundId: '100', rate: 2.99, winAmount: 29_900, balance: 1 });
    await settle();
    expect(won.context().own.state).toBe('cashed');

    const lost = await flying();
    lost.send(cashOut);
    lost.send({ type: 'wire.end', end: endOf('100', 3) });
    lost.asked.escape[0]?.reject(new CodeError(CODE.cannotCashOut));
    await settle();
    expect(lost.context().own.state).toBe('lost');
  });

  it('refused in flight may be tried again', async () => {
    const room = await flying();
    room.send(cashOut);
    room.asked.escape[0]?.reject(new CodeError(CODE.tooFrequent));
    await settle();
    expect(room.button()).toMatchObject({ kind: 'cashOut', pending: false });
  });

  it('does not wait behind a bet for the next round', async () => {
    const room = await flying();
    room.send(place);
    expect(room.asked.place).toHaveLength(2);
    room.send(cashOut);
    expect(room.asked.escape).toHaveLength(1);
  });

  it('needs a rocket in flight', async () => {
    const room = inRoom();
    await room.board();
    room.send(cashOut);
    room.clock.increment(LEAVES);
    room.send({ type: 'wire.end', end: endOf('100', 3) });
    room.send(cashOut);
    expect(room.asked.escape).toEqual([]);
  });

  it.each([
    [1, 10_000, 'none'],
    [1.5, 15_000, 'S'],
    [2, 20_000, 'M'],
    [10, 100_000, 'L'],
    [50, 500_000, 'XL'],
  ])('at %sx is a win of its size', async (rate, winAmount, size) => {
    const room = await flying();
    room.send(cashOut);
    room.asked.escape[0]?.resolve({ roundId: '100', rate, winAmount, balance: 1 });
    await settle();
    expect(room.cues().at(-1)).toEqual({ type: 'win', size, amount: winAmount });
  });
});

describe('auto-bet in the room', () => {
  const config = {
    amount: 1_000_000n,
    count: 2,
    onWin: { kind: 'reset' },
    onLoss: { kind: 'increase', percent: 50 },
    stopLoss: null,
    stopProfit: null,
    mostLost: null,
    mostWon: null,
    stopAfter: null,
    autoCashOut: null,
    runAway: false,
  } as const;
  const start = { type: 'auto.start', run: runOf(config, rp(100_000)) } as const;

  it('is off until set up', () => {
    const room = inRoom();
    expect(room.actor.getSnapshot().matches({ auto: 'off' })).toBe(true);
    expect(room.context().auto).toBeNull();
  });

  it('bets round after round, grows after the loss and ends with its count', async () => {
    const room = inRoom();
    room.send(start);
    expect(room.asked.place[0]?.input).toEqual({
      roundId: '100',
      amount: 10_000,
      rate: undefined,
      uuid: 'run-0001-100',
    });
    room.asked.place[0]?.resolve({ roundId: '100', joinedNext: false, balance: 1, bet: ownBet('100') });
    await settle();
    room.clock.increment(LEAVES);
    room.send({ type: 'wire.end', end: endOf('100', 2) });
    expect(room.context().auto).toMatchObject({
      running: true,
      left: 1,
      played: 1,
      profit: -1_000_000n,
      nextAmount: 1_500_000n,
    });
    room.send({ type: 'wire.start', start: startOf('101', 38_000) });
    expect(room.asked.place[1]?.input).toMatchObject({ roundId: '101', amount: 15_000 });
    room.asked.place[1]?.resolve({
      roundId: '101',
      joinedNext: false,
      balance: 1,
      bet: ownBet('101', { amount: 15_000 }),
    });
    await settle();
    room.clock.increment(30_000);
    room.send({ type: 'bet.cashOut', uuid: 'uuid-0004' });
    room.asked.escape[0]?.resolve({ roundId: '101', rate: 2, winAmount: 30_000, balance: 1 });
    await settle();
    expect(room.context().auto).toMatchObject({ running: false, stopped: 'finished', profit: 500_000n });
    expect(room.actor.getSnapshot().matches({ auto: 'off' })).toBe(true);
  });

  it('started in flight waits for the next preparation', () => {
    const room = inRoom({ status: 'goingUp' });
    room.send(start);
    expect(room.asked.place).toEqual([]);
    room.send({ type: 'wire.end', end: endOf('100', 2) });
    room.send({ type: 'wire.start', start: startOf('101', 30_000) });
    expect(room.asked.place).toHaveLength(1);
  });

  it('stops on a refusal, on a lost connection, and with the user', async () => {
    const broke = inRoom();
    broke.send(start);
    broke.asked.place[0]?.reject(new CodeError(CODE.insufficientBalance));
    await settle();
    expect(broke.context().auto).toMatchObject({ running: false, stopped: 'refused', code: CODE.insufficientBalance });
    const cut = inRoom();
    cut.send(start);
    cut.send({ type: 'link.offline' });
    expect(cut.context().auto).toMatchObject({ running: false, stopped: 'offline' });
    const left = inRoom({ status: 'goingUp' });
    left.send(start);
    left.send({ type: 'user.changed', userId: null });
    expect(left.context().auto).toMatchObject({ running: false, stopped: 'user' });
    const stopped = inRoom({ status: 'goingUp' });
    stopped.send(start);
    stopped.send({ type: 'auto.stop' });
    expect(stopped.context().auto).toMatchObject({ running: false, stopped: 'user' });
  });
});
