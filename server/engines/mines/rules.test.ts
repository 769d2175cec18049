import { describe, expect, it } from 'vitest';
import { CELLS } from '../../../rules/mines/draw';
import { minesRate, returnAfter } from '../../../rules/mines/payout';
import { pay } from '../../../rules/money';
import { drawsOf, SEN, SETTINGS, STAKE, Table } from '../solo/table.fixture';
import type { SoloRound } from '../solo/types';
import { type MinesBoard, minesRules } from './rules';

/** A float that takes the cell at this place of those that are left. */
const floatAt = (place: number, left: number): number => (place + 0.5) / left;
const table = (floats: readonly number[]) =>
  new Table(minesRules, () => drawsOf(floats), { ...SETTINGS, maxProfit: SEN * 100_000_000n });

/** A round that opens the first cells and takes the money. */
function auto(floats: readonly number[], mines: number, cells: number): SoloRound<MinesBoard> {
  const script = Array.from({ length: cells }, (_, cell) => ({ cell }));
  const reply = table(floats).play('ana', { type: 'start', ask: { mines }, script, amount: STAKE, at: 0 });
  if (!('call' in reply) || reply.call !== 'round') throw new Error('it was refused');
  return reply.round;
}

describe('a board', () => {
  it.each([0, 25, -1, 1.5, Number.NaN])('with %d mines is refused', (mines) => {
    expect(table([]).play('ana', { type: 'start', ask: { mines }, script: null, amount: STAKE, at: 0 })).toEqual({
      code: 786,
    });
  });

  it('hides its mines until it is over', () => {
    const game = table([floatAt(7, 25), floatAt(7, 24)]);
    game.play('ana', { type: 'start', ask: { mines: 2 }, script: null, amount: STAKE, at: 0 });
    expect(game.play('ana', { type: 'act', roundId: '1', act: { cell: 0 }, at: 10 })).toMatchObject({
      round: { board: { mineIndex: [], hit: false } },
    });
    expect(game.play('ana', { type: 'act', roundId: '1', act: { cell: 0 }, at: 20 })).toEqual({ code: 9005 });
    expect(game.play('ana', { type: 'act', roundId: '1', act: { cell: 25 }, at: 20 })).toEqual({ code: 3 });
    expect(game.play('ana', { type: 'act', roundId: '1', act: { cell: 8 }, at: 30 })).toMatchObject({
      round: {
        status: 'lost',
        board: {
          mineIndex: [7, 8],
          hit: true,
          opened: [
            { cell: 0, after: 10 },
            { cell: 8, after: 30 },
          ],
        },
      },
    });
  });

  it('is not cashed out before a cell is open', () => {
    const game = table([]);
    game.play('ana', { type: 'start', ask: { mines: 1 }, script: null, amount: STAKE, at: 0 });
    expect(game.play('ana', { type: 'cash', roundId: '1', at: 1 })).toEqual({ code: 782 });
  });

  it('is won when all safe cells are open, for every number of mines', () => {
    for (let mines = 1; mines <= 24; mines += 1) {
      // The last float of a list takes the last cell that is left: mines from the end.
      const round = auto(new Array<number>(mines).fill(1 - 2 ** -32), mines, CELLS - mines);
      expect(round).toMatchObject({ status: 'won', paid: pay(SEN, minesRate(mines, CELLS - mines)) });
    }
  });

  it('stops a preset round at its first mine', () => {
    expect(auto([floatAt(1, 25)], 1, 5)).toMatchObject({
      status: 'lost',
      paid: 0n,
      board: { opened: [{ cell: 0 }, { cell: 1 }] },
    });
  });
});

describe('over every place where the mines can lie', () => {
  it.each([
    [1, 1],
    [1, 12],
    [1, 24],
    [2, 5],
  ])('%d of them and %d cells return what the rules say', (mines, cells) => {
    let paid = 0n;
    let boards = 0;
    const lay = (floats: readonly number[]): void => {
      if (floats.length < mines)
        for (let place = 0; place < CELLS - floats.length; place += 1)
          lay([...floats, floatAt(place, CELLS - floats.length)]);
      else {
        paid += auto(floats, mines, cells).paid;
        boards += 1;
      }
    };
    lay([]);
    expect(boards).toBe(mines === 1 ? 25 : 600);
    expect(Number(paid) / Number(SEN) / boards).toBeCloseTo(returnAfter(mines, cells), 9);
  });
});
