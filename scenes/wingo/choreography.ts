/** The draw as it is told: the blurred balls slow down, the new one rises, its colour is said, and it hops into the history. */
import { bezier, cubicInOut, cubicOut } from '../kit/ease';
import { during, Score } from '../kit/tweens';
import type { WingoTuning } from './tuning';

/** The blur is gone this long before the new ball rises, ms. */
const CLEAR_MS = 150;

/** Sought by the time since the number was known. `passed` is how far the blurred balls have come, in ms of their full speed. */
export const drawScore = ({ ball, result, history, podium }: WingoTuning) =>
  new Score('draw', { passed: 0, blur: 1, risen: 0, rise: 0, wash: 0, word: 0, shift: 0 }, (t, at) => {
    const { slowMs, riseMs } = ball;
    const told = slowMs + riseMs + result.wordAfterMs;
    t.addLabel('slow', 0);
    during(t, at, 0, slowMs, { passed: slowMs / 3 }, cubicOut);
    during(t, at, slowMs - CLEAR_MS, CLEAR_MS, { blur: 0 });
    t.addLabel('rise', slowMs / 1000);
    during(t, at, slowMs, riseMs, { risen: 1 });
    during(t, at, slowMs, riseMs, { rise: 1 }, bezier(ball.rise));
    during(t, at, slowMs, podium.washMs, { wash: 1 });
    t.addLabel('word', told / 1000);
    during(t, at, told, result.wordMs, { word: 1 });
    during(t, at, told, history.hopMs, { shift: 1 }, cubicInOut);
    t.addLabel('in history', (told + history.hopMs) / 1000);
  });
