import { describe, expect, test } from 'vitest';
import { OVER } from '../kit/ease';
import { MomentKeeper } from './moment';
import { tuning } from './tuning';
import type { WingoView } from './view';

const END = 1_000_000;
const draw = (index: number, number: number) => ({ phase: `20250101100${100 + index}`, number });

const view = (change: Partial<WingoView> = {}): WingoView => ({
  phase: 'betting',
  model: 1,
  phaseNum: '20250101100101',
  startTime: END - 30_000,
  closeTime: END - 3000,
  endTime: END,
  cells: [],
  history: [draw(0, 7)],
  last: draw(0, 7),
  staked: 0,
  fullOpen: false,
  ...change,
});
const result = view({ phase: 'result', history: [draw(1, 4), draw(0, 7)], last: draw(1, 4) });

/** A keeper that is shown one view at moments before (negative) and after the draw's time. */
function kept(first: WingoView, at: number) {
  const keeper = new MomentKeeper(tuning);
  let time = END + at;
  keeper.advance(16, time, first, false);
  return {
    keeper,
    go(to: number, shown: WingoView) {
      while (time < END + to) {
        const step = Math.min(16, END + to - time);
        time += step;
        keeper.advance(step, time, shown, false);
      }
      return keeper.now;
    },
  };
}

describe('the countdown follows the clock', () => {
  test('who joins late sees the share and the second that are left', () => {
    const { keeper } = kept(view(), -18_000);
    expect(keeper.now.second).toBe(18);
    expect(keeper.now.share).toBeCloseTo(0.6);
    expect(keeper.now.heat).toBe(0);
    expect(keeper.now.mask).toBe(0);
  });

  test('it heats up from ten seconds on and the mask comes at four', () => {
    const { go } = kept(view(), -11_000);
    expect(go(-10_000, view()).heat).toBe(0);
    expect(go(-7000, view()).heat).toBeCloseTo(0.5, 1);
    expect(go(-4001, view()).mask).toBe(0);
    expect(go(-4000 + tuning.mask.fadeMs, view())).toMatchObject({ mask: 1, heat: 1, open: true });
    expect(go(-2990, view({ phase: 'closed' }))).toMatchObject({ open: false, second: 3 });
  });

  test('who joins under the mask finds it closed', () => {
    expect(kept(view({ phase: 'closed' }), -2000).keeper.now.mask).toBe(1);
  });
});

describe('a draw is told', () => {
  const {
    ball: { slowMs, riseMs },
    podium: { waveMs },
    result: { wordAfterMs },
    history: { hopMs },
  } = tuning;

  test('the old ball sinks with the end of the phase, also while the number is not known', () => {
    const { go } = kept(view({ phase: 'closed' }), -500);
    const now = go(1500, view({ phase: 'closed' }));
    expect(now).toMatchObject({ drawing: true, sink: 1, number: 7, mask: 1 });
    expect(now.blurAlpha).toBe(1);
    expect(now.blur).toBeCloseTo(1.5 * tuning.ball.blurs, 0);
  });

  test('then the new one rises, is said, and joins the history', () => {
    const { keeper, go } = kept(view({ phase: 'closed' }), -500);
    go(40, view({ phase: 'closed' }));
    keeper.draw(4);
    expect(go(40 + slowMs - 20, result)).toMatchObject({ drawing: true, number: 7, word: 0, shift: 0 });
    expect(go(40 + slowMs + riseMs + 20, result)).toMatchObject({
      drawing: false,
      number: 4,
      riseT: 1,
      word: 0,
      mask: 0,
    });
    expect(go(40 + slowMs + riseMs + wordAfterMs + hopMs + 20, result)).toMatchObject({ word: 1, shift: 1 });
    expect(go(40 + slowMs + riseMs + wordAfterMs + hopMs + waveMs + 60, result).drawMs).toBe(OVER);
  });

  test('meanwhile the countdown is the next phase already', () => {
    const { keeper, go } = kept(view({ phase: 'closed' }), -100);
    go(20, view({ phase: 'closed' }));
    keeper.draw(4);
    expect(go(500, result).second).toBe(0);
    expect(go(3000, result).second).toBe(27);
    const next = view({
      startTime: END,
      closeTime: END + 27_000,
      endTime: END + 30_000,
      history: result.history,
      last: result.last,
    });
    expect(go(3100, next).second).toBe(27);
  });

  test('who joins after it finds the ball up', () => {
    expect(kept(result, 1200).keeper.now).toMatchObject({
      number: 4,
      word: 1,
      shift: 1,
      drawing: false,
      mask: 0,
      second: 29,
    });
  });
});

test('another model slides in with its own ball', () => {
  const { keeper, go } = kept(view(), -20_000);
  keeper.model(1);
  const other = view({ model: 2, startTime: END - 60_000, last: draw(0, 2) });
  expect(go(-20_000 + tuning.room.modelMs * 0.2, other)).toMatchObject({ number: 7 });
  expect(keeper.now.slide).toBeLessThan(0);
  expect(go(-20_000 + tuning.room.modelMs * 0.6, other)).toMatchObject({ number: 2 });
  expect(keeper.now.slide).toBeGreaterThan(0);
  expect(go(-20_000 + tuning.room.modelMs + 20, other)).toMatchObject({ number: 2, slide: 0, slideAlpha: 1 });
});

test('while connecting nothing counts', () => {
  expect(
    kept(view({ phase: 'connecting', endTime: 0, startTime: 0, closeTime: 0, last: null }), 0).keeper.now,
  ).toMatchObject({ second: 0, mask: 0, drawing: false, number: null });
});
