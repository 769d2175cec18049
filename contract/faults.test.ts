import { describe, expect, it } from 'vitest';
import { crashCalls } from './crash';
import { faultCode } from './faults';
import { wingoCalls } from './wingo';

const codeOf = (call: typeof crashCalls.bet | typeof wingoCalls.bet, request: unknown): number | null => {
  const read = call.req.safeParse(request);
  return read.success ? null : faultCode(read.error);
};

describe('a request that does not fit', () => {
  const crash = { roundId: '1', currency: 'IDR' };
  const wingo = { select: ['red'], phaseNum: '20240101100001' };

  it.each(['10000', '', null, undefined, Number.NaN, Number.POSITIVE_INFINITY, true, [1_000], {}])(
    'is a wrong amount when its amount is %j',
    (amount) => {
      expect(codeOf(crashCalls.bet, { ...crash, amount })).toBe(702);
      expect(codeOf(wingoCalls.bet, { ...wingo, amount })).toBe(702);
      expect(codeOf(crashCalls.bet, { amount })).toBe(702);
    },
  );

  it('is a parameter error in everything else', () => {
    expect(codeOf(crashCalls.bet, { ...crash, roundId: 'x', amount: 1_000 })).toBe(3);
    expect(codeOf(crashCalls.bet, { ...crash, rate: '2', amount: 1_000 })).toBe(3);
    expect([null, 'bet', [1_000]].map((request) => codeOf(crashCalls.bet, request))).toEqual([3, 3, 3]);
  });
});
