import { describe, expect, test } from 'vitest';
import { OVER } from '../kit/ease';
import { MomentKeeper } from './moment';
import { tuning } from './tuning';
import type { RouletteView } from './view';
import { underPointer } from './wheel';

const CLOSE = 1_000_000;
const RUN = 4_700;

const betting: RouletteView = {
  phase: 'betting',
  roundId: '20',
  startTime: CLOSE - 15_000,
  closeTime: CLOSE,
  stopTime: null,
  columns: [],
  history: [{ round: '19', number: 12 }],
  result: null,
};
const spinning = (number: number): RouletteView => ({
  ...betting,
  phase: 'spinning',
  stopTime: CLOSE + RUN,
  history: [{ round: '20', number }, ...betting.history],
  result: number,
});

/** A keeper that is shown a view at a moment before (negative) or after bets close. */
function kept(first: RouletteView, at: number, still = false) {
  const keeper = new MomentKeeper(tuning);
  let time = CLOSE + at;
  keeper.advance(16, time, first, still);
  return {
    now: keeper.now,
    go(to: number, shown: RouletteView, each?: () => void) {
      while (time < CLOSE + to) {
        const step = Math.min(16, CLOSE + to - time);
        time += step;
        keeper.advance(step, time, shown, still);
        each?.();
      }
      return keeper.now;
    },
  };
}

describe('while bets are taken', () => {
  test('who joins late sees the seconds that are left, and the wheel where everybody has it', () => {
    const late = kept(betting, -7000).now;
    const { now, go } = kept(betting, -15_000);
    expect(underPointer(now.rotor)).toBe(12);
    go(-7000, betting);
    expect(now).toMatchObject({ second: 7, open: true, heat: 0 });
    expect(now.share).toBeCloseTo(7 / 15, 2);
    expect(now.rotor).toBeCloseTo(late.rotor, 6);
  });

  test('the last seconds heat up; closed and not drawn yet, it waits', () => {
    const { go } = kept(betting, -4000);
    expect(go(-3001, betting).heat).toBeCloseTo(0, 2);
    expect(go(-1000, betting)).toMatchObject({ heat: 1, second: 1 });
    expect(go(600, betting)).toMatchObject({ open: false, spinMs: OVER, ballSeen: 0 });
  });
});

describe('a draw', () => {
  test("goes on from where the rotor was, without a jump, and ends with its number under the pointer at the server's time", () => {
    const { now, go } = kept(betting, -500);
    go(70, betting);
    let rotor = now.rotor;
    go(RUN, spinning(3), () => {
      expect(Math.abs(now.rotor - rotor)).toBeLessThan(0.6);
      ({ rotor } = now);
    });
    expect(underPointer(now.rotor)).toBe(3);
    expect(now.landMs).toBeLessThan(0);
    go(RUN + tuning.land.stopMs + tuning.land.fillMs + 20, spinning(3));
    expect(now).toMatchObject({ number: 3, shift: 0, zoom: tuning.wheel.zoom });
    expect(now.fill).toBeCloseTo(1, 1);
    expect(go(7900, spinning(3)).shift).toBe(1);
  });

  test('heard of late makes fewer turns and ends at the same time', () => {
    const { now, go } = kept(betting, -200);
    go(1300, betting);
    go(RUN, spinning(9));
    expect(underPointer(now.rotor)).toBe(9);
  });

  test('who joins in the middle of it sees what the others see, and who comes after it finds the ball lying', () => {
    const { now, go } = kept(spinning(5), 2000);
    const other = kept(spinning(5), 3000).now;
    expect(go(3000, spinning(5)).rotor).toBeCloseTo(other.rotor, 6);
    expect(now.ball).toBeCloseTo(other.ball, 6);
    expect(kept(spinning(5), 6000).now).toMatchObject({ number: 5, radius: 0, ballSeen: 1 });
  });

  test('stands where it fell when the next round begins', () => {
    const { now, go } = kept(spinning(7), 7000);
    const { rotor } = go(8000, spinning(7));
    go(8016, {
      ...betting,
      roundId: '21',
      startTime: CLOSE + 8000,
      closeTime: CLOSE + 23_000,
      history: [{ round: '20', number: 7 }, ...betting.history],
    });
    expect(Math.abs(Math.sin((now.rotor - rotor) / 2))).toBeLessThan(0.001);
    expect(now).toMatchObject({ number: 7, ballSeen: 1, spinMs: OVER });
  });

  test('without motion only changes the number, at its time', () => {
    const { now, go } = kept(betting, -200, true);
    go(RUN - 500, spinning(4));
    expect(underPointer(now.rotor)).toBe(12);
    go(RUN + 200, spinning(4));
    expect(underPointer(now.rotor)).toBe(4);
    expect(now).toMatchObject({ number: 4, zoom: 1, veil: 0 });
  });
});

test('while connecting nothing counts', () => {
  expect(kept({ ...betting, phase: 'connecting', history: [], startTime: 0, closeTime: 0 }, 0).now).toMatchObject({
    second: 0,
    ballSeen: 0,
    open: false,
    closedMs: -1,
  });
});
