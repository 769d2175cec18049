import { describe, expect, it } from 'vitest';
import { initialTransition, transition } from 'xstate';
import { crashMachine } from './machine';
import { betOf, endOf, gameOf, HEX, inRoom, LEAVES, ME, openRoom, ownBet, startOf } from './room.fixture';
import type { CrashEvent } from './types';
import { betRows, isOffline, joinedNext, ownFlight, ownInfo } from './select';
import { fromSen } from '../../rules/money';
import { rp } from '../../rules/money.fixture';

describe('a round of crash', () => {
  it('goes preparation -> going up -> squib -> preparation', () => {
    const room = inRoom();
    expect(room.phase()).toBe('preparation');
    room.clock.increment(LEAVES);
    expect(room.phase()).toBe('goingUp');
    room.send({ type: 'wire.end', end: endOf('100', 2.5) });
    expect(room.phase()).toBe('squib');
    room.send({ type: 'wire.start', start: startOf('101', 38_000) });
    expect(room.phase()).toBe('preparation');
    expect(room.cues().map((cue) => cue.type)).toEqual(['launch', 'crashed']);
  });

  it('waits until startTime when loaded in the middle of the wait', () => {
    const room = openRoom();
    room.clock.increment(5_000);
    room.send({ type: 'wire.snapshot', game: gameOf({ serverTime: 5_000 }) });
    room.clock.increment(2_999);
    expect(room.phase()).toBe('preparation');
    room.clock.increment(1);
    expect(room.phase()).toBe('goingUp');
  });

  it('derives its deadline anew from each snapshot', () => {
    const room = inRoom();
    room.clock.increment(4_000);
    room.send({ type: 'wire.snapshot', game: gameOf({ startTime: 10_000 }) });
    room.clock.increment(5_999);
    expect(room.phase()).toBe('preparation');
    room.clock.increment(1);
    expect(room.phase()).toBe('goingUp');
  });

  it('leaves with the first tick when our clock is behind, but not with a straggler of the last flight', () => {
    const room = inRoom();
    room.send({ type: 'wire.tick' });
    expect(room.phase()).toBe('preparation');
    room.clock.increment(LEAVES - 500);
    room.send({ type: 'wire.tick' });
    expect(room.phase()).toBe('goingUp');
    expect(room.cues()).toEqual([{ type: 'launch' }]);
  });

  it.each(['preparation', 'goingUp', 'squib'] as const)(
    'joined late is shown in %s, and nothing is replayed',
    (status) => {
      const room = inRoom({
        status,
        ...(status === 'squib' ? { target: 3, hash: HEX, serverSeed: HEX, nextRoundTime: 20_000 } : {}),
      });
      expect(room.phase()).toBe(status);
      expect(room.cues()).toEqual([]);
    },
  );

  it('may crash before it left by our clock', () => {
    const room = inRoom();
    room.send({ type: 'wire.end', end: endOf('100', 1) });
    expect(room.phase()).toBe('squib');
  });

  it('start resets the fair data and marks preparation', () => {
    const room = inRoom({ status: 'squib', target: 3, hash: HEX, serverSeed: HEX });
    expect(room.context().fair).toMatchObject({ target: 30_000, roundHash: HEX });
    room.send({ type: 'wire.start', start: startOf('101', 30_000, { seedHashHash: 'cd'.repeat(32) }) });
    expect(room.context().fair).toEqual({
      profitRate: 99,
      roundId: '101',
      publicSeed: 'public',
      seedPubHash: HEX,
      serverSeedHash: 'cd'.repeat(32),
      serverSeed: null,
      target: null,
      roundHash: null,
      random: null,
    });
  });

  it('end fills target and hash, and clears the own join info', async () => {
    const room = inRoom();
    await room.board();
    room.clock.increment(LEAVES);
    expect(ownInfo(room.actor.getSnapshot()).isJoinCur).toBe(true);
    room.send({ type: 'wire.end', end: endOf('100', 2.5) });
    expect(room.context().fair).toMatchObject({ target: 25_000, roundHash: HEX, serverSeed: HEX });
    expect(room.context().fair.random).toBeCloseTo(0xababab / 0xffffff, 12);
    expect(ownInfo(room.actor.getSnapshot()).isJoinCur).toBe(false);
    expect(ownFlight(room.actor.getSnapshot())).toEqual({ state: 'lost', stake: 10_000 });
  });

  it('shows the profit rate as 100 minus the server rate', () => {
    expect(inRoom({ profitRate: 1 }).context().fair.profitRate).toBe(99);
  });

  it('keeps the history newest first, thirty at most', () => {
    const room = inRoom({ status: 'goingUp', historyRate: Array.from({ length: 30 }, () => 2) });
    room.send({ type: 'wire.end', end: endOf('100', 7.25) });
    expect(room.context().history).toHaveLength(30);
    expect(room.context().history.slice(0, 2)).toEqual([72_500, 20_000]);
  });
});

describe('late, repeated and unordered events', () => {
  it('a repeated end changes nothing', () => {
    const room = inRoom({ status: 'goingUp' });
    room.send({ type: 'wire.end', end: endOf('100', 2.5) });
    const before = room.context();
    room.send({ type: 'wire.end', end: endOf('100', 2.5) });
    expect(room.context()).toBe(before);
    expect(room.cues()).toHaveLength(1);
  });

  it('a repeated start does not restart a flight', () => {
    const room = inRoom({ status: 'squib', target: 2, hash: HEX, serverSeed: HEX });
    room.send({ type: 'wire.start', start: startOf('101', 30_000) });
    room.clock.increment(30_000);
    room.send({ type: 'wire.start', start: startOf('101', 30_000) });
    expect(room.phase()).toBe('goingUp');
  });

  it('events of past rounds are dropped', () => {
    const room = inRoom({ status: 'goingUp' });
    const before = room.context();
    room.send({ type: 'wire.end', end: endOf('99', 2) });
    room.send({ type: 'wire.start', start: startOf('99', 1) });
    room.send({ type: 'wire.betInfo', info: { roundId: '99', list: [betOf('a', 1)], players: 9 } });
    room.send({
      type: 'wire.escapeInfo',
      info: { roundId: '99', userId: 'a', name: 'A', avatar: '', rate: 2, winAmount: 2 },
    });
    expect(room.context()).toEqual(before);
    expect(room.resyncs()).toEqual([]);
  });

  it.each<[string, CrashEvent]>([
    ['an end', { type: 'wire.end', end: endOf('140', 2) }],
    ['a list', { type: 'wire.betInfo', info: { roundId: '140', list: [], players: 1 } }],
    [
      'a cash-out',
      { type: 'wire.escapeInfo', info: { roundId: '140', userId: 'a', name: 'A', avatar: '', rate: 2, winAmount: 2 } },
    ],
  ])('%s of an unknown round asks for a resync, once', (_, event) => {
    const room = inRoom();
    room.send(event);
    room.send(event);
    expect(room.resyncs()).toEqual(['unknown-round']);
  });

  it('a start that skips rounds is taken and asks for what was missed', () => {
    const room = inRoom();
    room.send({ type: 'wire.start', start: startOf('120', 30_000) });
    expect(room.context().roundId).toBe('120');
    expect(room.phase()).toBe('preparation');
    expect(room.resyncs()).toEqual(['unknown-round']);
  });

  it('before the first snapshot everything waits for it', () => {
    const room = openRoom();
    room.send({ type: 'wire.start', start: startOf('100', 1) });
    room.send({ type: 'wire.end', end: endOf('100', 1) });
    room.send({ type: 'wire.betInfo', info: { roundId: '100', list: [], players: 1 } });
    expect(room.phase()).toBe('connecting');
    expect(room.button()).toMatchObject({ kind: 'waiting', why: 'connecting' });
  });
});

describe('the own picture against the server', () => {
  it('is asked for again every 3 s until a snapshot comes', () => {
    const room = openRoom();
    room.clock.increment(3_000);
    room.clock.increment(3_000);
    expect(room.resyncs()).toEqual(['still-waiting', 'still-waiting']);
    room.send({ type: 'wire.snapshot', game: gameOf({ startTime: 99_000 }) });
    room.clock.increment(9_000);
    expect(room.resyncs()).toHaveLength(2);
  });

  it('is asked for when the next round is overdue', () => {
    const room = inRoom({ status: 'goingUp' });
    room.send({ type: 'wire.end', end: endOf('100', 2, 3_000) });
    room.clock.increment(4_999);
    expect(room.resyncs()).toEqual([]);
    room.clock.increment(1);
    expect(room.resyncs()).toEqual(['overdue']);
  });

  it('stays on screen while offline, and is asked for when back online', () => {
    const room = inRoom({ status: 'goingUp', bet: [betOf('a', 5)] });
    room.send({ type: 'link.offline' });
    expect(isOffline(room.actor.getSnapshot())).toBe(true);
    expect(room.phase()).toBe('goingUp');
    expect(betRows(room.actor.getSnapshot())).toHaveLength(1);
    expect(room.button()).toMatchObject({ kind: 'waiting', why: 'offline' });
    room.clock.increment(30_000);
    expect(room.resyncs()).toEqual([]);
    room.send({ type: 'link.online' });
    expect(room.resyncs()).toEqual(['online']);
  });

  it('changes with the user', () => {
    const room = inRoom({ status: 'goingUp', own: ownBet('100') });
    room.send({ type: 'user.changed', userId: null });
    expect(room.context().own.state).toBe('none');
    expect(room.resyncs()).toEqual(['user']);
    expect(room.button()).toMatchObject({ kind: 'login' });
  });
});

describe("everybody's bets", () => {
  const rows = (room: ReturnType<typeof inRoom>, which?: 'current' | 'next') =>
    betRows(room.actor.getSnapshot(), which).map(({ userId, amount }) => `${userId} ${fromSen(amount)}`);

  it('show the own bet first, then by amount', () => {
    const room = inRoom({ bet: [betOf('a', 5_000), betOf('b', 9_000), betOf(ME, 1_000), betOf('c', 5_000)] });
    expect(rows(room)).toEqual(['me 1000', 'b 9000', 'a 5000', 'c 5000']);
  });

  it('are kept for the current and the next round', () => {
    const room = inRoom({ status: 'goingUp' });
    room.send({ type: 'wire.betInfo', info: { roundId: '101', list: [betOf('a', 7_000)], players: 4 } });
    expect(rows(room)).toEqual([]);
    expect(rows(room, 'next')).toEqual(['a 7000']);
    room.send({ type: 'wire.start', start: startOf('101', 30_000, { bet: [betOf('a', 7_000)] }) });
    expect(rows(room)).toEqual(['a 7000']);
    expect(rows(room, 'next')).toEqual([]);
  });

  it('lose what is withdrawn', () => {
    const room = inRoom({ bet: [betOf('a', 5_000)] });
    room.send({
      type: 'wire.betInfo',
      info: { roundId: '100', list: [betOf('a', 5_000, { withdrawn: true })], players: 3 },
    });
    expect(rows(room)).toEqual([]);
  });

  it('get their rate by a cash-out, shown once on the canvas', () => {
    const room = inRoom({ status: 'goingUp', bet: [betOf('a', 5_000, { bot: true })] });
    const info = { roundId: '100', userId: 'a', name: 'Ayu', avatar: '', rate: 1.65, winAmount: 8_250, bot: true };
    room.send({ type: 'wire.escapeInfo', info });
    room.send({ type: 'wire.escapeInfo', info });
    room.send({ type: 'wire.betInfo', info: { roundId: '100', list: [betOf('a', 5_000)], players: 3 } });
    expect(betRows(room.actor.getSnapshot())[0]).toMatchObject({ rate: 16_500, win: rp(8_250) });
    const shown = room.cues().filter((cue) => cue.type === 'cashOut');
    expect(shown).toHaveLength(1);
    expect(shown[0]).toMatchObject({ name: 'Ayu', initial: 'A', rate: 16_500, win: 8_250, own: false, bot: true });
  });
});

describe('a crowd that cashes out at once', () => {
  it('comes as a list with rates: no bets are shown flying in, and the own cash-out still counts', async () => {
    const room = inRoom({ bet: [betOf('a', 5_000)] });
    await room.board();
    room.clock.increment(LEAVES);
    const before = room.cues().length;
    room.send({
      type: 'wire.betInfo',
      info: { roundId: '100', list: [betOf('a', 5_000, { rate: 2 }), betOf(ME, 10_000, { rate: 2 })], players: 2 },
    });
    expect(room.cues()).toHaveLength(before);
    room.send({
      type: 'wire.escapeInfo',
      info: { roundId: '100', userId: ME, name: 'Me', avatar: '', rate: 2, winAmount: 20_000 },
    });
    expect(ownFlight(room.actor.getSnapshot())).toEqual({ state: 'cashed', stake: 10_000, rate: 20_000, win: 20_000 });
    expect(betRows(room.actor.getSnapshot()).find(({ userId }) => userId === 'a')).toMatchObject({
      rate: 20_000,
      win: rp(10_000),
    });
  });
});

describe('the machine', () => {
  it('is pure: a transition says what would happen and does nothing', () => {
    const [first] = initialTransition(crashMachine, { clock: { now: () => 0 }, userId: null });
    const [next, actions] = transition(crashMachine, first, { type: 'wire.snapshot', game: gameOf() });
    expect(first.value.round).toBe('connecting');
    expect(next.value.round).toBe('preparation');
    expect(actions.map((action) => action.type)).toContain('xstate.raise');
    expect(joinedNext(next)).toBe(false);
  });
});
