/**
 * Short-lived bits on plain numbers: sparks, smoke, debris, motes. One array a property, a fixed capacity, oldest overwritten; drawn through a
 * {@link Quads}, so the kind of a bit only chooses its frame and its physics.
 */
import type { Frame } from './frames';
import type { Quads } from './quads';
import type { Add } from './quads/buffer';
import { PEN } from './quads/sprites';

/** How a kind of bit looks and moves. Speeds are CSS px per second, times ms, sizes CSS px. */
export interface ParticleKind {
  readonly frame: Frame;
  readonly add: Add;
  /** Downward acceleration, px/s². */
  readonly gravity: number;
  /** Share of its speed it keeps after a second. */
  readonly drag: number;
  /** Size at the end over the size at birth. */
  readonly grow: number;
  /** Share of its life in which it fades in; it fades out over the rest. */
  readonly fadeIn: number;
}

/** Fields of one bit, set through {@link Particles.emit}. */
export interface Emission {
  kind: number;
  x: number;
  y: number;
  vx: number;
  vy: number;
  size: number;
  life: number;
  rgb: number;
  alpha: number;
  rotation: number;
  spin: number;
}

/** A blank to fill in and pass to emit; keep one and reuse it. */
export const emission = (): Emission => ({
  kind: 0,
  x: 0,
  y: 0,
  vx: 0,
  vy: 0,
  size: 8,
  life: 500,
  rgb: 0xffffff,
  alpha: 1,
  rotation: 0,
  spin: 0,
});

const FIELDS = 13;
const AGE = 0,
  LIFE = 1,
  X = 2,
  Y = 3,
  VX = 4,
  VY = 5,
  SIZE = 6,
  RGB = 7,
  ALPHA = 8,
  ROT = 9,
  SPIN = 10,
  KIND = 11,
  DRAG = 12;

export class Particles {
  private readonly data: Float32Array;
  private next = 0;
  private count = 0;

  constructor(
    readonly capacity: number,
    private readonly kinds: readonly ParticleKind[],
  ) {
    this.data = new Float32Array(capacity * FIELDS);
  }

  /** How many are alive. */
  get alive(): number {
    return this.count;
  }

  emit(e: Emission): void {
    const kind = this.kinds[e.kind];
    if (!kind) return;
    const { data } = this;
    const at = this.next * FIELDS;
    this.next = (this.next + 1) % this.capacity;
    if ((data[at + LIFE] ?? 0) <= 0) this.count += 1;
    data[at + AGE] = 0;
    data[at + LIFE] = e.life;
    data[at + X] = e.x;
    data[at + Y] = e.y;
    data[at + VX] = e.vx;
    data[at + VY] = e.vy;
    data[at + SIZE] = e.size;
    data[at + RGB] = e.rgb;
    data[at + ALPHA] = e.alpha;
    data[at + ROT] = e.rotation;
    data[at + SPIN] = e.spin;
    data[at + KIND] = e.kind;
    data[at + DRAG] = Math.log(kind.drag);
  }

  /** Moves everything on; `dx`, `dy` carry the world along (px). */
  tick(ms: number, dx = 0, dy = 0): void {
    if (this.count === 0) return;
    const { data } = this;
    const s = ms / 1000;
    for (let at = 0; at < data.length; at += FIELDS) {
      const life = data[at + LIFE] as number;
      if (life <= 0) continue;
      const age = (data[at + AGE] as number) + ms;
      if (age >= life) {
        data[at + LIFE] = 0;
        this.count -= 1;
        continue;
      }
      const kind = this.kinds[data[at + KIND] as number] as ParticleKind;
      const keep = Math.exp((data[at + DRAG] as number) * s);
      data[at + AGE] = age;
      data[at + VX] = (data[at + VX] as number) * keep;
      data[at + VY] = (data[at + VY] as number) * keep + kind.gravity * s;
      data[at + X] = (data[at + X] as number) + (data[at + VX] as number) * s + dx;
      data[at + Y] = (data[at + Y] as number) + (data[at + VY] as number) * s + dy;
      data[at + ROT] = (data[at + ROT] as number) + (data[at + SPIN] as number) * s;
    }
  }

  draw(batch: Quads): void {
    if (this.count === 0) return;
    const { data } = this;
    const { pen } = batch;
    for (let at = 0; at < data.length; at += FIELDS) {
      const life = data[at + LIFE] as number;
      if (life <= 0) continue;
      const kind = this.kinds[data[at + KIND] as number] as ParticleKind;
      const t = (data[at + AGE] as number) / life;
      const fade = t < kind.fadeIn ? t / kind.fadeIn : (1 - t) / (1 - kind.fadeIn);
      const scale = ((data[at + SIZE] as number) * (1 + (kind.grow - 1) * t)) / kind.frame.width;
      pen[PEN.x] = data[at + X] as number;
      pen[PEN.y] = data[at + Y] as number;
      pen[PEN.scaleX] = scale;
      pen[PEN.scaleY] = scale;
      pen[PEN.rotation] = data[at + ROT] as number;
      pen[PEN.alpha] = (data[at + ALPHA] as number) * fade;
      batch.put(kind.frame, (data[at + RGB] as number) | 0, kind.add);
    }
  }

  clear(): void {
    this.data.fill(0);
    this.count = 0;
  }
}
