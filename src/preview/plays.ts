/** The choreographies that run, on the fixture's clock: where each begins, and its labelled steps. */
import type { RunningTimeline } from '../../scenes/kit/tweens';
import { FRAME_MS } from '../deck/player';

/** Times are ms of the fixture. */
export interface Play {
  /** Tells two of one name apart. */
  readonly key: string;
  readonly name: string;
  readonly from: number;
  readonly to: number;
  readonly steps: readonly { readonly label: string; readonly at: number }[];
}

/** So far from its ends a timeline is surely under way, ms. */
const WITHIN = 1;

/** @param time ms of the fixture */
export const playsOf = (running: readonly RunningTimeline[], time: number): readonly Play[] =>
  running
    .map(({ name, labels, duration, time: since }, i) => {
      const from = time - since;
      const steps = Object.entries(labels).map(([label, at]) => ({ label, at: from + at }));
      return { key: `${name} ${i}`, name, from, to: from + duration, steps: steps.sort((a, b) => a.at - b.at) };
    })
    .sort((a, b) => a.from - b.from);

/** Which step is on, by its number; -1 before the first. */
export const stepAt = ({ steps }: Play, time: number): number => steps.findLastIndex(({ at }) => at <= time + WITHIN);

/** The moment to look at a step: within its timeline, so that it is still told when one is there. */
export const momentOf = ({ from, to }: Play, at: number): number => Math.max(from + WITHIN, Math.min(to - WITHIN, at));

/** Reads what runs; returns the same object as long as it is the same to within a frame, for React. */
export function playsReader(): (running: readonly RunningTimeline[], time: number) => readonly Play[] {
  let last: readonly Play[] = [];
  const same = (next: readonly Play[]): boolean =>
    next.length === last.length &&
    next.every(({ key, from, to }, i) => {
      const before = last[i];
      return before?.key === key && Math.abs(before.from - from) < FRAME_MS && Math.abs(before.to - to) < FRAME_MS;
    });
  return (running, time) => {
    const next = playsOf(running, time);
    if (!same(next)) last = next;
    return last;
  };
}
