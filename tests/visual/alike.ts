/** Pages against the pictures that were committed. */
import { existsSync, readFileSync } from 'node:fs';
import { type Locator, type Page, type PageAssertionsToHaveScreenshotOptions, expect, test } from 'playwright/test';
import { pixelsApart } from '../e2e/pictures';

/**
 * How far a channel, of 255, may be off where Playwright's comparison at a threshold of 0.2 counts no pixel as another one: it lets pass 35,215 * 0.2^2 = 1,408 of a weighted sum of squares (0.5053 Y,
 * 0.299 I, 0.1957 Q) that is at most 0.55 times the square of what the farthest channel is off.
 */
const UNSEEN = 32;

/** Another rasteriser's edges are forgiven, and nothing else that is seen. */
export const ALIKE = { threshold: 0.2, maxDiffPixelRatio: 0.01 } as const;

/**
 * `toHaveScreenshot`, by native code where that is enough: each picture that it would pass is read here in a fifth of its time, with a stricter count. What is not
 * plainly alike is left to it, with all that it says and keeps of a difference; so is taking new pictures.
 */
export async function expectPicture(
  seen: Page | Locator,
  name: string,
  { animations = 'disabled', scale = 'css' }: Pick<PageAssertionsToHaveScreenshotOptions, 'animations' | 'scale'> = {},
): Promise<void> {
  const info = test.info();
  const path = info.snapshotPath(name, { kind: 'screenshot' });
  const isTaking = ['all', 'changed'].includes(info.config.updateSnapshots);
  if (!isTaking && existsSync(path)) {
    const picture = await seen.screenshot({ animations, scale });
    const apart = await pixelsApart(readFileSync(path), picture, UNSEEN);
    if (apart <= ALIKE.maxDiffPixelRatio * pixelsOf(picture)) return;
  }
  await expect.soft(seen).toHaveScreenshot(name, { ...ALIKE, animations, scale });
}

/** What a PNG's header says. */
const pixelsOf = (png: Buffer): number => png.readUInt32BE(16) * png.readUInt32BE(20);
