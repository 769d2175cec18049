import { createActor, SimulatedClock } from 'xstate';
import { describe, expect, it, test } from 'vitest';
import { SEEDS } from '../kit/solo/room.fixture';
import { minesCues, minesGame, minesMachine } from './machine';
import { boardView, chanceOf, mayOpen, rateAfter, shownBoard } from './select';
import type { MineRound } from './types';
import { rp } from '../../rules/money.fixture';

const round = (change: Partial<MineRound> = {}): MineRound => ({
  roundId: '9',
  amount: rp(20_000),
  status: 'open',
  rate: 1,
  winAmount: rp(0),
  startTime: 0,
  clientSeed: 'a',
  nonce: 0,
  serverSeedHash: 'ab'.repeat(32),
  mines: 3,
  opened: [],
  showMineIndex: [],
  ...change,
});
const LOST = { status: 'lost', rate: 0, opened: [1, 2, 7], showMineIndex: [7, 0, 24] } as const;

function snapshotOf(own?: MineRound) {
  const clock = new SimulatedClock();
  const actor = createActor(minesMachine, { clock, input: { clock, userId: 'me' } }).start();
  actor.send({
    type: 'wire.snapshot',
    room: {
      round: own,
      seeds: SEEDS,
      latest: [],
      limits: { min: rp(1_000), max: rp(5_000_000) },
      maxProfit: rp(1_000_000_000),
      players: 1,
    },
  });
  return actor.getSnapshot();
}

describe('moments of a round', () => {
  it('a start, gems in their order, a mine', () => {
    expect(minesCues(null, round())).toEqual([{ type: 'start' }]);
    expect(minesCues(round({ opened: [1] }), round({ opened: [1, 2], rate: 1.29 }))).toEqual([
      { type: 'gems', cells: [2], rate: 12_900 },
    ]);
    expect(
      minesCues(
        round({ opened: [1, 2] }),
        round({ ...LOST, opened: [...LOST.opened], showMineIndex: [...LOST.showMineIndex] }),
      ),
    ).toEqual([{ type: 'mine', cell: 7 }]);
  });

  it('a round that played itself tells all of it; the last safe cell is marked', () => {
    expect(minesCues(null, round({ status: 'won', opened: [4, 5], rate: 1.29, winAmount: rp(25_800) }))).toEqual([
      { type: 'start' },
      { type: 'gems', cells: [4, 5], rate: 12_900 },
      { type: 'cashed', all: false },
    ]);
    expect(
      minesCues(null, round({ mines: 24, status: 'won', opened: [4], rate: 24.8, winAmount: rp(1) })).at(-1),
    ).toEqual({
      type: 'cashed',
      all: true,
    });
  });
});

test('a round by hand stands as long as one of which nobody knows how it began; one that plays itself until its cells have turned', () => {
  const over = round({ status: 'won', opened: [4, 5] });
  expect(minesGame.restMs(over, { mines: 3, cells: null })).toBe(700);
  expect(minesGame.restMs(over, null)).toBe(700);
  expect(minesGame.restMs(over, { mines: 3, cells: [4, 5] })).toBe(1_580);
});

describe('the board', () => {
  it('before a round it is covered and knows what the first gem pays', () => {
    const view = boardView(snapshotOf(), 3);
    expect(view).toMatchObject({ phase: 'ready', mines: 3, rate: 10_000, nextRate: rateAfter(3, 1), outcome: null });
    expect(new Set(view.cells)).toEqual(new Set(['covered']));
  });

  it('an open round is shown where it stood, and only closed cells may be opened', () => {
    const snapshot = snapshotOf(round({ opened: [1, 2], rate: 1.29 }));
    const view = boardView(snapshot, 5);
    expect(view).toMatchObject({
      phase: 'process',
      mines: 3,
      opened: [1, 2],
      rate: rateAfter(3, 2),
      nextRate: rateAfter(3, 3),
    });
    expect(view.cells.filter((face) => face === 'gem')).toHaveLength(2);
    expect([mayOpen(snapshot, 1), mayOpen(snapshot, 3)]).toEqual([false, true]);
  });

  it('a lost round shows the mine, the rest, and the rate from before', () => {
    const view = boardView(
      snapshotOf(round({ ...LOST, opened: [...LOST.opened], showMineIndex: [...LOST.showMineIndex] })),
      3,
    );
    expect(view).toMatchObject({
      phase: 'ready',
      outcome: 'lost',
      opened: [1, 2],
      rate: rateAfter(3, 2),
      nextRate: null,
    });
    expect([view.cells[7], view.cells[0], view.cells[1], view.cells[12]]).toEqual([
      'mine',
      'restMine',
      'gem',
      'restGem',
    ]);
  });

  it('a pattern is set up on a covered one; once the run plays, cells are what they show', () => {
    const over = snapshotOf(round({ status: 'won', opened: [4] }));
    expect(new Set(shownBoard(over, 5, true).cells)).toEqual(new Set(['covered']));
    expect(shownBoard(over, 5, true).mines).toBe(5);
    expect(shownBoard(over, 5, false).cells[4]).toBe('gem');
    const running = { ...over, value: { ...over.value, auto: 'running' } } as typeof over;
    expect(shownBoard(running, 5, true).cells[4]).toBe('gem');
  });

  it('a connection that is lost leaves the cells as they were', () => {
    const clock = new SimulatedClock();
    const actor = createActor(minesMachine, { clock, input: { clock, userId: 'me' } }).start();
    actor.send({
      type: 'wire.snapshot',
      room: {
        round: round({ opened: [3] }),
        seeds: SEEDS,
        latest: [],
        limits: { min: 1n, max: 2n },
        maxProfit: 1n,
        players: 1,
      },
    });
    actor.send({ type: 'link.offline' });
    expect(boardView(actor.getSnapshot(), 3)).toMatchObject({ phase: 'connecting', opened: [3] });
  });

  it('knows what a round was begun with and what came back', () => {
    expect(boardView(snapshotOf(), 3)).toMatchObject({ stake: 0, back: 0 });
    const won = round({ status: 'won', opened: [3], winAmount: rp(11_250) });
    expect(boardView(snapshotOf(won), 3)).toMatchObject({ stake: 20_000, back: 11_250 });
    const lost = round({ ...LOST, opened: [...LOST.opened], showMineIndex: [...LOST.showMineIndex] });
    expect(boardView(snapshotOf(lost), 3)).toMatchObject({ stake: 20_000, back: 0 });
  });

  it('chances follow the cells that are left', () => {
    expect(chanceOf(3, 7)).toBeCloseTo(15 / 18);
    expect(chanceOf(24, 1)).toBe(0);
    expect(rateAfter(24, 2)).toBeNull();
  });
});
