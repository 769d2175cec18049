import { expect, test } from 'vitest';
import { Pool } from './pool';

test('a pool makes its items once and hands them out again', () => {
  let made = 0;
  const pool = new Pool(3, () => ({ id: (made += 1) }));
  for (let round = 0; round < 10; round += 1) {
    pool.take();
    pool.take();
    while (pool.active > 0) pool.release(pool.active - 1);
  }
  expect(made).toBe(3);
});

test('when all are busy the oldest is taken', () => {
  const pool = new Pool(2, (i) => ({ i }));
  const first = pool.take();
  const second = pool.take();
  expect(pool.full).toBe(true);
  expect(pool.take()).toBe(first);
  expect(pool.at(0)).toBe(second);
  expect(pool.active).toBe(2);
});

test('items are walked oldest first and released from the back', () => {
  const pool = new Pool(3, (i) => ({ i }));
  const taken = [pool.take(), pool.take(), pool.take()];
  expect([pool.at(0), pool.at(1), pool.at(2)]).toEqual(taken);
  pool.release(1);
  expect([pool.at(0), pool.at(1)]).toEqual([taken[0], taken[2]]);
  expect(() => pool.at(2)).toThrow(RangeError);
});
