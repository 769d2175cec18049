import { describe, expect, it } from 'vitest';
import { createTeller } from './teller';

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('a teller', () => {
  const named = (told: number[], from: number, to: number) =>
    Array.from({ length: to - from }, (_, i) => () => void told.push(from + i));

  it('tells a few at once, and of a crowd so many in a turn, each once and in order', async () => {
    const told: number[] = [];
    const teller = createTeller(10);
    teller.tell(named(told, 0, 4));
    expect(told).toHaveLength(4);
    // Whoever comes in the same turn shares it.
    for (let i = 4; i < 9; i += 1) teller.tell(named(told, i, i + 1));
    teller.tell(named(told, 9, 35));
    expect(told).toHaveLength(10);
    const counts: number[] = [];
    while (told.length < 35) {
      await turn();
      counts.push(told.length);
    }
    expect(counts.filter((count, i) => count !== counts[i - 1])).toEqual([20, 30, 35]);
    expect(told).toEqual(Array.from({ length: 35 }, (_, i) => i));
    await turn();
    await turn();
    teller.tell(named(told, 35, 45));
    expect(told).toHaveLength(45);
  });

  it('tells all who wait when it has to end', async () => {
    const told: number[] = [];
    const teller = createTeller(10);
    teller.tell(named(told, 0, 25));
    teller.flush();
    expect(told).toHaveLength(25);
    await turn();
    await turn();
    expect(told).toHaveLength(25);
  });
});
