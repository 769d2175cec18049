import { useState } from 'react';
import { type DeskMessage, supportDeskEndpoints } from '../../../contract/supportDesk';
import type { EndpointReply } from '../../../contract/http';
import { useHouse } from '../../house/hooks';

type Page = EndpointReply<typeof supportDeskEndpoints.ticket>;

/**
 * Messages of a conversation: all that were seen since it was opened, as its newest page moves on, and the pages before that were asked for.
 * @returns `older` asks for the page before; null where there is none
 */
export function useMessages(id: string, newest: Pick<Page, 'list' | 'more'> | undefined) {
  const { http } = useHouse();
  const [seen, setSeen] = useState<readonly DeskMessage[]>([]);
  const [more, setMore] = useState<boolean | null>(null);
  const list = newest?.list ?? [];
  const messages = [...seen.filter(({ seq }) => seq < (list[0]?.seq ?? Infinity)), ...list];
  if (messages.length > seen.length) setSeen(messages);
  const [first] = messages;
  const ask = async (before: number) => {
    const page = await http.call(supportDeskEndpoints.ticket, { query: { id, before } });
    setSeen((old) => [...page.list.filter(({ seq }) => seq < (old[0]?.seq ?? Infinity)), ...old]);
    setMore(page.more);
  };
  // That it failed is told by a toast; the way there stays.
  const older =
    first === undefined || !(more ?? newest?.more) ? null : () => void ask(first.seq).catch(() => undefined);
  return { messages, older };
}
