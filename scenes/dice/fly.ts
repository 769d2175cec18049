/** What flies: coins from the bet panel to a pool, and the lights of dice that count to theirs. A fixed number of flights, the oldest is taken again. */
import { bezier, clamp01, cubicIn, lerp, OVER } from '../kit/ease';
import { type Frame, sequence } from '../kit/frames';
import { GOLD } from '../kit/palette';
import type { Quads } from '../kit/quads';
import type { DiceContext } from './parts';
import type { DiceTuning } from './tuning';
import type { Face } from './view';

const FLIGHTS = 12;
const COINS = 12;
const FPS = 24;

interface Flight {
  light: boolean;
  face: Face;
  x0: number;
  y0: number;
  x1: number;
  y1: number;
  age: number;
  wait: number;
}

export class Fly {
  private readonly flights: readonly Flight[] = Array.from({ length: FLIGHTS }, () => ({
    light: false,
    face: 0,
    x0: 0,
    y0: 0,
    x1: 0,
    y1: 0,
    age: OVER,
    wait: 0,
  }));
  private readonly coins: readonly Frame[];
  private readonly glow: Frame;
  private readonly spark: Frame;
  private readonly ease: (t: number) => number;
  private next = 0;

  constructor(
    context: DiceContext,
    private readonly tuning: DiceTuning,
  ) {
    this.coins = sequence(context.assets, 'coin', COINS);
    this.glow = context.assets.frame('glow');
    this.spark = context.assets.frame('spark');
    this.ease = bezier(tuning.pools.fly);
  }

  /** @param wait ms before it leaves */
  start(
    light: boolean,
    face: Face,
    x0: number,
    y0: number,
    to: { readonly x: number; readonly y: number },
    wait: number,
  ): void {
    const flight = this.flights[this.next] as Flight;
    this.next = (this.next + 1) % FLIGHTS;
    Object.assign(flight, { light, face, x0, y0, x1: to.x, y1: to.y, age: 0, wait });
  }

  clear(): void {
    for (const flight of this.flights) flight.age = OVER;
  }

  /** @returns the pool that a coin or a light has just come down on; -1 for none */
  tick(ms: number): number {
    let landed = -1;
    for (let i = 0; i < FLIGHTS; i += 1) {
      const flight = this.flights[i] as Flight;
      if (flight.age >= OVER) continue;
      flight.age += ms;
      if (flight.age < flight.wait + this.length(flight)) continue;
      flight.age = OVER;
      landed = flight.face;
    }
    return landed;
  }

  draw(batch: Quads, unit: number): void {
    for (let i = 0; i < FLIGHTS; i += 1) {
      const flight = this.flights[i] as Flight;
      if (flight.age >= OVER || flight.age < flight.wait) continue;
      const t = clamp01((flight.age - flight.wait) / this.length(flight));
      if (flight.light) this.light(batch, flight, t, unit);
      else this.coin(batch, flight, t, i);
    }
  }

  private length({ light }: Flight): number {
    return Math.max(1, light ? this.tuning.count.flyMs : this.tuning.pools.flyMs);
  }

  private coin(batch: Quads, { x0, y0, x1, y1, age }: Flight, t: number, i: number): void {
    const s = this.ease(t);
    const x = lerp(x0, x1, Math.sin((t * Math.PI) / 2));
    const y = lerp(y0, y1, s) - Math.sin(Math.PI * t) * 22;
    const seen = clamp01(t * 6);
    batch.sized(this.glow, x, y, 44, 0, GOLD, 0.5 * seen, 1);
    batch.sized(
      this.coins[Math.floor((age / 1000) * FPS + i * 3) % COINS] as Frame,
      x,
      y,
      lerp(28, 20, t),
      0,
      0xffffff,
      seen,
    );
  }

  private light(batch: Quads, { x0, y0, x1, y1 }: Flight, t: number, unit: number): void {
    const lift = this.tuning.count.flyLift * unit;
    // A short tail of itself.
    for (let k = 0; k < 4; k += 1) {
      const at = clamp01(t - k * 0.06);
      const s = cubicIn(at);
      const x = lerp(x0, x1, s);
      const y = lerp(y0, y1, s) - Math.sin(Math.PI * at) * lift;
      batch.sized(this.glow, x, y, (46 - k * 8) * unit, 0, 0xffd75a, 0.8 - k * 0.18, 1);
      if (k === 0) batch.sized(this.spark, x, y, 34 * unit, t * 4, 0xffffff, 1, 1);
    }
  }
}
