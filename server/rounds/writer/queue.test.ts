import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Batch, JobQueue, type Job } from './queue';

type Name = string;
const command = (userId: string, name: Name): Job<null, Name> => ({
  kind: 'command',
  userId,
  uuid: undefined,
  route: '',
  enqueuedAt: 10,
  event: () => name,
  resolve: () => {},
  reject: () => {},
});
const turn = (name: Name): Job<null, Name> => ({ kind: 'turn', make: () => name, done: () => {} });

const names = (batch: Batch<null, Name>): Name[] =>
  batch.kind === 'turn' ? [batch.turn.make(null) ?? ''] : batch.commands.map(({ event }) => event(0));

function drained(jobs: readonly Job<null, Name>[], most = 100): Name[][] {
  const queue = new JobQueue<null, Name>();
  for (const job of jobs) queue.push(job);
  const batches: Name[][] = [];
  for (let batch = queue.take(most); batch !== null; batch = queue.take(most)) batches.push(names(batch));
  expect(queue.length).toBe(0);
  return batches;
}

describe('the queue of a room', () => {
  it('puts commands of different players into one batch, and two of one player into two', () => {
    expect(
      drained([command('a', 'a1'), command('b', 'b1'), command('a', 'a2'), command('c', 'c1'), command('a', 'a3')]),
    ).toEqual([['a1', 'b1', 'c1'], ['a2'], ['a3']]);
  });

  it('lets nothing overtake a turn of the room', () => {
    expect(drained([command('a', 'a1'), command('a', 'a2'), turn('launch'), command('b', 'b1')])).toEqual([
      ['a1'],
      ['a2'],
      ['launch'],
      ['b1'],
    ]);
  });

  it('takes at most so many commands at once', () => {
    expect(drained([command('a', 'a1'), command('b', 'b1'), command('c', 'c1')], 2)).toEqual([['a1', 'b1'], ['c1']]);
  });

  it('lets commands wait for company, but not a turn', () => {
    const queue = new JobQueue<null, Name>();
    expect(queue.dueAt(5)).toBe(Infinity);
    queue.push(command('a', 'a1'));
    expect(queue.dueAt(5)).toBe(15);
    queue.push(turn('crash'));
    expect(queue.dueAt(5)).toBe(-Infinity);
    queue.take(9);
    queue.take(9);
    expect(queue.dueAt(5)).toBe(Infinity);
  });

  it('keeps the order of each player and of the turns, and loses nothing, whatever comes', () => {
    const job = fc.oneof(fc.constantFrom('a', 'b', 'c'), fc.constant('turn'));
    fc.assert(
      fc.property(fc.array(job, { maxLength: 40 }), fc.integer({ min: 1, max: 5 }), (kinds, most) => {
        const jobs = kinds.map((kind, i) => (kind === 'turn' ? turn(`turn-${i}`) : command(kind, `${kind}-${i}`)));
        const order = drained(jobs, most).flat();
        const indexOf = (name: Name): number => Number(name.split('-')[1]);
        expect([...order].map(indexOf).sort((a, b) => a - b)).toEqual(kinds.map((_, i) => i));
        for (const who of ['a', 'b', 'c']) {
          const own = order.filter((name) => name.startsWith(`${who}-`) || name.startsWith('turn-')).map(indexOf);
          expect(own).toEqual([...own].sort((a, b) => a - b));
        }
      }),
    );
  });
});
