import { afterEach, expect, test, vi } from 'vitest';
import { earlyArt } from './earlyArt';

const sheet = (name: string, density: number) => ({
  image: `dice/${name}.webp`,
  json: `dice/${name}.json`,
  fonts: `dice/fonts-${name}.json`,
  density,
});
/** A page that lists art, as the rooms' pages do. */
const pageWith = (text: string | null) =>
  ({
    getElementById: (id: string) => (id === 'art' && text !== null ? { textContent: text } : null),
  }) as Partial<Document> as Document;
const LISTED = JSON.stringify({ sheets: { '1x': sheet('fine', 3), '0.5x': sheet('coarse', 1.5) } });

function onScreen(devicePixelRatio: number): string[] {
  const asked: string[] = [];
  vi.stubGlobal('window', { devicePixelRatio });
  vi.stubGlobal('createImageBitmap', async () => 'bitmap');
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    return { ok: !path.includes('lost'), status: 404, json: async () => path, blob: async () => path };
  });
  return asked;
}
afterEach(() => vi.unstubAllGlobals());

test.each([
  [1, '0.5x', 'coarse'],
  [3, '1x', 'fine'],
] as const)('a room’s art is asked for as fine as a screen of %i pixels needs it: %s', async (pixels, scale, name) => {
  const asked = onScreen(pixels);
  const early = earlyArt(pageWith(LISTED), 412);
  expect(early?.scale).toBe(scale);
  expect(await early?.files).toMatchObject({ bitmap: 'bitmap', sheet: `/art/dice/${name}.json` });
  expect(asked.sort()).toEqual([`/art/dice/${name}.json`, `/art/dice/${name}.webp`, `/art/dice/fonts-${name}.json`]);
});

test('a page that lists none asks for none', () => {
  const asked = onScreen(1);
  expect(earlyArt(pageWith(null), 412)).toBe(undefined);
  expect(asked).toEqual([]);
});

test('art that is lost is no failure until somebody wants it', async () => {
  onScreen(1);
  const early = earlyArt(pageWith(LISTED.replaceAll('coarse', 'lost')), 412);
  await expect(early?.files).rejects.toThrow('404');
});
