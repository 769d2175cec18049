import { MAIL_TAGS, type Mail, type MailTag } from '../../contract/inbox';
import { type MailTemplate, mailContent, type MailContent, type MailValue } from '../../contract/mailbox';
import { fill } from '../i18n/catalogue';
import { formatMoment } from '../i18n/dates';
import { formatRp } from '../i18n/format';
import type { Locale } from '../i18n';

/** A line of a mail's table, by the name of its value. */
export interface Fact {
  readonly name: string;
  readonly value: string;
}

/** A mail as it is read: its texts in the reader's language. Times are epoch ms, `claim` rupiah. */
export interface Letter {
  readonly id: string;
  /** `site` for a message to everybody; null for a tag that this house does not have. */
  readonly tag: MailTag | 'site' | null;
  readonly read: boolean;
  readonly sentAt: number;
  readonly expiresAt: number | null;
  readonly title: string;
  readonly body: string;
  readonly facts: readonly Fact[];
  /** A page or a panel of ours that it leads to. */
  readonly link: string | null;
  /** What reading it brings, or has brought. */
  readonly claim: number | null;
}

/** What the reader's language says. */
export interface Reader {
  readonly locale: Locale;
  /** By id: what kinds of mails say. */
  readonly templates: ReadonlyMap<string, MailTemplate>;
  readonly gameName: (game: string) => string;
}

const tagOf = (text: string): MailTag | null => MAIL_TAGS.find((tag) => tag === text) ?? null;

/** Content that nobody can read is as good as none: the mail stands with its time and its tag. */
export function contentOf({ content }: Pick<Mail, 'content'>): MailContent {
  try {
    const read = mailContent.safeParse(JSON.parse(content));
    return read.success ? read.data : {};
  } catch {
    return {};
  }
}

function say(value: MailValue, { locale, gameName }: Reader): string {
  if ('money' in value) return formatRp(value.money);
  if ('time' in value) return formatMoment(value.time, locale);
  return 'game' in value ? gameName(value.game) : value.text;
}

/** A mail in the reader's language: by its template where that is known, else by its own words. */
export function letterOf(mail: Mail, reader: Reader): Letter {
  const content = contentOf(mail);
  const values = Object.fromEntries(
    Object.entries(content.values ?? {}).map(([name, value]) => [name, say(value, reader)]),
  );
  const template = reader.templates.get(mail.metaDataId ?? '');
  const text = (kind: 'title' | 'body'): string =>
    template === undefined ? (content[kind] ?? '') : fill(template[kind][reader.locale], values);
  return {
    id: mail.id,
    tag: tagOf(mail.tag),
    read: mail.read,
    sentAt: mail.sendTime,
    expiresAt: mail.expireTime ?? null,
    title: text('title'),
    body: text('body'),
    facts: (content.rows ?? []).flatMap((name) => {
      const value = values[name];
      return value === undefined ? [] : [{ name, value }];
    }),
    link: content.link ?? null,
    claim: content.claim ?? null,
  };
}

/** Whether it is still to be had: expired mails are dropped (first document, section 4, Mail). */
export const isCurrent = ({ expireTime }: Pick<Mail, 'expireTime'>, now: number): boolean =>
  expireTime === undefined || expireTime > now;
