/** The pack: open as a fan before a round, face down beside the card while one is played. */
import { beat, clamp01, lerp } from '../kit/ease';
import type { Frame } from '../kit/frames';
import { VIOLET_HI } from '../kit/palette';
import type { Quads } from '../kit/quads';
import { type CardArt, FACE_DOWN, pose, type Pose } from './card-art';
import type { HiloLayout } from './layout';
import type { Moment } from './moment';
import type { HiloAssets } from './parts';
import type { HiloTuning } from './tuning';

const RAD = Math.PI / 180;
/** The deck's cards as on the comp, upmost last: degrees, and px from the top one on a phone. */
const DECK = [
  [16, 14, -5],
  [12.5, 7, -3],
  [9, 0, 0],
] as const;
/** How the deck's top card lies, degrees: the next card comes from there. */
export const TOP_CARD = DECK[2][0];
/** The fan before a round, hindmost first: a card of the list or a back, degrees, from the first card's middle in widths of it, its width, its shade. */
const FAN = [
  { card: 46, turn: -25, dx: -0.78, dy: 0.2, size: 0.71, dark: 0.3 },
  { card: FACE_DOWN, turn: 25, dx: 0.78, dy: 0.2, size: 0.71, dark: 0.36 },
  { card: 21, turn: -13, dx: -0.49, dy: 0.05, size: 0.78, dark: 0.16 },
  { card: FACE_DOWN, turn: 13, dx: 0.49, dy: 0.05, size: 0.78, dark: 0.2 },
] as const;
/** Sparkles of the fan's first card: from its middle in widths of it, and how large. */
const GLINTS = [
  { dx: 0.43, dy: -0.64, size: 0.3 },
  { dx: -0.46, dy: 0.6, size: 0.2 },
] as const;

export class Pack {
  private readonly glow: Frame;
  private readonly star: Frame;
  private readonly under = pose();

  constructor(
    assets: HiloAssets,
    private readonly art: CardArt,
    private readonly tuning: HiloTuning,
  ) {
    this.glow = assets.frame('glow');
    this.star = assets.frame('star4');
  }

  /** The cards behind the first one before a round; they fold up into the pack as it is dealt. @param open 0 to 1 @param top the first card */
  drawFan(batch: Quads, now: Moment, { fan, card }: HiloLayout, open: number, top: Pose, still: boolean): void {
    if (open < 0.02) return;
    const { under, tuning } = this;
    const x = lerp(card.x, fan.x, open),
      y = lerp(card.y, fan.y, open);
    for (let i = 0; i < FAN.length; i += 1) {
      const { card: shown, turn, dx, dy, size, dark } = FAN[i] as (typeof FAN)[number];
      const sway = still
        ? 0
        : tuning.fan.swayDeg * Math.sin((now.seconds * 1000 * Math.PI * 2) / tuning.fan.swayMs - Math.abs(turn) / 14);
      under.x = x + dx * fan.width * open;
      under.y = y + dy * fan.width * open;
      under.width = fan.width * size;
      under.rotation = (turn + Math.sign(turn) * sway) * open * RAD;
      under.card = shown;
      under.dark = dark;
      under.alpha = open * top.alpha;
      this.art.draw(batch, under, 0.6);
    }
    under.dark = 0;
    under.alpha = 1;
    if (still) return;
    for (let i = 0; i < GLINTS.length; i += 1) {
      const { dx, dy, size } = GLINTS[i] as (typeof GLINTS)[number];
      const shine = 0.55 + 0.45 * Math.sin(now.seconds * 2.1 + i * 2.4);
      batch.sized(
        this.star,
        top.x + dx * fan.width,
        top.y + dy * fan.width,
        fan.width * size * shine * 1.4,
        now.seconds * 0.2,
        0xfff6dc,
        0.5 * shine * open,
        1,
      );
    }
  }

  /** @param seen 0 to 1 */
  drawDeck(batch: Quads, now: Moment, { deck, unit }: HiloLayout, seen: number, still: boolean): void {
    const { tuning, under } = this;
    if (seen < 0.02) return;
    const breath = still
      ? 0
      : tuning.deck.breathePx * unit * Math.sin((now.seconds * 1000 * Math.PI * 2) / tuning.deck.breatheMs + 1);
    const kick = now.mode === 'rest' || still ? 0 : tuning.deck.kickPx * unit * beat(clamp01(now.age / 300));
    batch.sprite(
      this.glow,
      deck.x,
      deck.y,
      (deck.width * 2.2) / this.glow.width,
      (deck.width * 2.6) / this.glow.height,
      0,
      VIOLET_HI,
      0.22 * seen,
      1,
    );
    for (let i = 0; i < DECK.length; i += 1) {
      const [turn, dx, dy] = DECK[i] as (typeof DECK)[number];
      under.x = deck.x + dx * unit + kick;
      under.y = deck.y + dy * unit + breath * (i + 1) * 0.4 + kick * 0.5;
      under.width = deck.width;
      under.rotation = turn * RAD;
      under.card = FACE_DOWN;
      under.alpha = seen;
      this.art.draw(batch, under, i === 0 ? 0.6 : 0, seen === 1 && i < DECK.length - 1);
    }
    under.alpha = 1;
  }
}
