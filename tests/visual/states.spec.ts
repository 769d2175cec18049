import { expect, type Page, type Route } from 'playwright/test';
import { expectPicture } from './alike';
import { test } from './standing';
import { visit } from './visitor';

/**
 * What panels show while they are on their way, with nothing in them, failed and without a connection, as it was committed: on a small phone in Indonesian and a desktop in English. The
 * answers are held, emptied and refused on their way; the inbox, which asks over the channel, finds its table so. One page goes from state to state, and is loaded again where what was answered would stay.
 * `npx playwright test tests/visual/states --workers 1 -u changed` takes new pictures.
 */
const PLACES = [
  { width: 360, height: 740, locale: 'id', balance: 'Saldo main' },
  { width: 1440, height: 900, locale: 'en', balance: 'Play balance' },
] as const;

const STATES = ['loading', 'failed', 'empty', 'offline'] as const;
type State = (typeof STATES)[number];

/** One of each that is made of parts of its own, by what stands in the address; `not` has no such state. */
const PANELS: readonly { readonly z: string; readonly not?: readonly State[] }[] = [
  { z: 'inbox' },
  // What is open of a list is on its way with the same bones; a mail is asked for over the channel, which holds nothing back.
  { z: 'inbox_inbox-detail&mail=m-none', not: ['loading'] },
  { z: 'bet-history' },
  { z: 'bet-history_bet-history-detail&bet=dice-none', not: ['loading'] },
  { z: 'balance-record' },
  { z: 'balance-record_transaction&flow=77777777', not: ['loading'] },
  { z: 'fair-play', not: ['empty'] },
  // All that say what is set of the account are the same until it is there.
  { z: 'security-info', not: ['empty'] },
  { z: 'support' },
];

/** What they ask by HTTP; the inbox has only its templates from there. */
const ASKED =
  /\/api\/main\/(slot\/(bet\/game|game\/record)|pay\/balance|inbox\/tpl|site\/messages\b|user\/(fair-play|security|sessions)|support)/;
const EMPTY = { list: [], next: null, since: '2026-11-01' };
const json = (status: number, body: object) => ({
  status,
  contentType: 'application/json',
  body: JSON.stringify(body),
});
const REFUSED = json(400, { errCode: 10006, errMsg: 'failed' });

/** What becomes of a question in a state. Held ones wait until the next state begins. */
function answer(route: Route, state: State | null, held: Route[]): Promise<unknown> | void {
  const url = route.request().url();
  if (state === null) return route.continue();
  if (state === 'loading') return void held.push(route);
  if (state === 'offline') return route.abort();
  // Without its templates a mail says its own words: what is refused or empty of the inbox is told over the channel.
  if (url.includes('/inbox/tpl')) return route.continue();
  if (state === 'failed') return route.fulfill(REFUSED);
  if (/none|77777777/.test(url)) return route.fulfill(json(400, { errCode: 3, errMsg: 'none' }));
  if (/pay\/balance(\?|$)/.test(url)) return route.continue();
  return url.includes('/main/support') ? silence(route) : route.fulfill(json(200, EMPTY));
}

/** The desk's hours as they are, and nobody has asked it anything. */
async function silence(route: Route): Promise<void> {
  const response = await route.fetch();
  await route.fulfill({ response, json: { ...(await response.json()), open: null, earlier: [] } });
}

/** How the house's mails are in a state, and how they are put back. */
const MAILS: Partial<Record<State, readonly [string, string]>> = {
  failed: ['alter table mails rename to mails_away', 'alter table mails_away rename to mails'],
  empty: [`update mails set user_id = 'x' || user_id`, `update mails set user_id = substr(user_id, 2)`],
};

/** The shell's banner counts seconds and attempts over whatever is open. */
const WITHOUT_BANNER = '[class*="banner"] { visibility: hidden; }';

/** The words of a state, or the bones of what is on its way. */
const signOf = (page: Page, state: State) => {
  const dialog = page.getByRole('dialog').last();
  if (state === 'loading') return dialog.locator('[aria-label="Memuat"], [aria-label="Loading"]').first();
  if (state === 'failed') return dialog.getByRole('alert').first();
  return state === 'offline' ? dialog.getByRole('status').first() : dialog.getByRole('heading', { level: 3 }).first();
};

async function picture(page: Page, z: string, name: string, state: State, held: Route[]): Promise<void> {
  await page.evaluate((address) => history.pushState(null, '', address), `/?z=${z}`);
  const dialog = page.getByRole('dialog').last();
  await expect(signOf(page, state)).toBeVisible();
  // What has asked is the panel itself: until its code is there, the bones are those of any panel.
  if (state === 'loading') await expect.poll(() => held.length).toBeGreaterThan(0);
  await expectPicture(dialog, name);
  await page.evaluate(() => history.pushState(null, '', '/'));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await Promise.all(held.splice(0).map((route) => route.fulfill(REFUSED)));
}

for (const { locale, balance, ...size } of PLACES)
  test(`states of panels at ${size.width} px in ${locale}`, async ({ browser, house }) => {
    const { context, page } = await visit(browser, house, { viewport: size, locale, token: house.token });
    let now: State | null = null;
    const held: Route[] = [];
    await page.route(ASKED, (route) => answer(route, now, held));
    for (const state of STATES)
      await test.step(state, async () => {
        now = state;
        if (state === 'offline') await page.routeWebSocket(/\/ws/, (socket) => void socket.close());
        // What was answered before stays in sight in each of these.
        if (state !== 'empty') {
          await page.goto(house.url);
          await expect(page.getByText(balance, { exact: true }).first()).toBeVisible();
          await page.addStyleTag({ content: WITHOUT_BANNER });
        }
        const [begin, end] = MAILS[state] ?? [];
        if (begin !== undefined) await house.change(begin);
        try {
          for (const { z, not = [] } of PANELS)
            if (!not.includes(state))
              await test.step(z, () =>
                picture(
                  page,
                  z,
                  `${(z.split(/[_&]/)[1] ?? z).split('=')[0] ?? z}-${state}-${String(size.width)}.png`,
                  state,
                  held,
                ),
              );
        } finally {
          if (end !== undefined) await house.change(end);
        }
      });
    await context.close();
  });
