import { GAME_NAMES, type GameId } from '../../contract/games';
import type { MailValue } from '../../contract/mailbox';
import { formatAmount } from '../../rules/format';
import { toSen } from '../../rules/money';
import { wibDateTime } from '../../rules/wib';

const gameName = (id: string): string => (id in GAME_NAMES ? GAME_NAMES[id as GameId].id : id);

/** A value as an Indonesian text has it. */
function spoken(value: MailValue): string {
  if ('money' in value) return `Rp ${formatAmount(toSen(value.money))}`;
  if ('time' in value) return wibDateTime(value.time);
  if ('game' in value) return gameName(value.game);
  return value.text;
}

/** A text with its blanks filled; a blank without a value stays as it is. */
export const filled = (text: string, values: Readonly<Record<string, MailValue>>): string =>
  text.replace(/\{(\w+)\}/g, (blank, name: string) => {
    const value = values[name];
    return value === undefined ? blank : spoken(value);
  });
