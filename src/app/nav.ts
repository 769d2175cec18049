import { OPEN_GAMES } from '../../contract/games';
import { games } from '../games';
import type { IconName } from '../ui/icons';
import type { PlainMessage } from '../i18n';

/** One place of the shell that can be gone to. */
export interface NavItem {
  readonly href: string;
  readonly label: PlainMessage;
  readonly icon: IconName;
  /** Whether a path lies within it. */
  readonly owns: (path: string) => boolean;
}

const within =
  (base: string) =>
  (path: string): boolean =>
    path === base || path.startsWith(`${base}/`);

const home: NavItem = { href: '/', label: 'nav.home', icon: 'home', owns: (path) => path === '/' };
const fairness: NavItem = {
  href: '/help/fairness',
  label: 'nav.fairness',
  icon: 'shield',
  owns: within('/help/fairness'),
};
const help: NavItem = {
  href: '/help',
  label: 'nav.help',
  icon: 'help',
  owns: (path) => within('/help')(path) && !fairness.owns(path),
};
const account: NavItem = { href: '/account', label: 'nav.account', icon: 'user', owns: within('/account') };

const rooms: readonly NavItem[] = OPEN_GAMES.map((game) => ({
  href: `/game/${game}`,
  label: `game.${game}`,
  icon: games[game].icon,
  owns: within(`/game/${game}`),
}));

/** Only what exists is gone to: areas join these lists when they open. */
export const BOTTOM = { left: [home, fairness], right: [help, account] } as const satisfies Record<
  string,
  readonly NavItem[]
>;
export const SIDE = { main: [home, account], games: rooms, others: [fairness, help] } as const satisfies Record<
  string,
  readonly NavItem[]
>;
