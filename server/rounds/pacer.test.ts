import { describe, expect, it } from 'vitest';
import { RoomClock } from '../../tests/suites/rooms-kit';
import { createPacer } from './pacer';

const START = 1_000_000;

function paced() {
  const clock = new RoomClock(START);
  const lists: { at: number; items: number[] }[] = [];
  return { clock, lists, pacer: createPacer<number>(clock, (items) => lists.push({ at: clock.now() - START, items })) };
}

describe('a pacer', () => {
  it('hands on the first at once and the rest in lists, at most one every 100 ms, nothing lost', async () => {
    const { clock, lists, pacer } = paced();
    for (let i = 0; i < 25; i += 1) {
      pacer.add(i);
      await clock.advance(10);
    }
    await clock.advance(1_000);
    expect(lists.map(({ at }) => at)).toEqual([0, 100, 200, 300]);
    expect(lists.flatMap(({ items }) => items)).toEqual(Array.from({ length: 25 }, (_, i) => i));
  });

  it('hands on so many at a time and the rest with the next lists, all of them when it is told to', async () => {
    const clock = new RoomClock(START);
    const lists: { at: number; items: number[] }[] = [];
    const pacer = createPacer<number>(clock, (items) => lists.push({ at: clock.now() - START, items }), { most: 4 });
    pacer.add(...Array.from({ length: 10 }, (_, i) => i));
    await clock.advance(250);
    expect(lists).toEqual([
      { at: 0, items: [0, 1, 2, 3] },
      { at: 100, items: [4, 5, 6, 7] },
      { at: 200, items: [8, 9] },
    ]);
    pacer.add(...Array.from({ length: 10 }, (_, i) => i));
    pacer.flush();
    expect([lists.at(-1)?.items.length, pacer.length]).toEqual([10, 0]);
  });

  it('says nothing when there is nothing to say', async () => {
    const { clock, lists, pacer } = paced();
    pacer.flush();
    pacer.add();
    await clock.advance(1_000);
    expect(lists).toEqual([]);
  });

  it('can be told to hand on now, and to be silent', async () => {
    const { clock, lists, pacer } = paced();
    pacer.add(1);
    pacer.add(2);
    pacer.flush();
    expect(lists).toEqual([{ at: 0, items: [1, 2] }]);
    pacer.add(3);
    pacer.stop();
    await clock.advance(1_000);
    expect(lists).toHaveLength(1);
  });
});
