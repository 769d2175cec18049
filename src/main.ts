/** Decides what the address asks for, and begins with what takes longest. Light: the site and the studio are imports of their own. */
import { OPEN_GAMES } from '../contract/games';
import { createPreferences } from './house/preferences';
import { deviceStorage } from './house/storage';
import { UNREACHABLE } from './i18n/painted';
import { earlyArt } from './stage/earlyArt';
import { firstPicture } from './stage/firstPicture';
import { createStageHost, type Warming } from './stage/host';
import { openingPicture } from './stage/openings';
import { restOf } from './stage/rest';
import './ui/tokens.css';
import './ui/base.css';

/** A room's picture is drawn before the site's code runs, which would hold it up. Where the picture waits for the line, the site does not wait for it; nor longer than this. */
const PICTURE_FIRST_MS = 1500;

/** Nothing is made before the player does something. */
const RESTING: Warming = { surface: Promise.resolve(), scene: Promise.resolve() };

const later = (ms = 0): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** When this thread has nothing to do. Safari does not tell. */
const idle = (): Promise<void> =>
  'requestIdleCallback' in window
    ? new Promise((resolve) => requestIdleCallback(() => resolve(), { timeout: PICTURE_FIRST_MS }))
    : later(50);

/**
 * The site's code, evaluated part by part: in one piece it would keep a phone from scrolling and from hearing what is pressed. `wait` is asked before each part.
 */
async function evaluate(wait: () => Promise<unknown>) {
  for (const part of [() => import('react-dom/client'), () => import('../contract/common'), () => import('./i18n')]) {
    await wait();
    // What cannot be had is asked for again by whoever needs it.
    await part().catch(() => undefined);
  }
  await wait();
  return import('./site');
}

const root = document.getElementById('root') ?? document.body;

async function begin(path: string): Promise<void> {
  if (/^\/preview(\/|$)/.test(path)) return (await import('./preview')).openPreview(root);
  const stage = createStageHost();
  const storage = deviceStorage(() => localStorage);
  const settings = createPreferences(storage);
  const game = OPEN_GAMES.find((id) => new RegExp(`^/game/${id}/?$`).test(path));
  const opening = game ? openingPicture(document) : null;
  const picture = game ? firstPicture(root, opening) : null;
  const rest = game ? await restOf(document, storage, opening?.href ?? null) : null;
  if (rest) {
    stage.rest(rest);
    // Where scenes are drawn without a GPU they begin with as little as there is.
    void rest.over.then(() => settings.get().autoLevel ?? settings.set({ autoLevel: 'low' }));
  }
  const first =
    game && picture
      ? {
          game,
          warming: rest
            ? RESTING
            : stage.warm({
                game,
                settings,
                locale: storage.get('locale') === 'en' ? 'en' : 'id',
                early: earlyArt(document, picture.size.width),
                ...picture,
              }),
        }
      : null;
  const drawn = first && !rest ? Promise.race([first.warming.scene, later(PICTURE_FIRST_MS)]) : Promise.resolve();
  const site = await evaluate(() => (first && !rest ? Promise.race([drawn, idle()]) : later()));
  await site.openSite(root, stage, settings, first);
}

/** Nothing of the site is there to say it, so the entry does: in both languages, because the choice is not known here, and the way to try again. */
function refuse(): void {
  const again = document.createElement('button');
  again.textContent = `${UNREACHABLE.retry.id} / ${UNREACHABLE.retry.en}`;
  again.addEventListener('click', () => location.reload());
  const words = Object.values(UNREACHABLE.text).map((text) =>
    Object.assign(document.createElement('p'), { textContent: text }),
  );
  root.className = 'unreachable';
  root.setAttribute('role', 'alert');
  root.replaceChildren(...words, again);
}

begin(location.pathname).catch((error: unknown) => {
  refuse();
  throw error;
});
