import { DOC_KEYS } from '../../contract/constants';
import { type GameId, OPEN_GAMES } from '../../contract/games';
import type { WantedRoute } from '../../machines/modals/types';
import type { PlainMessage, Translate } from '../i18n';

/** Pages of which guests only see the login (second document, section 2). */
const LOGIN_PAGES: readonly string[] = ['/referral/referral2'];

const bare = (to: string): string => (to.split(/[?#]/, 1)[0] ?? '').replace(/(.)\/+$/, '$1');

/** Whether a path is of the operator's desk. */
export const isDesk = (to: string): boolean => /^\/desk(\/|$)/.test(bare(to));

/** Whether a path of ours, with its query or without, needs a login. */
export const needsLogin = (to: string): boolean => LOGIN_PAGES.includes(bare(to)) || isDesk(to);

/** Whether a path is that of a game room. */
export const isRoom = (path: string): boolean => /^\/game\/[^/]+$/.test(bare(path));

const TITLES: Readonly<Record<string, PlainMessage>> = {
  '/share': 'app.name',
  '/account': 'nav.account',
  '/help': 'nav.help',
  '/help/fairness': 'nav.fairness',
  '/help/rules': 'nav.rules',
  '/help/partner': 'nav.help',
  ...Object.fromEntries(DOC_KEYS.map((key) => [`/help/${key}`, 'nav.help'] as const)),
};

const isGame = (text: string | undefined): text is GameId => OPEN_GAMES.some((game) => game === text);

/** What a page is called in the browser's tab, its history and its bookmarks. */
export function titleOf(path: string, t: Translate): string {
  const page = bare(path);
  if (page === '/') return t('app.title');
  const [, area, game, round] = page.split('/');
  if (area === 'join') return t('title.page', { page: t('invite.panel') });
  if (area === 'game' && isGame(game)) return t('title.page', { page: t(`game.${game}`) });
  if (area === 'replay' && isGame(game) && round !== undefined)
    return t('title.page', { page: t('title.replay', { game: t(`game.${game}`), id: round }) });
  return t('title.page', { page: t(TITLES[page] ?? 'missing.title') });
}

/** A remembered page as the device keeps it. */
export const writeRoute = (route: WantedRoute | null): string | null =>
  route === null ? null : `${route.how} ${route.path}`;

/** The remembered page, or null where there is none or the text is nothing that we wrote. */
export function readRoute(text: string | null): WantedRoute | null {
  const [, how, path] = /^(push|replace) (\/(?!\/).*)$/.exec(text ?? '') ?? [];
  return path !== undefined && (how === 'push' || how === 'replace') ? { path, how } : null;
}
