import { MAIL_TAGS } from '../../contract/inbox';
import { cx } from '../ui/cx';
import type { PlainMessage } from '../i18n';
import { GIFT, NEWS, WALLET } from '../ui/drawings';
import type { Drawing, IconName } from '../ui/icons';
import type { Letter } from './letter';
import css from './tags.module.css';

interface TagLook {
  readonly label: PlainMessage;
  readonly icon: IconName | Drawing;
}

/** What each kind of mail looks like. */
export const TAG_LOOKS: Readonly<Record<NonNullable<Letter['tag']>, TagLook>> = {
  reward: { label: 'inbox.tag.reward', icon: GIFT },
  wallet: { label: 'inbox.tag.wallet', icon: WALLET },
  account: { label: 'inbox.tag.account', icon: 'lock' },
  news: { label: 'inbox.tag.news', icon: NEWS },
  site: { label: 'inbox.tag.site', icon: 'info' },
};

/** A kind that another house has. */
export const OTHER_TAG: TagLook = { label: 'inbox.mail', icon: 'mail' };

export const lookOf = (tag: Letter['tag']): TagLook => (tag === null ? OTHER_TAG : TAG_LOOKS[tag]);
/** The class of its colours. */
export const colorOf = (tag: Letter['tag']): string => cx(css.tag, tag !== null && css[tag]);

export const TABS = ['all', ...MAIL_TAGS, 'site'] as const;
export type MailTab = (typeof TABS)[number];
