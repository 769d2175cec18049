import { configOf, runOf } from '../../autobet/config.fixture';
import { describe, expect, it } from 'vitest';
import { LATEST_BETS_SIZE } from '../../../contract/constants';
import { CODE, CodeError } from '../../../contract/errors';
import { inRoom, ME, openSolo, roomOf, roundOf, SEEDS, settle, testGame } from './room.fixture';
import { isAutoRunning, isChecking, latestOf } from './select';
import { rp } from '../../../rules/money.fixture';

const A = { side: 'a' };
const run = runOf(configOf({ amount: 1_000_000n, count: 2 }));

it('knows the server’s rule where it is told, and never makes one up', () => {
  expect(inRoom().actor.getSnapshot().context.rule).toBeNull();
  const rule = { profitRate: 1.5, maxRate: 5_000 };
  expect(inRoom({ rule }).actor.getSnapshot().context.rule).toEqual(rule);
});

describe('a round by hand', () => {
  it('begins, goes on step by step and is cashed out (second document, section 4, Hilo and Mines)', async () => {
    const room = inRoom();
    expect(room.phase()).toBe('ready');
    room.start(A);
    expect(room.phase()).toBe('starting');
    expect(room.asked.start[0]?.input).toMatchObject({ amount: rp(10_000), choice: A });
    expect(room.words('staked')).toEqual([{ type: 'staked', amount: rp(10_000) }]);
    await room.answer('start', roundOf(), 90_000);
    expect(room.phase()).toBe('playing');
    room.select(4);
    expect(room.asked.select[0]?.input).toMatchObject({ roundId: '7', select: 4 });
    await room.answer('select', roundOf({ steps: 1, rate: 2 }));
    room.cash();
    await room.answer('cash', roundOf({ steps: 1, status: 'won', rate: 2, winAmount: rp(20_000) }), 110_000);
    expect(room.phase()).toBe('resting');
    expect(room.words('balance').map(({ balance }) => balance)).toEqual([rp(90_000), rp(110_000)]);
    expect(room.words('cue').map(({ cue }) => cue)).toEqual([
      { type: 'start>0' },
      { type: '0>1' },
      { type: '1>1' },
      { type: 'win', size: 'M', amount: 20_000 },
    ]);
    room.clock.increment(700);
    expect(room.phase()).toBe('ready');
  });

  it('takes one command at a time', async () => {
    const room = inRoom();
    room.start(A);
    room.start(A);
    expect(room.asked.start).toHaveLength(1);
    await room.answer('start', roundOf());
    room.select(1);
    room.select(2);
    room.cash();
    expect(room.asked.select).toHaveLength(1);
    expect(room.asked.cash).toHaveLength(0);
  });

  it('takes no command while there is no connection, and goes on where the server says it stands', async () => {
    const room = inRoom();
    room.start(A);
    await room.answer('start', roundOf());
    room.send({ type: 'link.offline' });
    room.select(1);
    room.cash();
    expect([room.asked.select, room.asked.cash]).toEqual([[], []]);
    expect(room.phase()).toBe('playing');
    room.send({ type: 'link.online' });
    room.send({ type: 'wire.snapshot', room: roomOf({ round: roundOf() }) });
    room.select(1);
    expect(room.asked.select).toHaveLength(1);
  });

  it('celebrates nothing when it is lost', async () => {
    const room = inRoom();
    room.start(A);
    await room.answer('start', roundOf());
    room.select(1);
    await room.answer('select', roundOf({ steps: 1, status: 'lost', rate: 0 }));
    expect(room.phase()).toBe('resting');
    expect(room.words('ended')).toHaveLength(1);
    expect(room.words('cue').some(({ cue }) => cue.type === 'win')).toBe(false);
  });

  it('a guest may look and not play', () => {
    const room = inRoom({ seeds: undefined }, 0, null);
    room.start(A);
    expect(room.asked.start).toHaveLength(0);
  });
});

it('the next round waits for the minimum length that the site gives one, of which a long one has had enough', async () => {
  const room = openSolo(testGame(1_100), ME, 4_000);
  room.send({ type: 'wire.snapshot', room: roomOf() });
  room.start(A);
  await room.answer('start', roundOf({ status: 'lost', rate: 0 }));
  room.clock.increment(1_100);
  room.clock.increment(2_899);
  expect(room.phase()).toBe('resting');
  room.clock.increment(1);
  expect(room.phase()).toBe('ready');
  room.start(A);
  await room.answer('start', roundOf({ roundId: '8' }));
  room.clock.increment(5_000);
  room.cash();
  await room.answer('cash', roundOf({ roundId: '8', status: 'won', winAmount: rp(10_000) }));
  room.clock.increment(1_100);
  room.clock.increment(700);
  expect(room.phase()).toBe('ready');
});

describe('a round in one call (second document, section 4, Roller)', () => {
  it('keeps balance and celebration back until the result is shown, then rests', async () => {
    const room = inRoom({}, 1_100);
    room.start(A);
    await room.answer('start', roundOf({ status: 'won', rate: 3, winAmount: rp(30_000) }), 120_000);
    room.send({
      type: 'wire.update',
      update: {
        latest: [
          { roundId: '7', time: 2 },
          { roundId: '3', time: 1 },
        ],
        players: 4,
      },
    });
    expect(room.phase()).toBe('revealing');
    expect(room.words('balance')).toHaveLength(0);
    expect(latestOf(room.actor.getSnapshot())).toEqual([{ roundId: '3', time: 1 }]);
    room.clock.increment(1_100);
    expect(room.phase()).toBe('resting');
    expect(room.words('balance')).toEqual([{ type: 'balance', balance: rp(120_000) }]);
    expect(latestOf(room.actor.getSnapshot())).toHaveLength(2);
    room.clock.increment(700);
    expect(room.phase()).toBe('ready');
  });

  it('on a refusal it is ready again and the balance is read again', async () => {
    const room = inRoom({}, 1_100);
    room.start(A);
    await room.refuse('start', new CodeError(CODE.insufficientBalance));
    expect(room.phase()).toBe('ready');
    expect(room.words('balance.refresh')).toHaveLength(1);
    expect(room.words('resync')).toHaveLength(0);
    expect(room.context().refusal).toMatchObject({ code: CODE.insufficientBalance });
  });
});

describe('everybody’s latest rounds', () => {
  const row = (id: number, time = id) => ({ roundId: String(id), time });
  const tell = (room: ReturnType<typeof inRoom>, ...latest: ReturnType<typeof row>[]) => {
    room.send({ type: 'wire.update', update: { latest, players: 4 } });
    return room.context().latest.map(({ roundId }) => Number(roundId));
  };

  it('grow by those of each update', () => {
    const room = inRoom({ latest: [row(2), row(1)] });
    expect(tell(room, row(3))).toEqual([3, 2, 1]);
    expect(tell(room, row(5), row(4))).toEqual([5, 4, 3, 2, 1]);
    expect(room.context().players).toBe(4);
  });

  it('stand once each, newest first, also when an update is late', () => {
    const room = inRoom({ latest: [row(12, 4), row(9, 4), row(10, 3)] });
    expect(tell(room, row(10, 3), row(8, 2))).toEqual([12, 9, 10, 8]);
  });

  it('leave out the own round while its answer is on its way', () => {
    const room = inRoom({ round: roundOf(), latest: [row(6)] });
    room.cash();
    tell(room, row(7));
    expect(latestOf(room.actor.getSnapshot())).toEqual([row(6)]);
  });

  it('are as many as the contract lets a snapshot have', () => {
    const room = inRoom({ latest: Array.from({ length: LATEST_BETS_SIZE }, (_, i) => row(LATEST_BETS_SIZE - i)) });
    expect(tell(room, row(40))).toHaveLength(LATEST_BETS_SIZE);
    expect(room.context().latest.map(({ roundId }) => roundId)).not.toContain('1');
  });
});

describe('a round that is open elsewhere or from before', () => {
  it('is gone on with exactly where it stood', () => {
    const room = inRoom({ round: roundOf({ steps: 3, rate: 1.8 }) });
    expect(room.phase()).toBe('playing');
    expect(room.context().round).toMatchObject({ steps: 3 });
    expect(room.words('cue')).toHaveLength(0);
  });

  it.each([CODE.activeRound, CODE.unfinishedGame, 1343, 1352])('code %i at the start brings it here', async (code) => {
    const room = inRoom();
    room.start(A);
    await room.refuse('start', new CodeError(code));
    expect(room.words('resync')).toEqual([{ type: 'resync', reason: 'unfinished' }]);
    expect(isChecking(room.actor.getSnapshot())).toBe(true);
    room.start(A);
    expect(room.asked.start).toHaveLength(1);
    room.send({ type: 'wire.snapshot', room: roomOf({ round: roundOf({ steps: 2 }) }) });
    expect(room.phase()).toBe('playing');
  });

  it('after a lost answer nothing is sent until the server has said where it stands', async () => {
    const room = inRoom();
    room.start(A);
    await room.answer('start', roundOf());
    room.select(1);
    await room.refuse('select', new Error('time out'));
    expect(room.words('resync')).toEqual([{ type: 'resync', reason: 'unsure' }]);
    room.select(2);
    expect(room.asked.select).toHaveLength(1);
    room.clock.increment(3_000);
    expect(room.words('resync')).toHaveLength(2);
    room.send({ type: 'wire.snapshot', room: roomOf({ round: roundOf({ steps: 1 }) }) });
    room.select(2);
    expect(room.asked.select).toHaveLength(2);
  });

  it('a round that ended meanwhile is put away', () => {
    const room = inRoom({ round: roundOf() });
    room.send({ type: 'wire.snapshot', room: roomOf() });
    expect(room.phase()).toBe('ready');
    expect(room.context().round).toBeNull();
  });

  it('a round that was ended by a command whose answer was lost is looked for, told, and its money read', async () => {
    const room = inRoom({ round: roundOf({ steps: 2 }) });
    room.cash();
    await room.refuse('cash', new Error('time out'));
    expect(room.words('balance.refresh')).toHaveLength(1);
    room.send({ type: 'wire.snapshot', room: roomOf() });
    expect(room.words('missed')).toEqual([{ type: 'missed', roundId: '7' }]);
    const round = roundOf({ steps: 2, status: 'won', rate: 2, winAmount: rp(20_000) });
    room.send({ type: 'wire.result', result: { round, seeds: SEEDS } });
    expect(room.phase()).toBe('resting');
    expect(room.words('ended')).toEqual([{ type: 'ended', round }]);
  });

  it('a round that is still open has not been missed', () => {
    const room = inRoom({ round: roundOf() });
    room.send({ type: 'wire.snapshot', room: roomOf({ round: roundOf({ steps: 1 }) }) });
    expect(room.words('missed')).toEqual([]);
  });

  it('a snapshot that comes while an answer is awaited leaves the round to the answer', async () => {
    const room = inRoom();
    room.start(A);
    room.send({ type: 'wire.snapshot', room: roomOf({ players: 9 }) });
    expect(room.phase()).toBe('starting');
    expect(room.context().players).toBe(9);
    await room.answer('start', roundOf());
    expect(room.phase()).toBe('playing');
  });

  it('another tab plays: the round goes on here too, its echo does nothing', async () => {
    const room = inRoom();
    room.send({ type: 'wire.result', result: { round: roundOf(), seeds: SEEDS } });
    room.send({ type: 'wire.result', result: { round: roundOf({ steps: 2 }), seeds: SEEDS } });
    room.send({ type: 'wire.result', result: { round: roundOf({ steps: 1 }), seeds: SEEDS } });
    expect(room.context().round).toMatchObject({ steps: 2 });
    expect(room.words('cue').map(({ cue }) => cue.type)).toEqual(['start>0', '0>2']);
    room.send({
      type: 'wire.result',
      result: { round: roundOf({ steps: 2, status: 'won', winAmount: rp(1) }), seeds: SEEDS },
    });
    expect(room.phase()).toBe('resting');
    room.clock.increment(700);
    room.send({
      type: 'wire.result',
      result: { round: roundOf({ steps: 2, status: 'won', winAmount: rp(1) }), seeds: SEEDS },
    });
    expect(room.phase()).toBe('ready');
  });

  it('another player knows nothing of it', () => {
    const room = inRoom({ round: roundOf() });
    room.send({ type: 'user.changed', userId: 'other' });
    expect(room.phase()).toBe('connecting');
    expect(room.context()).toMatchObject({ round: null, seeds: null, userId: 'other' });
  });
});

describe('a run of rounds', () => {
  const begun = () => {
    const room = inRoom();
    room.send({ type: 'auto.start', run, choice: A });
    return room;
  };

  it('plays its rounds one after another, each under a name of its own', async () => {
    const room = begun();
    for (const roundId of ['8', '9']) {
      expect(room.phase()).toBe('starting');
      await room.answer('start', roundOf({ roundId, status: 'lost', rate: 0 }), 1);
      room.clock.increment(700);
      await settle();
    }
    expect(room.asked.start.map(({ input }) => input)).toMatchObject([
      { amount: rp(10_000), choice: A },
      { amount: rp(10_000), choice: A },
    ]);
    expect(new Set(room.asked.start.map(({ input }) => input.uuid)).size).toBe(2);
    expect(isAutoRunning(room.actor.getSnapshot())).toBe(false);
    expect(room.context().auto).toMatchObject({ played: 2, profit: -2_000_000n, stopped: 'finished' });
  });

  it('ends with a refusal, and with a lost connection', async () => {
    const refused = begun();
    await refused.refuse('start', new CodeError(CODE.insufficientBalance));
    expect(refused.context().auto).toMatchObject({ stopped: 'refused', code: CODE.insufficientBalance });
    const lost = begun();
    lost.send({ type: 'link.offline' });
    expect(lost.context().auto).toMatchObject({ stopped: 'offline' });
  });

  /** The run's round is open when its cash-out has no answer, and gone when the room is asked. */
  const unheard = async () => {
    const room = begun();
    await room.answer('start', roundOf({ roundId: '8' }));
    room.cash();
    await room.refuse('cash', new Error('time out'));
    room.send({ type: 'wire.snapshot', room: roomOf() });
    expect(room.words('missed')).toEqual([{ type: 'missed', roundId: '8' }]);
    expect(room.context().auto).toMatchObject({ running: true, played: 0 });
    return room;
  };

  it('counts a round that ended unheard as what it was, once it is found', async () => {
    const room = await unheard();
    const round = roundOf({ roundId: '8', status: 'won', rate: 2, winAmount: rp(20_000) });
    room.send({ type: 'wire.result', result: { round, seeds: SEEDS } });
    expect(room.context().auto).toMatchObject({ running: false, played: 1, profit: rp(10_000), stopped: 'refused' });
  });

  it('ends without a round that is not to be found', async () => {
    const room = await unheard();
    room.send({ type: 'round.unfound' });
    expect(isAutoRunning(room.actor.getSnapshot())).toBe(false);
    expect(room.context().auto).toMatchObject({ running: false, played: 0, profit: 0n, stopped: 'refused' });
  });

  it('does not begin for a guest or while a round is open', () => {
    const guest = inRoom({ seeds: undefined }, 0, null);
    guest.send({ type: 'auto.start', run, choice: A });
    expect(guest.context().auto).toBeNull();
    const room = inRoom({ round: roundOf() });
    room.send({ type: 'auto.start', run, choice: A });
    expect(room.context().auto).toBeNull();
  });
});

it('asks again for a first picture while none came', () => {
  const room = openSolo(testGame());
  room.clock.increment(3_000);
  room.clock.increment(3_000);
  expect(room.words('resync')).toHaveLength(2);
});
