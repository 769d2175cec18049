import { describe, expect, it } from 'vitest';
import { createActor, sendTo, setup, type SnapshotFrom } from 'xstate';
import { CODE } from '../../contract/errors';
import { autoMachine } from './machine';
import { stepped } from './run';
import type { AutoConfig, AutoEvent, AutoPlace, AutoProgress } from './types';

const config: AutoConfig = {
  amount: 1_000n,
  count: 3,
  onWin: { kind: 'reset' },
  onLoss: { kind: 'increase', percent: 100 },
  stopLoss: null,
  stopProfit: null,
  mostLost: null,
  mostWon: null,
  stopAfter: null,
  autoCashOut: 20_000,
  runAway: false,
};

/** A room that only passes events on to its run and keeps what the run asks for. */
const start = (change: Partial<AutoConfig> = {}) => {
  const placed: AutoPlace[] = [];
  const pass = { actions: 'pass' } as const;
  const room = setup({
    types: {} as { events: AutoEvent | AutoPlace },
    actors: { run: autoMachine },
    actions: { pass: sendTo('run', ({ event }) => event) },
  }).createMachine({
    initial: 'running',
    states: {
      running: {
        invoke: {
          id: 'run',
          src: 'run',
          input: {
            config: { ...config, ...change },
            limits: { balance: 100_000n, min: 100n, max: 5_000n },
            runId: 'run-0001',
          },
          onDone: 'over',
        },
        on: {
          'auto.place': { actions: ({ event }) => placed.push(event) },
          open: pass,
          accepted: pass,
          refused: pass,
          settled: pass,
          offline: pass,
          stop: pass,
          hide: pass,
          show: pass,
        },
      },
      over: {},
    },
  });
  const actor = createActor(room).start();
  const run = () => actor.getSnapshot().children.run?.getSnapshot() as SnapshotFrom<typeof autoMachine>;
  let last: AutoProgress | null = null;
  actor
    .getSnapshot()
    .children.run?.subscribe((snapshot) => (last = (snapshot as SnapshotFrom<typeof autoMachine>).context.progress));
  let round = 0;
  const play = (back: bigint) => {
    const roundId = String(++round);
    actor.send({ type: 'open', roundId });
    actor.send({ type: 'accepted', roundId });
    const stake = placed.at(-1)?.amount ?? 0n;
    actor.send({ type: 'settled', roundId, stake, back });
  };
  return {
    send: actor.send.bind(actor),
    placed,
    play,
    progress: () => last ?? run().context.progress,
    amounts: () => placed.map(({ amount }) => amount),
  };
};

describe('a run of bets', () => {
  it('bets round after round and ends with its count', () => {
    const { play, progress, placed } = start();
    play(2_000n);
    expect(progress()).toMatchObject({ running: true, left: 2, played: 1, profit: 1_000n });
    play(2_000n);
    play(2_000n);
    expect(progress()).toMatchObject({ running: false, left: 0, played: 3, profit: 3_000n, stopped: 'finished' });
    play(0n);
    expect(placed).toHaveLength(3);
  });

  it('places one bet a round under one id, with the auto cash-out', () => {
    const { send, placed } = start();
    send({ type: 'open', roundId: '7' });
    send({ type: 'open', roundId: '7' });
    expect(placed).toEqual([{ type: 'auto.place', roundId: '7', amount: 1_000n, auto: 20_000, uuid: 'run-0001-7' }]);
  });

  it('grows after a loss and starts over after a win, as set up', () => {
    const { play, amounts } = start({ count: 9 });
    play(0n);
    play(0n);
    play(8_000n);
    play(1_000n); // the stake came back: no win
    play(0n);
    expect(amounts()).toEqual([1_000n, 2_000n, 4_000n, 1_000n, 2_000n]);
  });

  it('grows in whole rupiah, rounded down', () => {
    expect(stepped(100_000n, 133_300n, { kind: 'increase', percent: 10 })).toBe(146_600n);
    expect(stepped(100_000n, 133_300n, { kind: 'reset' })).toBe(100_000n);
  });

  it('stops once the balance has fallen to the stop-loss', () => {
    const { play, progress } = start({ stopLoss: 97_000n });
    play(0n);
    expect(progress().running).toBe(true);
    play(0n);
    expect(progress()).toMatchObject({ running: false, stopped: 'stop-loss', profit: -3_000n });
  });

  it('stops once the balance has risen to the stop-profit', () => {
    const { play, progress } = start({ stopProfit: 100_500n });
    play(2_000n);
    expect(progress()).toMatchObject({ running: false, stopped: 'stop-profit' });
  });

  it('stops before a bet outside the limits', () => {
    const { play, progress } = start({ onLoss: { kind: 'increase', percent: 1_000 } });
    play(0n);
    expect(progress()).toMatchObject({ running: false, stopped: 'bet-range', nextAmount: 11_000n });
  });

  it('stops on a refusal and keeps its code', () => {
    const { send, progress } = start();
    send({ type: 'open', roundId: '1' });
    send({ type: 'refused', code: CODE.insufficientBalance });
    expect(progress()).toMatchObject({ running: false, stopped: 'refused', code: CODE.insufficientBalance });
  });

  it('stops when the connection is lost', () => {
    const { send, progress } = start();
    send({ type: 'open', roundId: '1' });
    send({ type: 'offline' });
    expect(progress()).toMatchObject({ running: false, stopped: 'offline' });
  });

  it('stops at once on the player, or after the round that is under way', () => {
    const idle = start();
    idle.send({ type: 'stop' });
    expect(idle.progress()).toMatchObject({ running: false, stopped: 'user', played: 0 });
    const busy = start();
    busy.send({ type: 'open', roundId: '1' });
    busy.send({ type: 'stop' });
    expect(busy.progress()).toMatchObject({ running: true, stopped: 'user' });
    busy.send({ type: 'accepted', roundId: '1' });
    busy.send({ type: 'settled', roundId: '1', stake: 1_000n, back: 0n });
    expect(busy.progress()).toMatchObject({ running: false, stopped: 'user', played: 1, profit: -1_000n });
  });

  it('stops once so much was lost or won since it began, and not before', () => {
    const lost = start({ mostLost: 2_000n });
    lost.play(0n);
    expect(lost.progress().running).toBe(true);
    lost.play(500n);
    expect(lost.progress()).toMatchObject({ running: false, stopped: 'most-lost', profit: -2_500n });
    const won = start({ mostWon: 1_000n });
    won.play(1_999n);
    expect(won.progress().running).toBe(true);
    won.play(1_001n);
    expect(won.progress()).toMatchObject({ running: false, stopped: 'most-won', profit: 1_000n });
  });

  it('stops after a win, or after a loss; a stake that came back is neither', () => {
    const win = start({ stopAfter: 'win' });
    win.play(1_000n);
    expect(win.progress()).toMatchObject({ running: true, played: 1 });
    win.play(2_001n);
    expect(win.progress()).toMatchObject({ running: false, stopped: 'after-win', played: 2 });
    const loss = start({ stopAfter: 'loss' });
    loss.play(1_000n);
    expect(loss.progress().running).toBe(true);
    loss.play(999n);
    expect(loss.progress()).toMatchObject({ running: false, stopped: 'after-loss', played: 2 });
  });

  it('waits between rounds while the page is hidden, and goes on with the round that is open when it is seen', () => {
    const { send, placed, progress } = start();
    send({ type: 'open', roundId: '1' });
    send({ type: 'accepted', roundId: '1' });
    send({ type: 'hide' });
    send({ type: 'settled', roundId: '1', stake: 1_000n, back: 0n });
    send({ type: 'open', roundId: '2' });
    send({ type: 'open', roundId: '3' });
    expect(placed.map(({ roundId }) => roundId)).toEqual(['1']);
    expect(progress()).toMatchObject({ running: true, paused: true, left: 2 });
    send({ type: 'show' });
    expect(placed.map(({ roundId }) => roundId)).toEqual(['1', '3']);
    send({ type: 'accepted', roundId: '3' });
    expect(progress().paused).toBe(true);
    send({ type: 'settled', roundId: '3', stake: 1_000n, back: 0n });
    expect(progress()).toMatchObject({ running: true, paused: false, left: 1 });
  });

  it('a page that was hidden within one round lets nothing pass', () => {
    const { send, placed, progress } = start();
    send({ type: 'open', roundId: '1' });
    send({ type: 'hide' });
    send({ type: 'accepted', roundId: '1' });
    send({ type: 'show' });
    send({ type: 'settled', roundId: '1', stake: 1_000n, back: 0n });
    send({ type: 'open', roundId: '2' });
    expect(placed.map(({ roundId }) => roundId)).toEqual(['1', '2']);
    expect(progress().paused).toBe(false);
  });

  it('can be stopped while the page is hidden, and ends when the connection is lost meanwhile', () => {
    const { send, placed, progress } = start();
    send({ type: 'hide' });
    send({ type: 'open', roundId: '1' });
    send({ type: 'offline' });
    expect(progress()).toMatchObject({ running: false, stopped: 'offline' });
    expect(placed).toEqual([]);
  });

  it('plays a bet to its end of which a part was refused, and ends with the reason', () => {
    const { send, progress } = start();
    send({ type: 'open', roundId: '1' });
    send({ type: 'accepted', roundId: '1' });
    send({ type: 'refused', code: CODE.insufficientBalance });
    expect(progress()).toMatchObject({ running: true, stopped: 'refused' });
    send({ type: 'settled', roundId: '1', stake: 1_000n, back: 0n });
    expect(progress()).toMatchObject({
      running: false,
      stopped: 'refused',
      code: CODE.insufficientBalance,
      profit: -1_000n,
    });
  });

  it('goes on in the next round when one was void', () => {
    const { send, placed, progress } = start();
    send({ type: 'open', roundId: '1' });
    send({ type: 'accepted', roundId: '1' });
    send({ type: 'settled', roundId: '0', stake: 1n, back: 9n });
    send({ type: 'open', roundId: '2' });
    expect(placed.map(({ roundId }) => roundId)).toEqual(['1', '2']);
    expect(progress()).toMatchObject({ played: 0, profit: 0n });
  });
});
