import { useState } from 'react';

/** What a message's place in its conversation is told by: from 1 on, without gaps. */
interface Numbered {
  readonly seq: number;
}

interface Page<Message extends Numbered> {
  readonly list: readonly Message[];
  /** There are earlier ones. */
  readonly more: boolean;
}

/**
 * Messages of a conversation: all that were seen since it was opened, as its newest page moves on, and the pages before that were asked for.
 * @param ask for the page before a message
 * @returns `older` asks for the page before the first; null where there is none
 */
export function useConversation<Message extends Numbered>(
  newest: Page<Message> | undefined,
  ask: (before: number) => Promise<Page<Message>>,
): { readonly messages: readonly Message[]; readonly older: (() => void) | null } {
  const [seen, setSeen] = useState<readonly Message[]>([]);
  const [more, setMore] = useState<boolean | null>(null);
  const list = newest?.list ?? [];
  const messages = [...seen.filter(({ seq }) => seq < (list[0]?.seq ?? Infinity)), ...list];
  if (messages.length > seen.length) setSeen(messages);
  const [first] = messages;
  const load = async (before: number) => {
    const page = await ask(before);
    setSeen((old) => [...page.list.filter(({ seq }) => seq < (old[0]?.seq ?? Infinity)), ...old]);
    setMore(page.more);
  };
  // That it failed is told by a toast; the way there stays.
  const older =
    first === undefined || !(more ?? newest?.more) ? null : () => void load(first.seq).catch(() => undefined);
  return { messages, older };
}
