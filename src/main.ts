/** Decides what the address asks for, and begins with what takes longest. Light: the site and the studio are imports of their own. */
import { OPEN_GAMES } from '../contract/games';
import { createPreferences } from './house/preferences';
import { deviceStorage } from './house/storage';
import { UNREACHABLE } from './i18n/painted';
import { firstPicture } from './stage/firstPicture';
import { createStageHost } from './stage/host';
import './ui/tokens.css';
import './ui/base.css';

/**
 * A room's canvas is made before the site's code runs: the device needs a moment for it, in which we compute, and once the page is
 * being painted it would have to wait in line. This long at most.
 */
const CANVAS_FIRST_MS = 300;

const root = document.getElementById('root') ?? document.body;

async function begin(path: string): Promise<void> {
  if (/^\/preview(\/|$)/.test(path)) return (await import('./preview')).openPreview(root);
  const stage = createStageHost();
  const storage = deviceStorage(() => localStorage);
  const settings = createPreferences(storage);
  const game = OPEN_GAMES.find((id) => new RegExp(`^/game/${id}/?$`).test(path));
  const first = game
    ? {
        game,
        warming: stage.warm({
          game,
          settings,
          locale: storage.get('locale') === 'en' ? 'en' : 'id',
          ...firstPicture(root),
        }),
      }
    : null;
  if (first)
    await Promise.race([first.warming.surface, new Promise((resolve) => setTimeout(resolve, CANVAS_FIRST_MS))]);
  await (await import('./site')).openSite(root, stage, settings, first);
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
