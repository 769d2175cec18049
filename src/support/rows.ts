import type { TicketMessage } from '../../contract/support';
import { daysBetween } from '../i18n/dates';

/** A line of a conversation: a day's name, or a message. */
export type Line<Message extends { readonly at: number }> =
  { readonly kind: 'day'; readonly at: number } | { readonly kind: 'said'; readonly message: Message };

/** Messages in their order, each day's under its name. */
export const linesOf = <Message extends Pick<TicketMessage, 'at'>>(messages: readonly Message[]): Line<Message>[] =>
  messages.flatMap((message, i): Line<Message>[] => {
    const before = messages[i - 1];
    const said: Line<Message> = { kind: 'said', message };
    return before === undefined || daysBetween(before.at, message.at) > 0
      ? [{ kind: 'day', at: message.at }, said]
      : [said];
  });
