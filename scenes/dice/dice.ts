/** The three dice: shaken, thrown, lying, counted, gone. Their way is the choreography's; this draws it and what it stirs up. */
import { clamp01, cubicIn, lerp, quadOut } from '../kit/ease';
import type { Frame } from '../kit/frames';
import { emission, Particles } from '../kit/particles';
import type { Quads } from '../kit/quads';
import type { QualityBudget } from '../kit/quality';
import { DICE, OWN_FROM, OWN_TO, pictureOf, PICTURES, type Tumble } from './choreography';
import type { DiceLayout, Spot } from './layout';
import type { Moment, MomentKeeper } from './moment';
import { GOLD } from '../kit/palette';
import type { DiceContext } from './parts';
import type { DiceTuning } from './tuning';
import type { DiceRun, Face } from './view';

const FACES = [0, 1, 2, 3, 4, 5] as const;
const two = (n: number): string => String(n).padStart(2, '0');
/** The pictures of the tumble show the die smaller in their frame than the large ones do, in shares. */
const TUMBLE_SIZE = 1;
/** How large a die is at the edge, over its size where it lies. */
const FAR = 0.66;

export class Dice {
  /** Contacts that have been heard and seen, by die. */
  readonly contacts = [0, 0, 0];
  /** How lately one came down, 0 to 1. */
  kick = 0;
  private readonly spins: readonly Frame[];
  private readonly turns: readonly (readonly Frame[])[];
  private readonly lying: readonly Frame[];
  private readonly shade: Frame;
  private readonly glow: Frame;
  private readonly dust: Particles;
  private readonly puff = emission();
  private readonly ways: readonly Tumble[];
  private readonly leaving: readonly { readonly gone: number }[];
  private readonly xs = new Float64Array(DICE);
  private readonly ys = new Float64Array(DICE);

  constructor(
    private readonly context: DiceContext,
    private readonly tuning: DiceTuning,
    keeper: Pick<MomentKeeper, 'thrown' | 'revealed'>,
  ) {
    const { assets } = context;
    this.ways = keeper.thrown.dice;
    this.leaving = keeper.revealed.dice;
    this.spins = Array.from({ length: OWN_FROM }, (_, i) => assets.frame(`spin_${two(i) as '00'}`));
    this.turns = FACES.map((face) =>
      Array.from({ length: OWN_TO - OWN_FROM + 1 }, (_, i) => assets.frame(`turn_${face}_${two(i) as '00'}`)),
    );
    this.lying = FACES.map((face) => assets.frame(`die_${face}`));
    this.shade = assets.frame('shade');
    this.glow = assets.frame('glow');
    this.dust = new Particles(48, [
      { frame: assets.frame('smoke'), add: 0, gravity: -10, drag: 0.12, grow: 2, fadeIn: 0.12 },
      { frame: assets.frame('spark'), add: 1, gravity: 260, drag: 0.2, grow: 0.3, fadeIn: 0.02 },
    ]);
  }

  /** Whether the dice are there at all. */
  seen(now: Moment): boolean {
    return (
      now.throwMs >= 0 &&
      (now.leaveMs < 0 || now.leaveMs < this.tuning.throw.leaveMs + this.tuning.throw.leaveStaggerMs * DICE)
    );
  }

  /** What has passed is neither heard nor seen. */
  settle(now: Moment): void {
    for (let i = 0; i < DICE; i += 1) this.contacts[i] = now.throwMs < 0 ? 0 : (this.ways[i] as Tumble).contacts;
    this.kick = 0;
    this.dust.clear();
  }

  /** @returns the die that has just met the felt, 0 to 2, and -1 for none; ask {@link contacts} how often */
  tick(ms: number, now: Moment, layout: DiceLayout, budget: QualityBudget, still: boolean): number {
    this.dust.tick(ms);
    this.kick = Math.max(0, this.kick - ms / Math.max(1, this.tuning.throw.kickMs));
    let landed = -1;
    for (let i = 0; i < DICE; i += 1) {
      const way = this.ways[i] as Tumble;
      if (now.throwMs < 0) {
        this.contacts[i] = 0;
        continue;
      }
      this.place(i, way, now, layout, still);
      if (way.contacts <= (this.contacts[i] as number)) continue;
      this.contacts[i] = way.contacts;
      // The third contact is the end of the last bounce: felt, not heard.
      if (way.contacts > 2) continue;
      landed = i;
      this.kick = Math.max(this.kick, way.contacts === 1 ? 1 : 0.5);
      if (!still) this.puffs(i, layout, budget, way.contacts === 1 ? 1 : 0.6);
    }
    return landed;
  }

  /** Middle of a die's picture on the canvas. */
  at(i: number): { readonly x: number; readonly y: number } {
    return { x: this.xs[i] as number, y: this.ys[i] as number };
  }

  /** @param counted which dice are lit in gold, 0 to 1 each */
  draw(
    batch: Quads,
    now: Moment,
    run: DiceRun | null,
    layout: DiceLayout,
    counted: ArrayLike<number>,
    still: boolean,
  ): void {
    if (!this.seen(now)) return;
    for (let i = 0; i < DICE; i += 1) this.shadow(batch, i, layout, counted[i] as number);
    this.dust.draw(batch);
    // From the back of the tray to its front.
    this.die(batch, 1, now, run, layout, still);
    this.die(batch, 0, now, run, layout, still);
    this.die(batch, 2, now, run, layout, still);
  }

  /** A die that counts throws sparks. */
  burst(i: number, layout: DiceLayout, budget: QualityBudget): void {
    const { puff } = this;
    const { random } = this.context;
    const n = Math.round(this.tuning.count.sparks * budget.particles);
    const spot = layout.spots[i] as Spot;
    for (let k = 0; k < n; k += 1) {
      const a = (k / n) * Math.PI * 2 + random() * 0.5;
      puff.kind = 1;
      puff.x = spot.x;
      puff.y = spot.y;
      puff.vx = Math.cos(a) * (60 + random() * 130) * layout.unit;
      puff.vy = (Math.sin(a) * 110 - 60) * layout.unit;
      puff.size = (7 + random() * 12) * layout.unit;
      puff.life = 420 + random() * 380;
      puff.rgb = random() < 0.7 ? GOLD : 0xffffff;
      puff.alpha = 1;
      puff.rotation = random() * 3;
      puff.spin = (random() - 0.5) * 5;
      this.dust.emit(puff);
    }
  }

  private place(i: number, way: Tumble, now: Moment, layout: DiceLayout, still: boolean): void {
    const spot = layout.spots[i] as Spot;
    const { tray, unit } = layout;
    const edgeX = tray.x + (i - 1) * 52 * unit;
    // Where they are held is as high as they fall from.
    const heldY = tray.y - tray.height * 0.33;
    const groundY = heldY + (still ? 0 : this.tuning.throw.fallPx * unit);
    const before = way.along === 0 && !still;
    const shake = before ? Math.sin(now.seconds * 61 + i * 2.1) * this.tuning.throw.rattlePx * unit : 0;
    const out = this.gone(i);
    this.xs[i] = lerp(edgeX, spot.x, way.along) + shake - out * (spot.x + spot.size - layout.hero.x);
    const jolt = before ? Math.cos(now.seconds * 53 + i) * this.tuning.throw.rattlePx * unit * 0.7 : 0;
    this.ys[i] = lerp(groundY, spot.y, way.along) + jolt - (still ? 0 : way.height) * unit;
  }

  /** How far a die has slid out, 0 to 1. */
  private gone(i: number): number {
    return (this.leaving[i] as { readonly gone: number }).gone;
  }

  private shadow(batch: Quads, i: number, layout: DiceLayout, gold: number): void {
    const way = this.ways[i] as Tumble;
    const spot = layout.spots[i] as Spot;
    const out = this.gone(i);
    if (way.along === 0 || out >= 1) return;
    const lift = clamp01(way.height / 110);
    const size = spot.size * lerp(FAR, 1, way.along) * lerp(1, 0.62, lift);
    const x = this.xs[i] as number;
    const y = (this.ys[i] as number) + way.height * layout.unit + size * 0.32;
    batch.sprite(
      this.shade,
      x,
      y,
      (size * 1.2) / this.shade.width,
      (size * 0.56) / this.shade.height,
      0,
      0x0b0328,
      lerp(0.95, 0.45, lift) * (1 - out),
    );
    if (gold > 0)
      batch.sized(
        this.glow,
        x,
        this.ys[i] as number,
        spot.size * 2,
        0,
        0xffb52e,
        this.tuning.count.glow * gold * (1 - out),
        1,
      );
  }

  private die(batch: Quads, i: number, now: Moment, run: DiceRun | null, layout: DiceLayout, still: boolean): void {
    const way = this.ways[i] as Tumble;
    const spot = layout.spots[i] as Spot;
    const out = this.gone(i);
    if (out >= 1) return;
    const alpha = (1 - cubicIn(out)) * (way.along === 0 ? clamp01(now.throwMs / 120) : 1);
    const size = spot.size * lerp(FAR, 1, quadOut(way.along));
    const turn = spot.turn * way.along + way.rock + out * -0.7;
    const x = this.xs[i] as number;
    const y = this.ys[i] as number;
    const face = run === null ? null : (run.dice[i] as Face);
    if (face !== null && (pictureOf(way) > OWN_TO || (still && way.along > 0))) {
      batch.sized(this.lying[face] as Frame, x, y, size, turn, 0xffffff, alpha);
      return;
    }
    // While it is shaken the first pictures go round.
    const picture =
      way.along === 0
        ? Math.floor(now.seconds * (still ? 0 : 22) + i * 4) % OWN_FROM
        : Math.min(pictureOf(way), PICTURES - 1);
    const frame =
      picture < OWN_FROM || face === null
        ? (this.spins[picture % OWN_FROM] as Frame)
        : ((this.turns[face] as readonly Frame[])[picture - OWN_FROM] as Frame);
    batch.sized(frame, x, y, size * TUMBLE_SIZE, turn, 0xffffff, alpha);
  }

  private puffs(i: number, layout: DiceLayout, budget: QualityBudget, strength: number): void {
    const { puff } = this;
    const { random } = this.context;
    const n = Math.round(this.tuning.throw.dust * budget.particles);
    const spot = layout.spots[i] as Spot;
    for (let k = 0; k < n; k += 1) {
      const side = k % 2 === 0 ? -1 : 1;
      puff.kind = 0;
      puff.x = (this.xs[i] as number) + side * spot.size * (0.2 + random() * 0.2);
      puff.y = (this.ys[i] as number) + spot.size * 0.36;
      puff.vx = side * (30 + random() * 50) * layout.unit;
      puff.vy = -(8 + random() * 16) * layout.unit;
      puff.size = (20 + random() * 16) * layout.unit * strength;
      puff.life = 360 + random() * 260;
      puff.rgb = 0xe9dcff;
      puff.alpha = 0.34 * strength;
      puff.rotation = random() * 6;
      puff.spin = side * random();
      this.dust.emit(puff);
    }
  }
}
