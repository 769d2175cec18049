/**
 * What a page shows, for half of what `screenshot()` takes. That one asks Chromium for a part of the page at a scale, for which it sets the page up anew and back again, and has the picture packed well; here the
 * window is taken as it stands and packed in haste, and the part is cut out of it. The pixels are the same.
 */
import type { CDPSession, Locator, Page } from 'playwright/test';
import { pixelsIn, type Pixels } from '../e2e/pictures';

const sessions = new WeakMap<Page, Promise<CDPSession>>();

function devtoolsOf(page: Page): Promise<CDPSession> {
  const devtools = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, devtools);
  return devtools;
}

/** Runs in the page, as `screenshot()` does: no caret, and what moves is at its end. @returns where the element lies in the window, CSS px, and how to go on */
async function hold(element: Element) {
  const fields = [...document.querySelectorAll<HTMLElement>('input, textarea, [contenteditable]')];
  const carets = fields.map((field) => field.style.caretColor);
  for (const field of fields) field.style.setProperty('caret-color', 'transparent', 'important');
  const endless: Animation[] = [];
  for (const animation of document.getAnimations()) {
    if (animation.playbackRate === 0) continue;
    if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
    else endless.push(animation);
  }
  for (const animation of endless) animation.cancel();
  await document.fonts.ready;
  const { left, top, right, bottom } =
    element === document.documentElement ? new DOMRect(0, 0, innerWidth, innerHeight) : element.getBoundingClientRect();
  const [x, y] = [Math.floor(left), Math.floor(top)];
  return {
    box: { left: x, top: y, width: Math.ceil(right) - x, height: Math.ceil(bottom) - y },
    release: () => {
      fields.forEach((field, i) => field.style.setProperty('caret-color', carets[i] ?? ''));
      for (const animation of endless) animation.play();
    },
  };
}

/** The window as it is drawn. */
export async function drawnBy(page: Page): Promise<Buffer> {
  const devtools = await devtoolsOf(page);
  const { data } = await devtools.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true });
  return Buffer.from(data, 'base64');
}

/** An element as it stands, in a page of one device pixel per CSS px. Null where not all of it is in the window. */
export async function standing(seen: Locator): Promise<Pixels | null> {
  const held = await seen.evaluateHandle(hold);
  const box = await held.evaluate(({ box }) => box);
  const window = await drawnBy(seen.page());
  await held.evaluate(({ release }) => release());
  await held.dispose();
  return pixelsIn(window, box);
}
