/**
 * What somebody else waits at the median: alone, beside a crowd that looks at a room, and beside the same crowd paging deep in long histories. Windows take
 * turns, so that whatever else the machine does falls on all. Goal: beside deep pages at most 3 times of the longer of the others.
 */
import { diceCalls } from '../../contract/dice';
import { asking, CROWDS, LongPast, ROOM } from '../suites/harness/history-crowd';
import { frames } from '../suites/realtime-kit';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 100_000);
const OWN = Number(process.env.BENCH_OWN ?? 300_000);
const WINDOWS = 5;
const WINDOW_MS = 1_000;
/** As often as a connection may. */
const EVERY_MS = 40;

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? NaN;

const house = await LongPast.open(ROUNDS, OWN);
const rows: object[] = [];
for (const crowd of CROWDS) {
  const innocent = await house.client('10.1.0.1');
  const people = await house.crowd(crowd);
  let id = 1;
  const waits = async (): Promise<number[]> => {
    const found: number[] = [];
    for (const end = performance.now() + WINDOW_MS; performance.now() < end;) {
      const sentAt = performance.now();
      const answered = innocent.next();
      innocent.socket.send(frames.call(id, diceCalls.curRound.route, { currency: 'IDR' }));
      id += 2;
      await answered;
      found.push(performance.now() - sentAt);
      await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
    }
    return found;
  };
  const beside = async (what: Parameters<typeof asking>[1]): Promise<number[]> => {
    const stop = await asking(people, what);
    return waits().finally(stop);
  };
  await waits();
  const found: Record<'alone' | 'room' | 'deep', number[]> = { alone: [], room: [], deep: [] };
  for (let i = 0; i < WINDOWS; i += 1) {
    found.alone.push(...(await waits()));
    found.room.push(...(await beside(ROOM)));
    found.deep.push(...(await beside(crowd)));
  }
  const [alone, room, deep] = [median(found.alone), median(found.room), median(found.deep)];
  rows.push({
    crowd: `${crowd.people} ${crowd.who}`,
    'alone, ms': alone.toFixed(2),
    'beside looks at a room': room.toFixed(2),
    'beside deep pages': deep.toFixed(2),
    'times, of 3': (deep / Math.max(alone, room)).toFixed(2),
  });
  for (const { socket } of [innocent, ...people]) socket.terminate();
}
house.close();
console.log(`${ROUNDS} rounds, ${OWN} of one player`);
console.table(rows);
process.exit(0);
