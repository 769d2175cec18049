/**
 * The two guesses on their slabs: in play each with its chance, rate and money, before a round with all that it may pay; and the small slab of the skip.
 * Buttons of the shell lie over them. A finished round has its figures in their place (outcome.ts).
 */
import { Container } from 'pixi.js';
import { approach, backOut, beat, clamp01, cubicOut, lerp, OVER, quadOut } from '../kit/ease';
import type { Frame } from '../kit/frames';
import { Label } from '../kit/label';
import { Nine } from '../kit/nine';
import type { Quads } from '../kit/quads';
import type { HiloLayout, Rect } from './layout';
import type { HiloContext } from './parts';
import { barOf, type Guess, iconSize, LIGHT, NOTE_FROM, REST, SLAB, Slab } from './slab';
import type { HiloTuning } from './tuning';
import type { HiloSelect, HiloView } from './view';

/** A slab's corner is this much rounder than the frame's. */
const ROUNDER = 1.36;
/** How much is seen of the slabs while connecting. */
const ASLEEP = 0.22;
const ORDER = ['higher', 'lower'] as const;
const PLATE_LOW = 0x0e0830;

export class Choices {
  readonly view = new Container();
  private readonly slabs: readonly [Slab, Slab];
  private readonly nines: Readonly<Record<Guess | 'skip', Nine>>;
  private readonly pill: Nine;
  private readonly plate: Nine;
  private readonly line: Nine;
  private readonly glow: Frame;
  private readonly arrow: Frame;
  private readonly equal: Frame;
  private readonly skipIcon: Frame;
  private readonly skipWord: Label;
  private readonly connecting: Label;
  private skipAge = OVER;
  private skipDim = 1;
  private skipSink = 0;
  private barAge = OVER;
  private seconds = 0;

  constructor(
    private readonly context: HiloContext,
    private readonly tuning: HiloTuning,
  ) {
    const { assets, text } = context;
    this.nines = {
      higher: Nine.of(assets, 'slab_up'),
      lower: Nine.of(assets, 'slab_down'),
      same: Nine.of(assets, 'slab_same'),
      skip: Nine.of(assets, 'slab_violet'),
    };
    this.pill = Nine.of(assets, 'pill');
    this.plate = Nine.of(assets, 'card');
    this.line = Nine.of(assets, 'card_line');
    this.glow = assets.frame('shade');
    this.arrow = assets.frame('arrow');
    this.equal = assets.frame('equal');
    this.skipIcon = assets.frame('skip');
    this.slabs = [new Slab(context, ORDER[0]), new Slab(context, ORDER[1])];
    this.skipWord = new Label({ font: assets.font('num'), size: 12, max: 12, align: 0.5 });
    this.skipWord.text = text.skip;
    this.connecting = new Label({ font: assets.font('num'), size: 15, max: 24, align: 0.5 });
    this.connecting.text = text.connecting;
    this.view.addChild(this.slabs[0].view, this.slabs[1].view, this.skipWord, this.connecting);
  }

  press(select: HiloSelect): void {
    if (select === 'skip') this.skipAge = 0;
    for (const slab of this.slabs) if (slab.open && slab.guess === select) slab.pressAge = 0;
  }

  /** Another card is known: its chances fill up. */
  refill(): void {
    this.barAge = 0;
  }

  settle(): void {
    this.barAge = OVER;
    this.skipAge = OVER;
    for (const slab of this.slabs) slab.pressAge = OVER;
  }

  /** @param told the view as far as it may be known @param view the newest: what was sent @param turning whether a card is on its way */
  tick(ms: number, told: HiloView, view: HiloView, turning: boolean, layout: HiloLayout, still: boolean): void {
    const { choose, right } = this.tuning;
    this.seconds += ms / 1000;
    if (this.barAge < OVER) this.barAge += ms;
    if (this.skipAge < OVER) this.skipAge += ms;
    const fill = still ? 1 : cubicOut(this.barAge / right.barMs);
    const busy = view.chosen ?? null;
    this.slabs.forEach((slab, k) => {
      const choice = told.choices[k] ?? null;
      if (slab.pressAge < OVER) slab.pressAge += ms;
      slab.resting = choice === null && told.outcome !== 'won' && told.outcome !== 'lost';
      slab.read(choice, ORDER[k] as 'higher' | 'lower', this.context.text);
      const other = (busy !== null || turning) && slab.pressAge > choose.arrowMs * 8 && busy !== slab.guess;
      slab.dim = lerp(slab.dim, other && choice ? choose.dim : 1, approach(ms, choose.dimFadeMs));
      slab.sink = still ? 0 : this.sunk(slab.pressAge, busy === slab.guess);
      slab.bar = (choice?.chance ?? 0) * fill;
      slab.fit(layout.choices[k] as Rect, still, view.phase === 'connecting' ? ASLEEP : 1);
    });
    this.skipDim = lerp(
      this.skipDim,
      told.canSkip && (busy === null || busy === 'skip') ? 1 : choose.dim,
      approach(ms, choose.dimFadeMs),
    );
    this.skipSink = still ? 0 : this.sunk(this.skipAge, busy === 'skip') * 0.6;
    const { skip, text } = layout;
    const shown = told.phase === 'process';
    this.skipWord.visible = shown;
    this.skipWord.scale.set(Math.min(text, (skip.width - 8) / Math.max(1, this.skipWord.textWidth)));
    this.skipWord.position.set(skip.x + skip.width / 2, skip.y + skip.height * 0.64 + this.skipSink);
    this.skipWord.alpha = this.skipDim;
    const [, right2] = layout.choices;
    this.connecting.visible = view.phase === 'connecting';
    this.connecting.position.set((layout.choices[0].x + right2.x + right2.width) / 2, right2.y + right2.height / 2);
    this.connecting.alpha = still ? 1 : 0.75 + 0.25 * Math.sin(this.seconds * 4);
  }

  draw(batch: Quads, told: HiloView, layout: HiloLayout): void {
    if (told.phase === 'process') this.skip(batch, layout);
    for (let k = 0; k < this.slabs.length; k += 1)
      this.slab(batch, this.slabs[k] as Slab, layout.choices[k] as Rect, told.phase === 'connecting' ? ASLEEP : 1);
  }

  /** Down while the server answers, up again after it. */
  private sunk(age: number, held: boolean): number {
    const { choose } = this.tuning;
    if (age === OVER) return held ? choose.sinkPx : 0;
    const down = quadOut(clamp01(age / choose.pressMs));
    if (held) return choose.sinkPx * down;
    return choose.sinkPx * down * (1 - backOut(clamp01((age - choose.pressMs) / choose.releaseMs), 2));
  }

  private slab(batch: Quads, slab: Slab, { x, y, width, height }: Rect, room: number): void {
    if (slab.resting) return this.rest(batch, slab, x, y, width, height, room);
    if (!slab.open) return;
    const alpha = room * slab.dim;
    const c = height / SLAB;
    const light = LIGHT[slab.guess];
    batch.sprite(
      this.glow,
      x + width / 2,
      y + height / 2,
      (width * 1.5) / this.glow.width,
      (height * 1.75) / this.glow.height,
      0,
      light,
      0.5 * alpha,
      1,
    );
    this.nines[slab.guess].draw(
      batch,
      x,
      y + slab.sink,
      width,
      height - slab.sink,
      0xffffff,
      alpha,
      0xffffff,
      0,
      ROUNDER * Math.min(1.15, c),
    );
    const icon = slab.guess === 'same' ? this.equal : this.arrow;
    const size = iconSize(height);
    const down = slab.guess === 'lower';
    const move = this.context.reducedMotion
      ? 0
      : beat(clamp01(slab.pressAge / (this.tuning.choose.arrowMs * 2))) *
        this.tuning.choose.arrowPx *
        (slab.guess === 'same' ? 0 : down ? 1 : -1);
    const ix = x + 13 * c + size / 2,
      iy = y + height * 0.375 + slab.sink + move;
    batch.sized(icon, ix, iy + 2, size, down ? Math.PI : 0, 0x0b0620, 0.25 * alpha);
    batch.sized(icon, ix, iy, size, down ? Math.PI : 0, 0xffffff, alpha);
    const bar = barOf(x, y + slab.sink, width, height);
    this.pill.draw(batch, bar.x, bar.y, bar.width, bar.height, 0x000000, 0.22 * alpha, 0x000000, 0, bar.height / 32);
    this.pill.draw(
      batch,
      bar.x,
      bar.y,
      Math.max(bar.height, bar.width * slab.bar),
      bar.height,
      0xffffff,
      0.34 * alpha,
      0xffffff,
      0,
      bar.height / 32,
    );
  }

  /** Before a round: quiet plates in their colours, with what each way may pay. */
  private rest(batch: Quads, slab: Slab, x: number, y: number, width: number, height: number, room: number): void {
    const guess = slab.guess === 'lower' ? 'lower' : 'higher';
    const { plate, ink } = REST[guess];
    const c = height / SLAB;
    batch.sprite(
      this.glow,
      x + width / 2,
      y + height / 2,
      (width * 1.4) / this.glow.width,
      (height * 1.6) / this.glow.height,
      0,
      LIGHT[guess],
      0.16 * room,
      1,
    );
    this.plate.draw(batch, x, y, width, height, plate, 0.92 * room, PLATE_LOW, 0, 1.4 * Math.min(1.15, c));
    this.line.draw(batch, x, y, width, height, ink, 0.62 * room, undefined, 0, 1.4 * Math.min(1.15, c));
    const size = iconSize(height) * 0.86;
    const iy = y + height * (height < NOTE_FROM ? 0.5 : 0.4);
    batch.sized(this.arrow, x + 13 * c + size / 2, iy, size, guess === 'lower' ? Math.PI : 0, ink, room);
  }

  private skip(batch: Quads, { skip }: HiloLayout): void {
    const { x, y, width, height } = skip;
    const c = height / 46;
    batch.sprite(
      this.glow,
      x + width / 2,
      y + height / 2,
      (width * 1.6) / this.glow.width,
      (height * 1.8) / this.glow.height,
      0,
      0x7a5cff,
      0.4 * this.skipDim,
      1,
    );
    this.nines.skip.draw(
      batch,
      x,
      y + this.skipSink,
      width,
      height + 4 * c - this.skipSink,
      0xffffff,
      this.skipDim,
      0xffffff,
      0,
      0.82 * c,
    );
    batch.sized(this.skipIcon, x + width / 2, y + height * 0.31 + this.skipSink, 22 * c, 0, 0xffffff, this.skipDim);
  }
}
