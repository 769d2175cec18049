/** What axe finds in a page. It looks in the page itself: in its usual way it opens another one for its sums each time, for what frames of other sites may hold, of which there are none. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';

/** Small: by itself the builder hands a page 1.3 MB of script twice each time it looks. */
const SOURCE = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright')).resolve(
  'axe-core/axe.min.js',
);
/** What the builder runs where the page has axe already. */
const NOTHING = ';';

async function found(page: Page, within: readonly string[]) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(readFileSync(SOURCE, 'utf8'));
  const axe = new AxeBuilder({ page, axeSource: NOTHING }).setLegacyMode().options({ resultTypes: ['violations'] });
  for (const selector of within) axe.include(selector);
  return (await axe.analyze()).violations;
}

type Found = Awaited<ReturnType<typeof found>>;
const said = (violations: Found): readonly string[] =>
  violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);

/** Everything it finds, by its rule and the elements. @param within selectors, without which the whole page is looked through */
export const faults = async (page: Page, ...within: readonly string[]): Promise<readonly string[]> =>
  said(await found(page, within));

/** What of it keeps somebody from using the page. */
export const serious = async (page: Page, ...within: readonly string[]): Promise<readonly string[]> =>
  said((await found(page, within)).filter(({ impact }) => impact === 'serious' || impact === 'critical'));
