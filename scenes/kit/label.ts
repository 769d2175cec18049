/**
 * Text that changes: a row of sprites over a baked font, made once. Unlike BitmapText it builds no graphics context when the
 * text changes, writes digits without strings, and lies in the same batch as the sprites around it.
 */
import { Container, Sprite, Texture } from 'pixi.js';
import type { GlyphFont } from './glyphs';

export interface LabelOptions {
  readonly font: GlyphFont;
  /** Em size in CSS px. */
  readonly size: number;
  /** The longest text it will hold; the rest is cut. */
  readonly max: number;
  readonly tint?: number;
  /** Which part of the text lies on x = 0: 0 its start, 0.5 its middle, 1 its end. The digits' middle lies on y = 0. */
  readonly align?: number;
  /** Extra space between characters, in em. */
  readonly spacing?: number;
}

const NON_BREAKING_SPACE = 160;
const SPACE = 32;

export class Label extends Container {
  /** Width of the text in CSS px at scale 1. */
  textWidth = 0;
  private font: GlyphFont;
  private size: number;
  private readonly align: number;
  private readonly spacing: number;
  private readonly codes: Uint16Array;
  private readonly shown: Uint16Array;
  private length = 0;
  private shownLength = -1;
  private given = 0xffffff;
  private readonly sprites: readonly Sprite[];

  constructor(options: LabelOptions) {
    super();
    this.font = options.font;
    this.size = options.size;
    this.align = options.align ?? 0;
    this.spacing = options.spacing ?? 0;
    this.codes = new Uint16Array(options.max);
    this.shown = new Uint16Array(options.max);
    this.sprites = Array.from({ length: options.max }, () => {
      const sprite = new Sprite({ texture: Texture.EMPTY, visible: false });
      this.addChild(sprite);
      return sprite;
    });
    if (options.tint !== undefined) this.tint = options.tint;
  }

  /** Colour 0xRRGGBB. PixiJS takes any given value apart and puts it together again; most frames give the last one. */
  override set tint(rgb: number) {
    if (rgb === this.given) return;
    this.given = rgb;
    super.tint = rgb;
  }

  override get tint(): number {
    return this.given;
  }

  /** Starts a text; follow with {@link put} or {@link write} and close with {@link end}. Allocates nothing. */
  begin(): this {
    this.length = 0;
    return this;
  }

  put(code: number): this {
    if (this.length < this.codes.length) {
      this.codes[this.length] = code === NON_BREAKING_SPACE ? SPACE : code;
      this.length += 1;
    }
    return this;
  }

  /** Takes the last character off again. */
  back(): this {
    this.length = Math.max(0, this.length - 1);
    return this;
  }

  write(text: string): this {
    for (let i = 0; i < text.length; i += 1) this.put(text.charCodeAt(i));
    return this;
  }

  end(): this {
    if (this.changed()) this.layOut();
    return this;
  }

  set text(text: string) {
    this.begin().write(text).end();
  }

  get text(): string {
    return String.fromCharCode(...this.shown.subarray(0, Math.max(0, this.shownLength)));
  }

  /** Another face for the same text (the hero number turns red). */
  restyle(font: GlyphFont, size: number): void {
    if (font === this.font && size === this.size) return;
    this.font = font;
    this.size = size;
    this.layOut();
  }

  private changed(): boolean {
    if (this.length !== this.shownLength) return true;
    for (let i = 0; i < this.length; i += 1) if (this.codes[i] !== this.shown[i]) return true;
    return false;
  }

  private layOut(): void {
    const { font, size, spacing } = this;
    let width = 0;
    for (let i = 0; i < this.length; i += 1) width += (font.glyphs.get(this.codes[i] ?? SPACE)?.advance ?? 0) + spacing;
    this.textWidth = Math.max(0, width - spacing) * size;
    let pen = -this.textWidth * this.align;
    for (let i = 0; i < this.sprites.length; i += 1) {
      const sprite = this.sprites[i];
      if (!sprite) continue;
      const glyph = i < this.length ? font.glyphs.get(this.codes[i] ?? SPACE) : undefined;
      const texture = glyph?.texture;
      if (glyph && texture) {
        sprite.visible = true;
        sprite.texture = texture;
        sprite.scale.set((glyph.width * size) / texture.width);
        sprite.position.set(pen + glyph.x * size, (glyph.y - font.middle) * size);
      } else {
        sprite.visible = false;
      }
      pen += ((glyph?.advance ?? 0) + spacing) * size;
    }
    this.shown.set(this.codes);
    this.shownLength = this.length;
  }
}
