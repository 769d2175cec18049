/** Puts a card together from its blank face, suits and rank, about its middle: it may lean, turn over, fade and drain. */
import { RANKS, SUITS } from '../../rules/hilo/cards';
import { mix } from '../kit/color';
import { Frame } from '../kit/frames';
import type { GlyphFont } from '../kit/glyphs';
import { frameOutline, ringOutline } from '../kit/outline';
import type { Quads } from '../kit/quads';
import type { Add } from '../kit/quads/buffer';
import { PEN } from '../kit/quads/sprites';
import type { HiloAssets } from './parts';

/** A card on the canvas. Written anew each frame; angles in radians, lengths in CSS px. */
export interface Pose {
  x: number;
  y: number;
  width: number;
  rotation: number;
  /** Width over its full one: 0 stands on its edge. */
  flip: number;
  alpha: number;
  /** Its place in rules/hilo/cards; less than 0 shows the back. */
  card: number;
  /** 0 fresh, 1 drained of its colour. */
  drain: number;
  /** Where the shine is on its way over the card, 0 to 1; outside it is not seen. */
  shine: number;
  /** 0 to 1, the rim of gold. */
  rim: number;
  /** How much shade lies on it, 0 to 1: a card behind another. */
  dark: number;
}

/** Card of a back. */
export const FACE_DOWN = -1;

export const pose = (): Pose => ({
  x: 0,
  y: 0,
  width: 100,
  rotation: 0,
  flip: 1,
  alpha: 1,
  card: -1,
  drain: 0,
  shine: -1,
  rim: 0,
  dark: 0,
});

const SUIT_NAMES = ['d', 'h', 's', 'c'] as const;
/** Smaller than this a card is drawn from its small pieces. */
const SMALL = 84;
const INK = { red: 0xe0153f, dark: 0x1e1252 } as const;
/** Where things are on a card of 100 by 140 units, from its middle. */
const CORNER = { x: -31, rank: -46.5, pip: -20, size: 31, pipScale: 0.92 } as const;
const BIG = { x: 7, y: 16, scale: 3.1 } as const;
const SMALL_BIG = { x: 12, y: 22, scale: 2.9 } as const;
/** Units of a suit's picture, side to side. */
const SUIT_UNITS = 28;
const TIGHTER = 0.05;
const SHADOW = 0x05021a;
/** Of a shadow what its card does not hide, however it is turned; of a back what the next of a pack leaves free. */
const BESIDE = ringOutline(8, 0.5, 0.96);
const EDGES = frameOutline(0.2, 0.2, 0.8, 0.8);

export class CardArt {
  private readonly face: Frame;
  private readonly faceSmall: Frame;
  private readonly back: Frame;
  private readonly star: Frame;
  private readonly flat: Frame;
  private readonly rim: Frame;
  private readonly shade: Frame;
  private readonly beam: Frame;
  private readonly suits: readonly Frame[];
  private readonly pips: readonly Frame[];
  private readonly ranks: ReadonlyMap<string, readonly Glyph[]>;
  private sin = 0;
  private cos = 1;
  private kx = 1;
  private ky = 1;

  constructor(
    assets: HiloAssets,
    private readonly drain: number,
    private readonly gold: number,
  ) {
    this.face = assets.frame('face');
    this.faceSmall = assets.frame('face_s');
    this.back = assets.frame('back');
    this.star = assets.frame('star');
    this.flat = assets.frame('card_flat');
    this.rim = assets.frame('card_rim');
    this.shade = assets.frame('shade');
    this.beam = assets.frame('beam_h');
    this.suits = SUIT_NAMES.map((suit) => assets.frame(`suit_${suit}`));
    this.pips = SUIT_NAMES.map((suit) => assets.frame(`pip_${suit}`));
    this.ranks = new Map(RANKS.map((rank) => [rank, glyphsOf(assets, rank)]));
  }

  /** @param shadow how dark its shadow is, 0 to 1 @param under a back on which the next of its pack lies */
  draw(batch: Quads, at: Pose, shadow = 0.6, under = false): void {
    if (at.alpha <= 0.004) return;
    this.sin = Math.sin(at.rotation);
    this.cos = Math.cos(at.rotation);
    this.ky = at.width / 100;
    this.kx = this.ky * Math.max(0.001, Math.abs(at.flip));
    if (shadow > 0) this.shadow(batch, at, shadow * at.alpha);
    if (at.card < 0 && under) this.edges(batch, at);
    else if (at.card < 0) this.reverse(batch, at);
    else this.obverse(batch, at);
    if (at.rim > 0) {
      this.part(batch, at, this.rim, 0, 0, 102 / this.rim.width, this.gold, at.rim, 0);
      this.part(batch, at, this.rim, 0, 0, 105 / this.rim.width, this.gold, at.rim * 0.6, 1);
    }
  }

  private shadow(batch: Quads, at: Pose, alpha: number): void {
    const { pen } = batch;
    pen[PEN.x] = at.x + 2 * this.ky;
    pen[PEN.y] = at.y + 12 * this.ky;
    pen[PEN.scaleX] = (this.kx * 168) / this.shade.width;
    pen[PEN.scaleY] = (this.ky * 214) / this.shade.height;
    pen[PEN.rotation] = at.rotation;
    pen[PEN.alpha] = alpha;
    if (at.alpha === 1 && at.flip === 1) batch.cut(this.shade, BESIDE, SHADOW, 0);
    else batch.put(this.shade, SHADOW, 0);
  }

  private edges(batch: Quads, at: Pose): void {
    const { pen } = batch;
    pen[PEN.x] = at.x;
    pen[PEN.y] = at.y;
    pen[PEN.scaleX] = (102 / this.back.width) * this.kx;
    pen[PEN.scaleY] = (102 / this.back.width) * this.ky;
    pen[PEN.rotation] = at.rotation;
    pen[PEN.alpha] = at.alpha;
    batch.cut(this.back, EDGES, 0xffffff, 0);
  }

  private reverse(batch: Quads, at: Pose): void {
    this.part(batch, at, this.back, 0, 0, 102 / this.back.width, 0xffffff, 1, 0);
    this.part(batch, at, this.star, 0, 0, 48 / this.star.width, 0xffffff, 1, 0);
    if (at.dark > 0) this.part(batch, at, this.flat, 0, 0, 100 / this.flat.width, SHADOW, at.dark, 0);
    if (at.shine > 0 && at.shine < 1) this.glint(batch, at, 0.4);
  }

  private obverse(batch: Quads, at: Pose): void {
    const rank = RANKS[Math.floor(at.card / SUITS.length)] ?? 'A';
    const suit = at.card % SUITS.length;
    const small = at.width < SMALL;
    const body = small ? this.faceSmall : this.face;
    const suits = small ? this.pips : this.suits;
    const big = small ? SMALL_BIG : BIG;
    this.part(batch, at, body, 0, 0, 102 / body.width, mix(0xffffff, this.drain, at.drain * 0.55), 1, 0);
    const faded = mix(0xffffff, this.drain, at.drain * 0.8);
    const pip = this.pips[suit] as Frame;
    this.part(batch, at, pip, CORNER.x, CORNER.pip, (CORNER.pipScale * SUIT_UNITS) / pip.width, faded, 1, 0);
    const middle = suits[suit] as Frame;
    this.part(batch, at, middle, big.x, big.y, (big.scale * SUIT_UNITS) / middle.width, faded, 1, 0);
    const glyphs = this.ranks.get(rank) ?? [];
    const ink = mix(suit < 2 ? INK.red : INK.dark, this.drain, at.drain * 0.7);
    for (let i = 0; i < glyphs.length; i += 1) {
      const glyph = glyphs[i] as Glyph;
      this.part(batch, at, glyph.frame, CORNER.x + glyph.x * CORNER.size, CORNER.rank, CORNER.size, ink, 1, 0);
    }
    if (at.drain > 0) this.part(batch, at, this.flat, 0, 0, 100 / this.flat.width, this.drain, 0.34 * at.drain, 0);
    if (at.dark > 0) this.part(batch, at, this.flat, 0, 0, 100 / this.flat.width, SHADOW, at.dark, 0);
    if (at.shine > 0 && at.shine < 1) this.glint(batch, at, 0.75);
  }

  /** A band of light that crosses the face and stays within it. */
  private glint(batch: Quads, at: Pose, light: number): void {
    const x = -62 + 124 * at.shine;
    const width = Math.max(0, Math.min(26, 50 - Math.abs(x)));
    const strength = Math.sin(Math.PI * at.shine) * at.alpha;
    const { pen } = batch;
    pen[PEN.x] = at.x + x * this.kx * this.cos;
    pen[PEN.y] = at.y + x * this.kx * this.sin;
    pen[PEN.scaleX] = (width * 2 * this.kx) / this.beam.width;
    pen[PEN.scaleY] = (136 * this.ky) / this.beam.height;
    pen[PEN.rotation] = at.rotation;
    pen[PEN.alpha] = light * strength;
    batch.put(this.beam, 0xffffff, 0);
  }

  /** @param lx units from the card's middle @param scale units over the frame's size */
  private part(
    batch: Quads,
    at: Pose,
    frame: Frame,
    lx: number,
    ly: number,
    scale: number,
    rgb: number,
    alpha: number,
    add: Add,
  ): void {
    const { pen } = batch;
    const dx = lx * this.kx,
      dy = ly * this.ky;
    pen[PEN.x] = at.x + dx * this.cos - dy * this.sin;
    pen[PEN.y] = at.y + dx * this.sin + dy * this.cos;
    pen[PEN.scaleX] = scale * this.kx;
    pen[PEN.scaleY] = scale * this.ky;
    pen[PEN.rotation] = at.rotation;
    pen[PEN.alpha] = alpha * at.alpha;
    batch.put(frame, rgb, add);
  }
}

/** One letter of a rank: a frame 1 em in size, and how far its middle lies from the rank's, in em. */
interface Glyph {
  readonly frame: Frame;
  readonly x: number;
}

function glyphsOf(assets: HiloAssets, rank: string): readonly Glyph[] {
  const font: GlyphFont = assets.font('rank');
  const letters = [...rank].flatMap((letter) => font.glyphs.get(letter.charCodeAt(0)) ?? []);
  const whole = letters.reduce((sum, { advance }) => sum + advance, 0) - TIGHTER * (letters.length - 1);
  let pen = -whole / 2;
  return letters.flatMap((letter) => {
    const x = pen + letter.x + letter.width / 2;
    pen += letter.advance - TIGHTER;
    const { frame } = letter;
    if (!frame) return [];
    const half = { x: letter.width / 2, y: letter.height / 2 };
    return [
      {
        x,
        frame: new Frame({
          ...frame,
          x0: -half.x,
          y0: -half.y,
          x1: half.x,
          y1: half.y,
          width: 1,
          height: 1,
        }),
      },
    ];
  });
}
