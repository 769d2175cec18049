import { DOC_KEYS } from '../../contract/constants';
import { OPEN_GAMES } from '../../contract/games';

const one = (names: readonly string[]): string => `(?:${names.join('|')})`;

/** The app's pages (src/app/routes): what a path has to be for there to be one. */
const ROUTES: readonly RegExp[] = [
  '',
  'account',
  'share',
  'join(?:/[^/]+)?',
  'desk(?:/[^/]+){0,2}',
  'preview(?:/.*)?',
  `game/${one(OPEN_GAMES)}`,
  `replay/${one(OPEN_GAMES)}/[^/]+`,
  `help(?:/${one(['fairness', 'rules', 'partner', ...DOC_KEYS])})?`,
  // Documented (second document, section 2): guests see the login there.
  'referral/referral2',
].map((route) => new RegExp(`^/${route}$`));

/** Whether there is a page at a path, which has no query and no slash at its end. What is none has the app's own page that says so, and 404. */
export const isRoute = (path: string): boolean => ROUTES.some((route) => route.test(path));
