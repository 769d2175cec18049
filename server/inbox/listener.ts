import { STARTING_PLAY_CREDIT } from '../../contract/constants';
import { CHANGE_MAILS } from '../../contract/security';
import type { EventMap, Listener } from '../events/event-map';
import { fromSen } from '../../rules/money';
import { wibDay } from '../../rules/wib';
import type { Tx } from '../ports';
import { fairPlayLetter } from './fairplay';
import { markAllSeen } from './messages';
import type { PostOffice } from './post';
import type { TemplateName } from './templates';

/** The mail about each change of what an account is opened with. */
const SECURITY: Readonly<Record<EventMap['account.securityChanged']['what'], TemplateName>> = {
  ...CHANGE_MAILS,
  recoveryUsed: 'securityRecoveryUsed',
  identityVerified: 'identityVerified',
  identityRefused: 'identityRefused',
  frozen: 'accountFrozen',
  unfrozen: 'accountUnfrozen',
};

/** What the inbox writes of what happens elsewhere. Each mail's key is what happened, so that hearing of it twice is once. */
export const inboxListener = (office: PostOffice): Listener => ({
  name: 'inbox',
  on: {
    async 'account.registered'(tx: Tx, { userId, payload: { name } }) {
      // What the site said before somebody came is no news to them.
      await markAllSeen(tx, userId);
      await office.send(tx, {
        userId,
        key: 'welcome',
        template: 'welcome',
        values: { name: { text: name }, credit: { money: STARTING_PLAY_CREDIT } },
        link: '/help/fairness',
        // The page has just greeted them.
        showToast: false,
      });
    },
    async 'account.newDevice'(tx, { userId, at }) {
      // Once a day: a browser without cookies is new each time.
      await office.send(tx, {
        userId,
        key: `device:${wibDay(at)}`,
        template: 'newDevice',
        values: { at: { time: at } },
      });
    },
    async 'account.guessedAt'(tx, { userId, at, payload: { guesses } }) {
      // Once a day: whoever guesses for a night fills no inbox with it.
      await office.send(tx, {
        userId,
        key: `guessed:${wibDay(at)}`,
        template: 'guessedAt',
        values: { at: { time: at }, n: { text: String(guesses) } },
        link: '?z=security-info',
      });
    },
    async 'account.passwordChanged'(tx, { userId, id, at }) {
      await office.send(tx, {
        userId,
        key: `password:${id}`,
        template: 'passwordChanged',
        values: { at: { time: at } },
      });
    },
    async 'account.securityChanged'(tx, { userId, id, at, payload: { what } }) {
      await office.send(tx, { userId, key: `security:${id}`, template: SECURITY[what], values: { at: { time: at } } });
    },
    async 'fairPlay.changed'(tx, { userId, at, payload: { entry, act } }) {
      const letter = fairPlayLetter(act, at);
      if (letter !== null)
        await office.send(tx, { ...letter, userId, key: `fairPlay:${entry}`, link: '?z=fair-play', showToast: false });
    },
    async 'fortune.decided'(tx, { userId, id, at, payload: { accepted } }) {
      await office.send(tx, {
        userId,
        key: `partner:${id}`,
        template: accepted ? 'partnerAccepted' : 'partnerRefused',
        values: { at: { time: at } },
        link: '/help/partner',
      });
    },
    async 'support.unseen'(tx, { userId, at, payload: { ticket, message } }) {
      await office.send(tx, {
        userId,
        key: `support:${ticket}:${message}`,
        template: 'supportAnswered',
        values: { at: { time: at } },
        link: '?z=support',
      });
    },
    async 'bet.won'(tx, { userId, payload: { game, round, staked, paid } }) {
      const [cost, back] = [BigInt(staked), BigInt(paid)];
      await office.send(tx, {
        userId,
        key: `win:${game}:${round}`,
        template: 'bigWin',
        values: {
          game: { game },
          staked: { money: fromSen(cost) },
          paid: { money: fromSen(back) },
          net: { money: fromSen(back - cost) },
          round: { text: round },
        },
        rows: ['staked', 'paid', 'net'],
        link: `/replay/${game}/${round}`,
        showToast: false,
      });
    },
  },
});
