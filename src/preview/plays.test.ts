import { expect, test } from 'vitest';
import { momentOf, playsOf, playsReader, stepAt } from './plays';

const launch = { name: 'launch', labels: { top: 400, lift: 0, curve: 900 }, duration: 1000, time: 450 };
const win = { name: 'win M', labels: { pill: 0 }, duration: 2000, time: 1200 };

test('what runs stands on the fixture’s clock, the oldest first, its steps in their order', () => {
  expect(playsOf([launch, win], 5000)).toEqual([
    { key: 'win M 1', name: 'win M', from: 3800, to: 5800, steps: [{ label: 'pill', at: 3800 }] },
    {
      key: 'launch 0',
      name: 'launch',
      from: 4550,
      to: 5550,
      steps: [
        { label: 'lift', at: 4550 },
        { label: 'top', at: 4950 },
        { label: 'curve', at: 5450 },
      ],
    },
  ]);
});

test('a step is on from its moment until the next one’s, and is looked at where its timeline is under way', () => {
  const [play] = playsOf([launch], 5000);
  if (!play) throw new Error('nothing runs');
  expect([4500, 4550, 4949, 4950, 6000].map((time) => stepAt(play, time))).toEqual([-1, 0, 1, 1, 2]);
  expect(momentOf(play, 4550)).toBeGreaterThan(play.from);
  expect(momentOf(play, 4950)).toBe(4950);
  expect(momentOf(play, play.to)).toBeLessThan(play.to);
});

test('it is the same object while it plays on, and another when it is sought away or another begins', () => {
  const read = playsReader();
  const first = read([launch], 5000);
  expect(read([{ ...launch, time: 466 }], 5016)).toBe(first);
  const both = read([{ ...launch, time: 466 }, win], 5016);
  expect(both).not.toBe(first);
  expect(read([launch], 9000)).not.toBe(first);
  expect(read([], 9000)).toEqual([]);
});
