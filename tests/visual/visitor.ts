/** Who looks at a standing house for a picture: at its moment, without motion, with everything answered that is asked on a first visit. */
import type { Browser, BrowserContext, Page } from 'playwright/test';
import { visitedBefore } from '../e2e/app';
import { loadAtMoment, type StandingHouse } from './standing-house';

interface Visitor {
  readonly viewport: { readonly width: number; readonly height: number };
  readonly locale: 'id' | 'en';
  /** Whose session they have; a guest's without. */
  readonly token?: string;
}

export async function visit(
  browser: Browser,
  { url }: Pick<StandingHouse, 'url'>,
  { viewport, locale, token }: Visitor,
): Promise<{ readonly context: BrowserContext; readonly page: Page }> {
  const context = await browser.newContext({
    viewport,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    storageState: {
      cookies: [],
      origins: [{ origin: url, localStorage: [...visitedBefore, { name: 'lintang.locale', value: locale }] }],
    },
  });
  if (token !== undefined) await signIn(context, url, token);
  const page = await context.newPage();
  await loadAtMoment(page);
  return { context, page };
}

/** All pages of a context are the player's of this session from now on. */
export const signIn = (context: BrowserContext, url: string, token: string): Promise<void> =>
  context.addCookies([{ name: 'lintang_token', value: token, url, sameSite: 'Lax' }]);
