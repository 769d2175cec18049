import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { multiplierAt, timeAt } from './curve';
import { createFlight, createReading, type Flight, type FlightReading, GLIDE_MS, LAG_MS } from './flight';

const FRAME = 16;

/** Ticks every 100 ms from take-off at 0, each late by `late(i)`; frames in between; returns what each frame showed. */
function play(
  flight: Flight,
  until: number,
  late: (i: number) => number,
  silent?: { from: number; to: number },
): FlightReading[] {
  const arrivals: { at: number; elapsedMs: number }[] = [];
  for (let i = 0; i * 100 <= until; i += 1) {
    const elapsedMs = i * 100;
    if (silent && elapsedMs > silent.from && elapsedMs < silent.to) continue;
    arrivals.push({ at: elapsedMs + late(i), elapsedMs });
  }
  arrivals.sort((a, b) => a.at - b.at);
  const shown: FlightReading[] = [];
  for (let now = 0; now <= until; now += FRAME) {
    while (arrivals[0] && arrivals[0].at <= now) {
      const { at, elapsedMs } = arrivals.shift() ?? { at: 0, elapsedMs: 0 };
      flight.feed({ kind: 'tick', elapsedMs, receivedAt: at });
    }
    shown.push({ ...flight.read(now, createReading()) });
  }
  return shown;
}

const backwards = (shown: FlightReading[]): number =>
  shown.filter((reading, i) => i > 0 && reading.elapsedMs < (shown[i - 1]?.elapsedMs ?? 0)).length;

describe('the flight clock', () => {
  it('waits and counts down to the take-off', () => {
    const flight = createFlight();
    const reading = createReading();
    expect(flight.read(0, reading)).toEqual({ phase: 'waiting', elapsedMs: 0, rate: 10_000, waitMs: 0 });
    flight.feed({ kind: 'wait', startAt: 8_000 });
    expect(flight.read(500, reading)).toEqual({ phase: 'waiting', elapsedMs: 0, rate: 10_000, waitMs: 7_500 });
    expect(flight.read(8_200, reading)).toMatchObject({ phase: 'waiting', waitMs: 0 });
  });

  it('lags when the take-off is over a second ago and nothing was heard', () => {
    const flight = createFlight();
    flight.feed({ kind: 'wait', startAt: 8_000 });
    expect(flight.read(8_000 + LAG_MS, createReading()).phase).toBe('waiting');
    expect(flight.read(8_001 + LAG_MS, createReading()).phase).toBe('lagging');
    flight.feed({ kind: 'tick', elapsedMs: 1_100, receivedAt: 9_100 });
    expect(flight.read(9_101, createReading())).toMatchObject({ phase: 'flying', elapsedMs: 1_101 });
  });

  it('flies by the formula between ticks', () => {
    const flight = createFlight();
    flight.feed({ kind: 'tick', elapsedMs: 5_000, receivedAt: 1_000 });
    expect(flight.read(1_050, createReading())).toEqual({
      phase: 'flying',
      elapsedMs: 5_050,
      rate: multiplierAt(5_050),
      waitMs: 0,
    });
  });

  it('follows a steady stream exactly', () => {
    const shown = play(createFlight(), 20_000, () => 40);
    expect(shown.at(-1)?.elapsedMs).toBe(20_000 - 40);
    expect(backwards(shown)).toBe(0);
  });

  it('glides over jitter: no step back, no frame faster than twice or slower than half the time', () => {
    const shown = play(createFlight(), 30_000, (i) => 30 + ((i * 7919) % 97)).filter(
      (reading) => reading.phase === 'flying',
    );
    const steps = shown.slice(1).map((reading, i) => reading.elapsedMs - (shown[i]?.elapsedMs ?? 0));
    // The very first ticks may move the estimate by most of the jitter; after a second it is settled.
    const settled = steps.slice(60);
    expect(Math.min(...settled)).toBeGreaterThan(FRAME / 2);
    expect(Math.max(...settled)).toBeLessThan(FRAME * 2);
    const last = shown.at(-1);
    expect(last?.elapsedMs).toBeGreaterThan(30_000 - 130);
    expect(last?.elapsedMs).toBeLessThan(30_000 - 20);
  });

  it('holds after a second of silence, says so, and catches up without a jump back', () => {
    const shown = play(createFlight(), 12_000, () => 20, { from: 4_000, to: 7_000 });
    const lagging = shown.filter((reading) => reading.phase === 'lagging');
    expect(lagging.length).toBeGreaterThan(100);
    expect(new Set(lagging.map((reading) => reading.elapsedMs)).size).toBe(1);
    expect(lagging[0]?.elapsedMs).toBeCloseTo(4_000 + LAG_MS, -2);
    expect(backwards(shown)).toBe(0);
    const after = shown[Math.ceil((7_000 + GLIDE_MS * 8) / FRAME)];
    expect(after?.phase).toBe('flying');
    expect(Math.abs((after?.elapsedMs ?? 0) - (7_000 + GLIDE_MS * 8 - 20))).toBeLessThan(40);
  });

  it('is where it should be at once when frames stopped but ticks did not (a hidden tab)', () => {
    const flight = createFlight();
    flight.feed({ kind: 'tick', elapsedMs: 0, receivedAt: 0 });
    flight.read(10, createReading());
    for (let at = 100; at <= 20_000; at += 100) flight.feed({ kind: 'tick', elapsedMs: at, receivedAt: at });
    expect(flight.read(20_010, createReading())).toMatchObject({ phase: 'flying', elapsedMs: 20_010 });
  });

  it('never runs backwards, whatever the network does', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 2_500 }), { minLength: 60, maxLength: 60 }), (late) => {
        expect(backwards(play(createFlight(), 6_000, (i) => late[i % 60] ?? 0))).toBe(0);
      }),
      { numRuns: 200 },
    );
  });

  it('ends at the target, and hears no straggler after it', () => {
    const flight = createFlight();
    flight.feed({ kind: 'tick', elapsedMs: 11_000, receivedAt: 11_000 });
    flight.read(11_700, createReading());
    flight.feed({ kind: 'crash', target: 20_000 });
    flight.feed({ kind: 'tick', elapsedMs: 11_600, receivedAt: 11_800 });
    expect(flight.read(11_900, createReading())).toEqual({
      phase: 'crashed',
      elapsedMs: timeAt(20_000),
      rate: 20_000,
      waitMs: 0,
    });
  });

  it('starts the next round afresh', () => {
    const flight = createFlight();
    flight.feed({ kind: 'tick', elapsedMs: 11_000, receivedAt: 11_000 });
    flight.feed({ kind: 'crash', target: 20_000 });
    flight.feed({ kind: 'wait', startAt: 20_000 });
    expect(flight.read(15_000, createReading())).toEqual({
      phase: 'waiting',
      elapsedMs: 0,
      rate: 10_000,
      waitMs: 5_000,
    });
    flight.feed({ kind: 'tick', elapsedMs: 0, receivedAt: 20_030 });
    expect(flight.read(20_130, createReading())).toMatchObject({ phase: 'flying', elapsedMs: 100 });
  });

  it('takes no tick of the round before for the take-off of the one it awaits', () => {
    const flight = createFlight();
    flight.feed({ kind: 'wait', startAt: 20_000 });
    flight.feed({ kind: 'tick', elapsedMs: 11_600, receivedAt: 12_000 });
    expect(flight.read(12_010, createReading())).toMatchObject({ phase: 'waiting', waitMs: 7_990 });
    flight.feed({ kind: 'tick', elapsedMs: 0, receivedAt: 19_900 }); // our idea of the server's clock may be a little off
    expect(flight.read(19_950, createReading())).toMatchObject({ phase: 'flying', elapsedMs: 50 });
  });

  it('writes into the reading it is given', () => {
    const flight = createFlight();
    const reading = createReading();
    expect(flight.read(0, reading)).toBe(reading);
  });
});
