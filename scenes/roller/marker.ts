/** The chosen number on the bezel: a pointer whose tip touches the border of the zones, and its figure in a bubble. Follows at once. */
import { Container } from 'pixi.js';
import { mix } from '../kit/color';
import type { Frame } from '../kit/frames';
import { Label } from '../kit/label';
import { Nine } from '../kit/nine';
import { putWhole } from '../kit/numbers';
import type { Quads } from '../kit/quads';
import { across, angleOf, down, radians } from './gauge';
import type { RollerLayout } from './layout';
import type { Moment } from './moment';
import type { RollerContext } from './parts';

/** Radii from the band's middle, px of a phone: the pointer's tip, the bubble's middle. */
const TIP = -17;
const BUBBLE = 37;
const HEIGHT = 26;
const PAD = 22;
const EDGE = 5;
const VIOLET_TOP = 0x8468ff,
  VIOLET_FOOT = 0x4a2be0;
const PALE_TOP = 0x7a6aa8,
  PALE_FOOT = 0x483a78;

export class Marker {
  readonly view = new Container();
  private readonly pointer: Frame;
  private readonly glow: Frame;
  private readonly pill: Nine;
  private readonly line: Nine;
  private readonly figure: Label;
  private x = 0;
  private y = 0;

  constructor({ assets }: RollerContext) {
    this.pointer = assets.frame('marker');
    this.glow = assets.frame('glow');
    this.pill = Nine.of(assets, 'pill');
    this.line = Nine.of(assets, 'pill_line');
    this.figure = new Label({ font: assets.font('num'), size: 14.5, max: 8, align: 0.5 });
    this.view.addChild(this.figure);
  }

  tick(choose: number, layout: RollerLayout): void {
    const { dial, unit, text, safe } = layout;
    const at = angleOf(choose);
    const scale = Math.max(0.86, Math.min(1.2, text));
    putWhole(this.figure.begin(), choose);
    this.figure.end();
    this.figure.scale.set(scale);
    const half = (this.figure.textWidth * scale + PAD * scale) / 2 + EDGE;
    const r = dial.radius + BUBBLE * unit;
    this.x = Math.min(safe.right - half, Math.max(safe.left + half, dial.x + across(at) * r));
    this.y = Math.max(safe.top + (HEIGHT / 2) * scale + 1, dial.y + down(at) * r);
    this.figure.position.set(this.x, this.y);
  }

  draw(batch: Quads, now: Moment, choose: number, { dial, unit, text }: RollerLayout): void {
    const at = angleOf(choose);
    const r = dial.radius + TIP * unit;
    const scale = Math.max(0.86, Math.min(1.2, text));
    const tint = mix(0xffffff, 0xa59cc8, now.pale);
    const px = dial.x + across(at) * r,
      py = dial.y + down(at) * r;
    batch.sprite(this.pointer, px + 1 * unit, py + 4 * unit, unit, unit, radians(at), 0x05021a, 0.45);
    batch.sized(
      this.glow,
      dial.x + across(at) * (dial.radius + 14 * unit),
      dial.y + down(at) * (dial.radius + 14 * unit),
      (74 + 60 * Math.max(now.near, now.blink)) * unit,
      0,
      0x9a7cff,
      0.5 * (1 - now.pale),
      1,
    );
    batch.sprite(this.pointer, px, py, unit, unit, radians(at), tint, 1);
    const width = (this.figure.textWidth + PAD) * scale,
      height = HEIGHT * scale;
    const left = this.x - width / 2,
      top = this.y - height / 2;
    batch.sprite(
      this.glow,
      this.x,
      this.y + 4 * scale,
      (width * 1.5) / this.glow.width,
      (height * 2.1) / this.glow.height,
      0,
      0x05021a,
      0.7,
    );
    this.pill.draw(
      batch,
      left,
      top,
      width,
      height,
      mix(VIOLET_TOP, PALE_TOP, now.pale),
      1,
      mix(VIOLET_FOOT, PALE_FOOT, now.pale),
    );
    this.line.draw(batch, left, top, width, height, tint, 0.95);
  }
}
