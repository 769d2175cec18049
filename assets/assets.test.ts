import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { type Bundle, pick, type Scale, type SheetFontData } from './manifest';
import * as names from './names';

const path = (file: string) => fileURLToPath(new URL(`built/${file}`, import.meta.url));
const json = <T>(file: string): T => JSON.parse(readFileSync(path(file), 'utf8')) as T;
const bytes = (file: string) => statSync(path(file)).size;
const scales: Scale[] = ['1x', '0.5x'];
const KB = 1024;

interface Frame {
  frame: { x: number; y: number; w: number; h: number };
  sourceSize: { w: number; h: number };
  solid?: number[];
}
interface SheetJson {
  frames: Record<string, Frame>;
  meta: { image: string; scale: string; size: { w: number; h: number } };
}

type BundleName = keyof typeof names extends infer Name ? (Name extends `${infer Game}Frames` ? Game : never) : never;
const bundles = Object.keys(names).flatMap((name) =>
  name.endsWith('Frames') ? [name.slice(0, -6) as BundleName] : [],
);
const bundleOf = Object.fromEntries(bundles.map((name) => [name, json<Bundle>(`${name}/bundle.json`)])) as Record<
  BundleName,
  Bundle
>;
const each = bundles.flatMap((bundle) =>
  scales.map((scale) => ({ bundle, scale, sheet: bundleOf[bundle].sheets[scale] })),
);

/** What travels when a room opens: image and sound as they are, JSON compressed. */
const transferred = (bundle: BundleName, scale: Scale) => {
  const { sheets, sounds } = bundleOf[bundle];
  const sheet = sheets[scale];
  return (
    bytes(sheet.image) +
    bytes(sounds.webm) +
    [sheet.json, sheet.fonts].reduce((sum, f) => sum + gzipSync(readFileSync(path(f))).length, 0)
  );
};

const listed = (value: unknown): string[] => {
  if (typeof value === 'string') return value.includes('/') && /\.\w+$/.test(value) ? [value] : [];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(listed) : [];
};

describe('the lists of what was built', () => {
  it('name files that exist, and no built file is left unnamed', () => {
    const files = listed([json('manifest.json'), bundleOf]);
    for (const file of files) expect(existsSync(path(file)), file).toBe(true);
    const onDisk = readdirSync(path(''), { withFileTypes: true })
      .filter((e) => e.isDirectory())
      .flatMap((e) => readdirSync(path(e.name)).flatMap((f) => (f === 'bundle.json' ? [] : [`${e.name}/${f}`])));
    expect(onDisk.sort()).toEqual([...files].sort());
  });

  it.each(each)('tells the true size of $bundle at $scale', async ({ sheet }) => {
    const { width, height } = await sharp(path(sheet.image)).metadata();
    expect([width, height]).toEqual([sheet.width, sheet.height]);
    expect(Math.max(sheet.width, sheet.height)).toBeLessThanOrEqual(2048);
  });

  it.each(each)('has every promised frame of $bundle at $scale, inside the texture', ({ bundle, sheet }) => {
    const { frames, meta } = json<SheetJson>(sheet.json);
    expect(Object.keys(frames)).toEqual([...names[`${bundle}Frames`]]);
    expect(sheet.image.endsWith(meta.image)).toBe(true);
    expect(Number(meta.scale)).toBe(sheet.density);
    for (const [name, { frame }] of Object.entries(frames)) {
      expect(frame.x + frame.w <= sheet.width && frame.y + frame.h <= sheet.height, name).toBe(true);
    }
  });

  it.each(each)('calls opaque what is, in the frames of $bundle at $scale', async ({ sheet }) => {
    const { data, info } = await sharp(path(sheet.image)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    const { frames } = json<SheetJson>(sheet.json);
    let boxes = 0;
    for (const [name, { frame, solid = [] }] of Object.entries(frames))
      for (let i = 0; i < solid.length; i += 4) {
        const [x = 0, y = 0, w = 0, h = 0] = solid.slice(i, i + 4);
        expect(x >= 0 && y >= 0 && x + w <= frame.w && y + h <= frame.h, name).toBe(true);
        let least = 255;
        for (let row = frame.y + y; row < frame.y + y + h; row += 1)
          for (let column = frame.x + x; column < frame.x + x + w; column += 1)
            least = Math.min(least, data[(row * info.width + column) * 4 + 3] ?? 0);
        expect(least, name).toBe(255);
        boxes += 1;
      }
    expect(boxes).toBeGreaterThan(10);
  });

  it.each(bundles)('gives the frames of %s the same logical size on both sheets', (bundle) => {
    const [full, half] = scales.map((scale) => json<SheetJson>(bundleOf[bundle].sheets[scale].json));
    for (const [name, { sourceSize }] of Object.entries(full!.frames)) {
      expect(half!.frames[name]!.sourceSize, name).toEqual({ w: sourceSize.w / 2, h: sourceSize.h / 2 });
    }
  });

  it.each(each)('carries the fonts of $bundle at $scale, digits all of one width', ({ bundle, sheet }) => {
    const fonts = json<SheetFontData[]>(sheet.fonts);
    expect(fonts.map((f) => f.fontFamily)).toEqual([...names[`${bundle}Fonts`]]);
    for (const font of fonts) {
      const advances = new Set([...'0123456789'].map((digit) => font.chars[digit]![8]));
      expect(advances.size, font.fontFamily).toBe(1);
      for (const [x, y, w, h] of Object.values(font.chars))
        expect(x + w <= sheet.width && y + h <= sheet.height).toBe(true);
    }
  });

  it.each(bundles)('has every sound of %s in both formats; no two overlap unless they are one', (bundle) => {
    const { sounds } = bundleOf[bundle];
    expect(Object.keys(sounds.sprites)).toEqual([...names[`${bundle}Sounds`]]);
    let end = 0;
    const places = new Map(Object.values(sounds.sprites).map((sprite) => [sprite.start, sprite]));
    for (const sprite of places.values()) {
      expect(sprite.start).toBeGreaterThan(end);
      expect(sprite.end).toBeGreaterThan(sprite.start);
      end = sprite.end;
    }
  });

  it.each(bundles)('keeps %s within its budget, effects included', (bundle) => {
    expect(transferred(bundle, '1x')).toBeLessThanOrEqual(480 * KB);
    expect(transferred(bundle, '0.5x')).toBeLessThanOrEqual(220 * KB);
  });

  it.each(bundles)('keeps the art of %s near 400 KB at full size', (bundle) => {
    expect(bytes(bundleOf[bundle].sheets['1x'].image)).toBeLessThanOrEqual(420 * KB);
  });
});

describe('pick', () => {
  it.each([
    { screen: 'a 720p phone', dpr: 2, width: 360, scale: '0.5x' },
    { screen: 'a phone of density 1.5', dpr: 1.5, width: 412, scale: '0.5x' },
    { screen: 'a desktop of density 1', dpr: 1, width: 1032, scale: '1x' },
    { screen: 'a tablet of density 1', dpr: 1, width: 768, scale: '0.5x' },
    { screen: 'a 1080p phone', dpr: 2.625, width: 412, scale: '1x' },
    { screen: 'a dense phone', dpr: 3, width: 390, scale: '1x' },
  ])('gives $screen the sheet $scale', ({ dpr, width, scale }) => {
    expect(pick(bundleOf.crash, dpr, width)).toBe(scale);
  });
});
