import { afterAll, beforeAll, expect, it } from 'vitest';
import { asking, CROWDS, LongPast } from './harness/history-crowd';

const WINDOW_MS = 500;
const WINDOWS = 3;

let house: LongPast;
beforeAll(async () => {
  house = await LongPast.open(20_000, 30_000);
});
afterAll(() => house.close());

/**
 * Everybody waits for one thread: what readers take of it is what they take from others. What the server computed for an answer is held against the same
 * crowd's first pages, not how long somebody waited, so that nothing else that this machine does is counted; `npm run bench -- histories`
 * measures the waiting.
 */
it.each(CROWDS)(
  'a page for $people $who costs the server no more than a first one',

  async (crowd) => {
    const people = await house.crowd(crowd);
    const answered = (): number => people.reduce((sum, one) => sum + one.answers(), 0);
    const spent = { first: { ms: 0, answers: 0 }, deep: { ms: 0, answers: 0 } };
    const read = async (what: 'first' | 'deep'): Promise<void> => {
      const [before, answers] = [await house.computed(), answered()];
      const stop = await asking(people, { ...crowd, asks: what === 'deep' ? crowd.asks : [{ page: 1, size: 50 }] });
      await new Promise((resolve) => setTimeout(resolve, WINDOW_MS));
      stop();
      spent[what].ms += (await house.computed()) - before;
      spent[what].answers += answered() - answers;
    };
    // What is compiled once, and what a connection may ask at once in the beginning.
    for (const what of ['first', 'deep', 'first', 'deep'] as const) await read(what);
    spent.first = { ms: 0, answers: 0 };
    spent.deep = { ms: 0, answers: 0 };
    for (let i = 0; i < WINDOWS; i += 1) {
      await read('deep');
      await read('first');
    }
    for (const { socket } of people) socket.terminate();
    const cost = (what: 'first' | 'deep'): number => spent[what].ms / spent[what].answers;
    console.info(
      `${cost('deep').toFixed(2)} ms a deep page, ${cost('first').toFixed(2)} a first one (${JSON.stringify(spent)})`,
    );
    expect(spent.deep.answers).toBeGreaterThan(people.length);
    expect(cost('deep')).toBeLessThan(3 * cost('first'));
  },
);
