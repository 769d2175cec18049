import { describe, expect, it } from 'vitest';
import { Turns } from './turns';

const rounds = (count: number): Promise<void> =>
  count === 0 ? Promise.resolve() : new Promise<void>((resolve) => setImmediate(resolve)).then(() => rounds(count - 1));

describe('turns', () => {
  it('are one in each round of the event loop, in order, however many wait', async () => {
    const turns = new Turns();
    const done: number[] = [];
    for (let n = 0; n < 10; n += 1) void turns.next().then(() => done.push(n));
    await Promise.resolve();
    expect(done).toEqual([]);
    await rounds(5);
    expect(done.length).toBeGreaterThan(2);
    expect(done.length).toBeLessThan(8);
    await rounds(10);
    expect(done).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it('let others in between the pieces of a file, which a source that never waits would not', async () => {
    async function* source() {
      for (let n = 0; n < 50; n += 1) yield await Promise.resolve(n);
    }
    let others = 0;
    let ended = false;
    const other = (): void => {
      others += 1;
      if (!ended) setImmediate(other);
    };
    setImmediate(other);
    const read: number[] = [];
    for await (const piece of new Turns().pieces(source())) read.push(piece);
    ended = true;
    expect(read).toHaveLength(50);
    expect(others).toBeGreaterThan(40);
  });
});
