/** Pages against the pictures that were committed. */
import { existsSync, readFileSync } from 'node:fs';
import { type Locator, type Page, expect, test } from 'playwright/test';
import { differing, type Pixels, pixelsIn } from '../e2e/pictures';
import { drawnBy, standing } from './shot';

/**
 * How far a channel, of 255, may be off where Playwright's comparison at a threshold of 0.2 counts no pixel as another one: it lets pass 35,215 * 0.2^2 = 1,408 of a weighted sum of squares (0.5053 Y,
 * 0.299 I, 0.1957 Q) that is at most 0.55 times the square of what the farthest channel is off.
 */
const UNSEEN = 32;

/** Another rasteriser's edges are forgiven, and nothing else that is seen. */
export const ALIKE = { threshold: 0.2, maxDiffPixelRatio: 0.01 } as const;

const HOW = {
  still: { animations: 'disabled', scale: 'css' },
  drawn: { animations: 'allow', scale: 'device' },
} as const;

/**
 * `toHaveScreenshot`, by native code where that is enough: each picture that it would pass is taken and read here in half of its time, with a stricter count. What is not
 * plainly alike is left to it, with all that it says and keeps of a difference; so is taking new pictures.
 * @param how in CSS px with all that moves at its end, or `drawn`: as a page whose clock stands has it, in device pixels
 */
export async function expectPicture(
  seen: Page | Locator,
  name: string,
  how: keyof typeof HOW = 'still',
): Promise<void> {
  const info = test.info();
  const path = info.snapshotPath(name, { kind: 'screenshot' });
  const isTaking = ['all', 'changed'].includes(info.config.updateSnapshots);
  if (!isTaking && existsSync(path)) {
    const [picture, expected] = await Promise.all([shoot(seen, how), pixelsIn(readFileSync(path))]);
    const most = ALIKE.maxDiffPixelRatio * expected.width * expected.height;
    if (picture && differing(picture, expected, UNSEEN) <= most) return;
  }
  await expect.soft(seen).toHaveScreenshot(name, { ...ALIKE, ...HOW[how] });
}

function shoot(seen: Page | Locator, how: keyof typeof HOW): Promise<Pixels | null> {
  const element = 'goto' in seen ? seen.locator('html') : seen;
  return how === 'drawn' ? drawnBy(element.page()).then((window) => pixelsIn(window)) : standing(element);
}
