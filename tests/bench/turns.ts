/** What a piece of work does to everybody else: how long its longest turn of the event loop is, and how long somebody waits who looks something up beside it. */
export interface Beside {
  /** The longest time in which nothing else was done, ms. */
  readonly longest: number;
  /** What the innocent waited, ms: the median, and the longest. */
  readonly median: number;
  readonly most: number;
  /** The work itself, ms. */
  readonly took: number;
}

const EVERY_MS = 2;

/** @param innocent looks something up in the store that has nothing to do with the work */
export async function beside(work: () => Promise<unknown>, innocent: () => Promise<unknown>): Promise<Beside> {
  let longest = 0;
  let last = performance.now();
  let over = false;
  const beat = (): void => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
    if (!over) setImmediate(beat);
  };
  const waits: number[] = [];
  // By when they meant to ask: a loop that stands still keeps them from asking, too.
  let due = performance.now();
  const asking = setInterval(() => {
    const meant = due;
    due = Math.max(due + EVERY_MS, performance.now());
    void innocent().then(() => waits.push(performance.now() - meant));
  }, EVERY_MS);
  setImmediate(beat);
  const start = performance.now();
  await work();
  const took = performance.now() - start;
  await new Promise((resolve) => setTimeout(resolve, 4 * EVERY_MS));
  over = true;
  clearInterval(asking);
  waits.sort((a, b) => a - b);
  return { longest, median: waits[waits.length >> 1] ?? 0, most: waits.at(-1) ?? 0, took };
}
