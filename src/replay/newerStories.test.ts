import { describe, expect, test } from 'vitest';
import { diceStory } from '../games/dice/story';
import { hiloStory, hiloTold } from '../games/hilo/story';
import { minesStory, minesTold } from '../games/mines/story';
import { diceRecord, hiloRecord, minesRecord, rollerRecord } from './records.fixture';
import { rollerStory, rollerTold } from '../games/roller/story';

const START = 1_000_000;

describe('dice', () => {
  const steps = diceStory(diceRecord).fixture.script(START, 0);

  test('the dice are known from the close on, and stand in the list once they lie', () => {
    const before = steps.filter(({ show }) => show?.phase === 'betting');
    expect(before.length).toBeGreaterThan(1);
    for (const { show } of before) expect([show?.run, show?.logs[0]?.dice]).toEqual([null, [-1, -1, -1]]);
    expect(steps.find(({ show }) => show?.phase === 'rolling')?.show?.run?.dice).toEqual(diceRecord.result);
    expect(steps.at(-1)?.show).toMatchObject({
      phase: 'shown',
      logs: [{ dice: diceRecord.result }, { dice: [0, 1, 2] }, { dice: [5, 5, 5] }],
    });
  });

  test('the pools hold what was bet, and count no bot among the people', () => {
    const pools = steps.at(-1)?.show?.pools ?? [];
    expect(pools.map(({ total }) => total)).toEqual([10_000, 0, 50_000, 0, 0, 0]);
    expect(pools.map(({ users }) => users)).toEqual([0, 0, 1, 0, 0, 0]);
    expect(pools.map(({ hot }) => hot)).toEqual([false, false, true, false, false, false]);
  });
});

describe('mines', () => {
  const steps = minesStory(minesRecord).fixture.script(START, 0);

  test('opens the cells in the order they were opened, and shows the mines with the one that was hit, not before', () => {
    const shown = steps.flatMap(({ show }) => (show ? [show] : []));
    const open = shown.filter(({ outcome }) => outcome === 'open');
    expect(open.length).toBeGreaterThan(3);
    for (const { cells } of open) expect(cells.filter((face) => face === 'mine' || face === 'restMine')).toEqual([]);
    expect(shown.at(-1)).toMatchObject({ outcome: 'lost' });
    expect(shown.at(-1)?.opened).toEqual([0, 7]);
    expect(shown.at(-1)?.cells[11]).toBe('mine');
    expect(shown.at(-1)).toMatchObject({ stake: minesRecord.amount, back: 0 });
  });

  test('a round that was cashed out ends with what was paid, when it may be told', () => {
    const won = { ...minesRecord, steps: minesRecord.steps.slice(0, 2), rate: 1.29, winAmount: 32_250 };
    const told = minesStory(won)
      .fixture.script(START, 0)
      .filter(({ at }) => at === minesTold(won));
    expect(told[0]?.show).toMatchObject({ stake: won.amount, back: 32_250 });
    expect(told.map(({ show, cue }) => [show?.outcome, cue])).toEqual([
      ['won', { type: 'cashed', all: false }],
      [undefined, { type: 'win', size: expect.any(String), amount: 32_250 }],
    ]);
  });
});

describe('hilo', () => {
  const steps = hiloStory(hiloRecord).fixture.script(START, 0);

  test('deals card after card with the guess before it, and ends with what was paid', () => {
    const trails = steps.flatMap(({ show }) => (show ? [show.cards.map(({ card }) => card)] : []));
    expect(trails.filter((trail, i) => trail.length !== trails[i - 1]?.length)).toEqual([
      [],
      [20],
      [20, 40],
      [20, 40, 3],
      [20, 40, 3, 30],
    ]);
    expect(steps.flatMap(({ show }) => show?.chosen ?? [])).toEqual(['higher', 'skip', 'higher']);
    expect(steps.filter(({ at }) => at === hiloTold(hiloRecord)).map(({ show, cue }) => show?.outcome ?? cue)).toEqual([
      'won',
      { type: 'win', size: expect.any(String), amount: 61_750 },
    ]);
  });

  test('a lost round is lost with its last card and pays nothing', () => {
    const lost = hiloStory({ ...hiloRecord, winAmount: 0 }).fixture.script(START, 0);
    expect(lost.at(-1)?.cue?.type).not.toBe('win');
    expect(lost.flatMap(({ show }) => show?.outcome ?? []).at(-1)).toBe('lost');
    expect(lost.findLast(({ show }) => show)?.show).toMatchObject({ stake: hiloRecord.amount, back: 0 });
    expect(steps.findLast(({ show }) => show)?.show).toMatchObject({ stake: hiloRecord.amount, back: 61_750 });
  });
});

describe('roller', () => {
  test('the needle goes where the record says, and the win comes when it stands', () => {
    const steps = rollerStory(rollerRecord).fixture.script(START, 0);
    expect(steps.filter(({ show }) => show && show.history.length > 0).map(({ show }) => show?.history[0])).toEqual([
      { id: 'r1', result: 82_417, won: true },
      { id: 'r1', result: 82_417, won: true },
    ]);
    expect(steps.find(({ cue }) => cue?.type === 'roll')?.cue).toMatchObject({
      result: 82_417,
      choose: 50_000,
      isHigher: true,
      won: true,
    });
    expect(steps.find(({ cue }) => cue?.type === 'win')).toMatchObject({
      at: rollerTold(rollerRecord),
      cue: { amount: 49_500 },
    });
    const lost = rollerStory({ ...rollerRecord, rate: 0, winAmount: 0, result: 12 }).fixture.script(START, 0);
    expect(lost.some(({ cue }) => cue?.type === 'win')).toBe(false);
  });
});
