import type { MailTemplate } from '../../contract/mailbox';
import { OPEN_GAMES } from '../../contract/games';
import type { Spoken } from '../i18n';
import type { Reader } from './letter';

/** Templates change with a release of the server. */
export const TEMPLATES_MS = 3_600_000;

/** Whoever reads mails in a language, by the kinds of mails that the server knows. */
export const readerOf = (
  { locale, t }: Pick<Spoken, 'locale' | 't'>,
  templates: readonly MailTemplate[] = [],
): Reader => ({
  locale,
  templates: new Map(templates.map((template) => [template.id, template])),
  gameName(name) {
    const game = OPEN_GAMES.find((one) => one === name);
    return game === undefined ? name : t(`game.${game}`);
  },
});
