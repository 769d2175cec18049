import { MAIL_TAGS, type MailTag } from '../../contract/inbox';
import type { PlainMessage } from '../i18n';
import { GIFT, NEWS, WALLET } from '../ui/drawings';
import type { Drawing, IconName } from '../ui/icons';

interface TagLook {
  readonly label: PlainMessage;
  readonly icon: IconName | Drawing;
}

/** What each kind of mail looks like. */
export const TAG_LOOKS: Readonly<Record<MailTag, TagLook>> = {
  reward: { label: 'inbox.tag.reward', icon: GIFT },
  wallet: { label: 'inbox.tag.wallet', icon: WALLET },
  account: { label: 'inbox.tag.account', icon: 'lock' },
  news: { label: 'inbox.tag.news', icon: NEWS },
};

/** A kind that another house has. */
export const OTHER_TAG: TagLook = { label: 'inbox.mail', icon: 'mail' };

export const lookOf = (tag: MailTag | null): TagLook => (tag === null ? OTHER_TAG : TAG_LOOKS[tag]);

export const TABS = ['all', ...MAIL_TAGS] as const;
export type MailTab = (typeof TABS)[number];
