/**
 * Stands in the head of the lobby's page, as text, and runs before anything is painted: decides whether the painted lobby is what this visitor would see, hears what
 * is pressed on it, and fetches the site once it is on the screen. What is pressed is done at once (the age question) or by the address that the site begins
 * with (panels); links lead where they lead.
 */
import { deviceStorage } from '../../house/storage';
import { readToken } from '../cookie';
import { fetchLater, seen } from './later';
import { applySheets, isTaken, keepPress, paintedState, setPainted } from './state';

const storage = deviceStorage(() => localStorage);
const found = <T extends Element>(selector: string): T | null => document.querySelector<T>(selector);
const root = (): Element | null => found('#root');
const question = (): Element | null => found('#root>[data-question]');

const isGuestsPhone = (): boolean =>
  location.pathname === '/' &&
  storage.get('locale') !== 'en' &&
  readToken(document.cookie) === null &&
  !matchMedia('(min-width: 1024px)').matches;

setPainted(!isGuestsPhone() ? 'no' : storage.get('adult') === 'yes' ? 'adult' : 'asked');

/** The page without the question. */
function open(): void {
  root()?.firstElementChild?.removeAttribute('inert');
  question()?.remove();
}

/** The question has two faces: the one that is not shown lies in the template. */
function turn(): void {
  const other = found<HTMLTemplateElement>('#refused');
  const face = question();
  const next = other?.content.firstElementChild;
  if (!other || !face || !next) return;
  face.replaceWith(next);
  other.content.append(face);
}

/** A panel, as the site itself would open it (src/app/place): it is there when the site is. */
function ask(panel: string): void {
  const address = new URL(location.href);
  if (address.searchParams.get('z') === panel) return;
  address.searchParams.set('z', panel);
  history.pushState({ depth: 1 }, '', address);
}

const PRESSED: Readonly<Record<string, () => void>> = {
  adult() {
    storage.set('adult', 'yes');
    setPainted('adult');
    open();
  },
  minor() {
    setPainted('refused');
    turn();
  },
  again() {
    setPainted('asked');
    turn();
  },
};

addEventListener(
  'click',
  ({ target }) => {
    const pressed = paintedState() && target instanceof Element && target.closest<HTMLElement>('[data-early]');
    const name = pressed && pressed.dataset.early;
    if (!name) return;
    if (isTaken()) return keepPress(pressed);
    const act = PRESSED[name];
    if (act) act();
    else ask(name);
  },
  true,
);
/** All that the site is made of. */
function fetchSite(): void {
  fetchLater((parts) => {
    if (paintedState() === 'adult') parts.querySelector('[data-asked]')?.remove();
  });
  if (paintedState() === 'no') applySheets();
}

/** Pictures that waited for the largest. */
function bringPictures(): void {
  for (const picture of document.querySelectorAll<HTMLImageElement>('img[data-src]')) {
    picture.src = picture.dataset.src ?? '';
    delete picture.dataset.src;
  }
}

addEventListener('DOMContentLoaded', () => {
  if (paintedState() === 'no') root()?.replaceChildren();
  if (paintedState() === 'adult') open();
  if (paintedState() === 'no') fetchSite();
  else
    void seen(found<HTMLImageElement>('img[fetchpriority="high"]')).then(() => {
      bringPictures();
      fetchSite();
    });
});
