/** Assets without pictures, for tests that look at what a scene does and not at what it looks like. */
import { Texture, TextureSource } from 'pixi.js';
import { Frame } from './frames';
import type { GlyphFont } from './glyphs';
import type { SceneAssets } from './scene';

export function fakeAssets(): SceneAssets {
  const source = new TextureSource({ width: 64, height: 64 });
  const texture = new Texture({ source, defaultBorders: { left: 8, top: 8, right: 8, bottom: 8 } });
  // Each at a place of its own in the atlas, so that what is drawn tells which it was.
  const frames = new Map<string, Frame>();
  const frame = (name: string): Frame => {
    const known = frames.get(name);
    if (known) return known;
    const v0 = frames.size / 256;
    const made = new Frame({
      u0: 0,
      v0,
      u1: 1,
      v1: v0 + 1 / 256,
      x0: -16,
      y0: -16,
      x1: 16,
      y1: 16,
      width: 32,
      height: 32,
    });
    frames.set(name, made);
    return made;
  };
  const glyph = new Frame({
    u0: 0,
    v0: 0,
    u1: 1,
    v1: 1,
    x0: 0,
    y0: -0.35,
    x1: 0.6,
    y1: 0.35,
    width: 0.6,
    height: 0.7,
  });
  const glyphs = new Map(
    Array.from(
      { length: 300 },
      (_, code) => [code, { frame: glyph, x: 0, y: 0, width: 0.6, height: 0.7, advance: 0.6 }] as const,
    ),
  );
  const font: GlyphFont = { name: 'fake', bakedAt: 10, middle: 0.5, capHeight: 0.7, glyphs };
  return { source, texture: () => texture, frame, font: () => font };
}
