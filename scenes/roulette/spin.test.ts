import { describe, expect, test } from 'vitest';
import { POCKETS } from '../../rules/roulette/wheel';
import { seededRandom } from '../kit/random';
import { idleSpeed, idleTurn, Spin, spinAt, spinLength } from './spin';
import { tuning } from './tuning';
import { ORDER, placeOf, POCKET, restOf, TURN, underPointer } from './wheel';

const LENGTH = spinLength(tuning.spin);
const DEGREE = Math.PI / 180;
const at = spinAt();
const around = (angle: number): number => Math.abs(Math.sin(angle / 2));
const plan = (change: Partial<ConstructorParameters<typeof Spin>[0]> = {}) =>
  new Spin({ angle: 1, speed: 8 * DEGREE, number: 7, ball: 2, ms: LENGTH, ...change }, tuning.spin);

test('the wheel has every pocket once, black at its top, red and blue in turn', () => {
  expect([...ORDER].sort((a, b) => a - b)).toEqual(Array.from({ length: POCKETS }, (_, i) => i));
  for (let number = 0; number < POCKETS; number += 1) expect(underPointer(restOf(number))).toBe(number);
});

describe('whatever the rotor does when the ball is dropped', () => {
  const random = seededRandom(15);
  const starts = Array.from({ length: 60 }, (_, i) => ({
    number: i % POCKETS,
    angle: (random() - 0.5) * 400,
    speed: (random() - 0.3) * 900 * DEGREE,
    ball: random() * TURN,
    ms: LENGTH * (0.45 + random() * 0.55),
  }));

  test.each(starts)('the ball lies in $number under the pointer', (start) => {
    plan(start).read(start.ms, at);
    expect(underPointer(at.rotor)).toBe(start.number);
    expect(around(at.rotor - restOf(start.number))).toBeLessThan(1e-9);
    expect(around(at.ball - at.rotor - placeOf(start.number))).toBeLessThan(1e-9);
    expect(around(at.ball)).toBeLessThan(1e-9);
    expect(at).toMatchObject({ radius: 0, hop: 0, strikes: 3, landed: true, rotorSpeed: 0, ballSpeed: 0 });
  });

  test.each(starts.slice(0, 20))(
    'it begins where it was and as fast as it was, and nothing jumps ($number)',
    (start) => {
      const spin = plan(start);
      spin.read(0, at);
      expect(at.rotor).toBeCloseTo(start.angle, 9);
      expect(around(at.ball - start.ball)).toBeLessThan(1e-9);
      const begun = at.rotor;
      spin.read(1, at);
      expect((at.rotor - begun) * 1000).toBeCloseTo(start.speed, 0);
      let { rotor, ball, radius } = at;
      const most = { rotor: 0, ball: 0, radius: 0 };
      for (let t = 1; t <= start.ms; t += 1) {
        spin.read(t, at);
        most.rotor = Math.max(most.rotor, Math.abs(at.rotor - rotor));
        most.ball = Math.max(most.ball, Math.abs(at.ball - ball));
        most.radius = Math.max(most.radius, Math.abs(at.radius - radius));
        ({ rotor, ball, radius } = at);
      }
      expect(most.rotor).toBeLessThan(6 * DEGREE);
      expect(most.ball).toBeLessThan(8 * DEGREE);
      expect(most.radius).toBeLessThan(0.03);
    },
  );
});

test('the rotor pulls back first, then turns one way only and comes to rest slowly', () => {
  const spin = plan({ speed: 0 });
  spin.read(tuning.spin.pullMs, at);
  expect(at.rotor).toBeCloseTo(1 - tuning.spin.pullDeg * DEGREE, 2);
  let before = at.rotor;
  for (let t = tuning.spin.pullMs; t <= LENGTH; t += 8) {
    spin.read(t, at);
    expect(at.rotor).toBeGreaterThanOrEqual(before - 1e-9);
    before = at.rotor;
  }
  spin.read(LENGTH - 60, at);
  expect(at.rotorSpeed).toBeLessThan(20 * DEGREE);
});

test('the ball runs the other way, strikes three times before it lies, each pocket nearer to its own', () => {
  const spin = plan();
  const far: number[] = [];
  let strikes = 0;
  for (let t = 0; t <= LENGTH; t += 1) {
    spin.read(t, at);
    if (at.strikes > strikes) far.push((at.ball - at.rotor - placeOf(7)) / POCKET);
    strikes = at.strikes;
    if (t > tuning.spin.pullMs && at.strikes === 0) expect(at.ballSpeed).toBeLessThanOrEqual(0);
  }
  const whole = far.map((pockets) => pockets - Math.round(pockets / POCKETS) * POCKETS);
  expect(whole).toHaveLength(3);
  expect(whole[0]).toBeCloseTo(tuning.spin.carry, 0);
  expect(Math.abs(whole[2] ?? 9)).toBeLessThan(0.3);
});

test('left alone the rotor gathers its speed and keeps it', () => {
  const speed = 8 * DEGREE;
  expect(idleTurn(0, speed, 900)).toBe(0);
  expect(idleTurn(-500, speed, 900)).toBe(0);
  expect(idleSpeed(20_000, speed, 900)).toBeCloseTo(speed, 6);
  expect(idleTurn(15_001, speed, 900) - idleTurn(15_000, speed, 900)).toBeCloseTo(speed / 1000, 6);
});
