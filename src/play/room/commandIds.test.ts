import { describe, expect, it } from 'vitest';
import { createCommandIds } from './commandIds';

const counted = () => {
  let n = 0;
  return createCommandIds(() => `id-${(n += 1)}`);
};

describe('command ids', () => {
  it('a repeat without an answer is the same command', () => {
    const ids = counted();
    expect([ids.of('bet 7 25000'), ids.of('bet 7 25000')]).toEqual(['id-1', 'id-1']);
  });

  it('another amount or round is another command', () => {
    const ids = counted();
    expect([ids.of('bet 7 25000'), ids.of('bet 7 50000'), ids.of('bet 8 50000')]).toEqual(['id-1', 'id-2', 'id-3']);
  });

  it('after an answer the same wish is a new command', () => {
    const ids = counted();
    ids.of('bet 7 25000');
    ids.answered();
    expect(ids.of('bet 7 25000')).toBe('id-2');
  });
});
