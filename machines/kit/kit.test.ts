import { describe, expect, it } from 'vitest';
import { CODE, CodeError } from '../../contract/errors';
import { until } from './clock';
import { hueOf, initialOf } from './face';
import { isUnsure, refusalOf } from './refusal';

describe('a refusal', () => {
  it('keeps the code and the blanks of a documented error', () => {
    expect(refusalOf(new CodeError(CODE.betOverLimit, { min: '1' }))).toEqual({ code: 711, params: { min: '1' } });
  });

  it('without a code is the generic one, and leaves open whether it happened', () => {
    expect(refusalOf(new Error('time out'))).toEqual({ code: 0, params: {} });
    expect(isUnsure(refusalOf('x'))).toBe(true);
    expect(isUnsure(refusalOf(new CodeError(CODE.connectionLost)))).toBe(true);
    expect(isUnsure(refusalOf(new CodeError(CODE.insufficientBalance)))).toBe(false);
  });
});

describe('a face', () => {
  it('is a letter and a hue that stay', () => {
    expect(initialOf('budi')).toBe('B');
    expect(initialOf('  ')).toBe('?');
    expect(initialOf('😀x')).toBe('😀');
    expect(hueOf('u1')).toBe(hueOf('u1'));
    expect(hueOf('u1')).toBeLessThan(360);
  });
});

describe('the time until a moment', () => {
  it('is never negative, and 0 for no moment', () => {
    expect(until({ now: () => 5 }, 8)).toBe(3);
    expect(until({ now: () => 9 }, 8)).toBe(0);
    expect(until({ now: () => 9 }, null)).toBe(0);
  });
});
