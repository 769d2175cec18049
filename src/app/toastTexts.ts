import { CODE, errorText } from '../../contract/errors';
import type { SessionEmitted } from '../../machines/session/types';
import type { ToastContent } from '../../machines/toasts/types';
import type { Spoken, Translate } from '../i18n';
import { formatRp } from '../i18n/format';
import type { FailureToast } from '../net/bus';

/** How long a refusal of fair play stays, ms. */
const FAIR_PLAY_MS = 6_000;

/** A failure as a toast: its text, and the code for the help desk where one belongs behind it. */
export const failureToast = ({ kind, text, code, because }: FailureToast, t: Translate): ToastContent => ({
  kind,
  title: text,
  content: code === null ? '' : t('common.errorCode', { code }),
  // What a player set for themselves stands in their panel: the refusal leads there, and stays as long as its two sentences take to read.
  ...(code === CODE.cannotPlay &&
    because !== undefined &&
    because !== 'frozen' && { route: '?z=fair-play', ms: FAIR_PLAY_MS }),
});

/** Why the login is open: what was wanted comes back afterwards. */
export const loginFirstToast = (t: Translate): ToastContent => ({
  kind: 'info',
  title: t('login.firstTitle'),
  content: t('login.firstBody'),
});

/** The welcome. A new account is told the play credit that it has. */
export function loggedInToast({ by, user }: Extract<SessionEmitted, { type: 'loggedIn' }>, t: Translate): ToastContent {
  if (by === 'register')
    return {
      kind: 'success',
      title: t('register.doneTitle', { amount: formatRp(user.balance) }),
      content: t('register.doneBody', { name: user.name }),
      ms: 5_000,
    };
  return { kind: 'success', title: t('login.done', { name: user.name }), content: '' };
}

/** Why the session is over. A lost one says the same as the refusal that ended it, so that only one of the two is shown. */
export const loggedOutToast = (
  why: Extract<SessionEmitted, { type: 'loggedOut' }>['why'],
  { errors, t }: Spoken,
): ToastContent =>
  why === 'auth-lost'
    ? failureToast({ kind: 'info', text: errorText(CODE.loginExpired, {}, errors), code: CODE.loginExpired }, t)
    : { kind: 'info', title: t('account.loggedOut'), content: '' };
