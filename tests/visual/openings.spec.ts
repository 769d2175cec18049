/**
 * The pictures that rooms open with (assets/openings): each is its scene before anything is known of a round, and lies in the room's page exactly where the room's
 * canvas will, under the same header and tools, so that nothing jumps when the canvas takes over. What the scene says while it connects is left out: at rest
 * (src/stage/rest) the room is connected, and before its scripts have come nobody knows.
 * `npx playwright test tests/visual/openings --workers 1 -u changed` measures rooms and bakes pictures anew; the build after that has them.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test as plain } from 'playwright/test';
import { format } from 'prettier';
import sharp from 'sharp';
import { studioGames } from '../../src/preview/games';
import { test as roomTest } from '../e2e/app';
import { worker } from '../e2e/worker';

interface Form {
  /** The screen that the picture is baked for, CSS px. */
  readonly width: number;
  readonly height: number;
  /** Device pixels per CSS px. */
  readonly density: number;
}

/** Where a room's canvas lies: top, right, bottom and left, CSS px. */
interface Place {
  /** From the edges of the window. */
  readonly margins: readonly number[];
  /** Of the canvas, under what the shell covers. */
  readonly covered: readonly number[];
  /** Of its corners. */
  readonly radius: number;
}

type Forms = Readonly<Record<string, Form>>;
type Places = Readonly<Record<string, Readonly<Record<string, Place>>>>;

const FOLDER = join(import.meta.dirname, '../../assets/openings');
const FILE = join(FOLDER, 'openings.json');
const read = () => JSON.parse(readFileSync(FILE, 'utf8')) as { readonly forms: Forms; readonly places: Places };
const { forms } = read();

/** A phone's picture is on the line before anything else of the room. */
const MOST_BYTES = 36 * 1024;
const QUALITY = 60;
/** Of 255, in the mean of all channels, in so many pixels less each way: what compressing takes is 2 to 3 in a dark sky. A scene that lies elsewhere, or is larger, is several times as much. */
const ALIKE = 4;
const COARSE = 4;

const isAsked = (): boolean => ['all', 'changed'].includes(plain.info().config.updateSnapshots);

/**
 * Of the room that is open. The component over the canvas is told what covers it; nothing in the page says so. React keeps what it rendered before beside what is shown, and an element may know of
 * either: so it is looked for from the root, which knows what is shown.
 */
const placeOf = (page: Page): Promise<Place | null> =>
  page.evaluate(() => {
    type Insets = Record<'top' | 'right' | 'bottom' | 'left', number>;
    interface Fiber {
      readonly child: Fiber | null;
      readonly sibling: Fiber | null;
      readonly stateNode: unknown;
      readonly memoizedProps: { readonly insets?: Insets } | null;
    }
    const stage = document.querySelector('main [role="img"]:has(canvas, [style*="webp"])');
    const root = document.querySelector('#root');
    const key = root && Object.keys(root).find((name) => name.startsWith('__reactContainer$'));
    if (!stage || !key) return null;
    const { stateNode } = (root as unknown as Record<string, { readonly stateNode: { readonly current: Fiber } }>)[
      key
    ]!;
    const told = (from: Fiber | null, above: Insets | undefined): Insets | undefined => {
      for (let fiber = from; fiber; fiber = fiber.sibling) {
        const here = fiber.memoizedProps?.insets ?? above;
        if (fiber.stateNode === stage) return here;
        const found = told(fiber.child, here);
        if (found) return found;
      }
      return undefined;
    };
    const insets = told(stateNode.current, undefined);
    if (!insets) return null;
    const { top, right, bottom, left } = stage.getBoundingClientRect();
    return {
      margins: [top, innerWidth - right, innerHeight - bottom, left].map(Math.round),
      covered: [insets.top, insets.right, insets.bottom, insets.left],
      radius: parseFloat(getComputedStyle(stage).borderTopLeftRadius) || 0,
    };
  });

/** Once it has been the same for a while. */
async function settled(page: Page): Promise<Place> {
  let last = '';
  let same = 0;
  await expect
    .poll(
      async () => {
        const now = JSON.stringify(await placeOf(page));
        same = now === last && now !== 'null' ? same + 1 : 0;
        last = now;
        return same;
      },
      { intervals: [250] },
    )
    .toBeGreaterThan(10);
  return JSON.parse(last) as Place;
}

async function remember(game: string, places: Readonly<Record<string, Place>>): Promise<void> {
  const all = read();
  const sorted = Object.fromEntries(
    Object.entries({ ...all.places, [game]: places }).sort(([one], [other]) => one.localeCompare(other)),
  );
  writeFileSync(FILE, await format(JSON.stringify({ ...all, places: sorted }), { parser: 'json', printWidth: 120 }));
}

roomTest.describe('where pictures lie', () => {
  roomTest.use({ drawing: false, frames: 'few' });

  for (const game of Object.keys(studioGames))
    roomTest(`the canvas of ${game} lies where the picture of its page does`, async ({ page }) => {
      await page.goto(`/game/${game}`);
      const found: Record<string, Place> = {};
      for (const [form, { width, height }] of Object.entries(forms)) {
        await page.setViewportSize({ width, height });
        if (isAsked()) found[form] = await settled(page);
        else await expect.poll(() => placeOf(page), form).toEqual(read().places[game]?.[form]);
      }
      if (isAsked()) await remember(game, found);
    });
});

async function pixels(picture: Buffer) {
  const { width, height } = await sharp(picture).metadata();
  const coarse = sharp(picture).resize(Math.round(width / COARSE), Math.round(height / COARSE), { fit: 'fill' });
  return { width, height, data: await coarse.removeAlpha().raw().toBuffer() };
}

/** Of 255, in the mean; Infinity where they have not the same size. */
async function apart(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all([pixels(one), pixels(other)]);
  if (a.width !== b.width || a.height !== b.height) return Infinity;
  return a.data.reduce((sum, value, i) => sum + Math.abs(value - (b.data[i] ?? 0)), 0) / a.data.length;
}

for (const game of Object.keys(studioGames))
  worker(`the pictures of ${game} are its scene as it opens`, async ({ easelOf }) => {
    for (const [form, { width, height, density }] of Object.entries(forms)) {
      const place = read().places[game]?.[form];
      const [top = 0, right = 0, bottom = 0, left = 0] = place?.margins ?? [];
      const easel = await easelOf(density);
      await easel.show(`${game}?fixture=opening&at=0&unsaid=connecting&inset=${place?.covered.join()}`, {
        width: width - left - right,
        height: height - top - bottom,
      });
      const scene = await easel.page.screenshot({ scale: 'device' });
      const file = join(FOLDER, `${game}-${form}.webp`);
      if (isAsked() && !(existsSync(file) && (await apart(readFileSync(file), scene)) <= ALIKE))
        writeFileSync(file, await sharp(scene).webp({ quality: QUALITY, effort: 6 }).toBuffer());
      const picture = readFileSync(file);
      const off = await apart(picture, scene);
      worker.info().annotations.push({ type: form, description: `${off.toFixed(2)}, ${picture.length} bytes` });
      expect(off, `${form} beside the scene`).toBeLessThanOrEqual(ALIKE);
      expect(picture.length, `bytes of ${form}`).toBeLessThanOrEqual(MOST_BYTES);
      expect(easel.noise(), 'the console says nothing').toEqual([]);
    }
  });
