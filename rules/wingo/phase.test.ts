import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MODELS, nextPhase, parsePhaseNum, phaseAt } from './phase';

const anyModel = fc.constantFrom(1, 2, 3);
const anyMoment = fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2090, 0, 1) });

describe('a phase', () => {
  it('is numbered by the WIB day, the model and the index of the day', () => {
    // 2026-11-20 09:01:07 in Jakarta
    const phase = phaseAt(1, Date.UTC(2026, 10, 20, 2, 1, 7));
    expect(phase).toEqual({
      phaseNum: '20261120101083',
      model: 1,
      startTime: Date.UTC(2026, 10, 20, 2, 1, 0),
      closeTime: Date.UTC(2026, 10, 20, 2, 1, 27),
      endTime: Date.UTC(2026, 10, 20, 2, 1, 30),
    });
  });

  it('starts the count anew at midnight in WIB, which is 17:00 UTC', () => {
    const midnight = Date.UTC(2026, 11, 31, 17);
    expect(phaseAt(1, midnight - 1).phaseNum).toBe('20261231102880');
    expect(phaseAt(1, midnight).phaseNum).toBe('20270101100001');
    expect(phaseAt(2, midnight - 1).phaseNum).toBe('20261231201440');
    expect(phaseAt(3, midnight - 1).phaseNum).toBe('20261231300720');
    expect(phaseAt(3, midnight).phaseNum).toBe('20270101300001');
  });

  it.each([
    [1, 30_000],
    [2, 60_000],
    [3, 120_000],
  ] as const)('of model %i takes %i ms, the last 3 s without bets', (model, lengthMs) => {
    expect(MODELS[model].lengthMs).toBe(lengthMs);
    fc.assert(
      fc.property(anyMoment, (now) => {
        const phase = phaseAt(model, now);
        expect(phase.startTime).toBeLessThanOrEqual(now);
        expect(phase.endTime).toBeGreaterThan(now);
        expect(phase.endTime - phase.startTime).toBe(lengthMs);
        expect(phase.endTime - phase.closeTime).toBe(3_000);
      }),
    );
  });

  it('is followed by the next without a gap', () => {
    fc.assert(
      fc.property(anyModel, anyMoment, (model, now) => {
        const phase = phaseAt(model, now);
        expect(nextPhase(phase)).toEqual(phaseAt(model, phase.endTime));
      }),
    );
  });

  it('is found again by its number', () => {
    fc.assert(
      fc.property(anyModel, anyMoment, (model, now) => {
        const phase = phaseAt(model, now);
        expect(parsePhaseNum(phase.phaseNum)).toEqual(phase);
      }),
    );
  });

  it.each([
    '',
    '2026112010108',
    '20261120401083',
    '20260231100001',
    '20261320100001',
    '20261120100000',
    '20261120102881',
    '20261120201441',
    'abcdefgh100001',
  ])('%j names none', (text) => {
    expect(parsePhaseNum(text)).toBeNull();
  });
});
