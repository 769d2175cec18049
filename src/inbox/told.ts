import type { Mail } from '../../contract/inbox';
import { mailboxEndpoints } from '../../contract/mailbox';
import { dataOf } from '../data/client';
import type { Heard } from '../data/heard';
import { keyOf } from '../data/keys';
import type { House } from '../house/house';
import { letterOf } from './letter';
import { readerOf, TEMPLATES_MS } from './reader';

/** What a mail says to whoever has not opened it. */
export type Told = Readonly<Record<'title' | 'body', string>>;

/** Nothing is followed for a toast. */
const NOTHING: Heard = {};

/** A mail in the language of the visit, by the templates that the inbox keeps, too; in its own words where they cannot be had. */
export async function told(house: House, mail: Mail): Promise<Told> {
  const templates = await dataOf(house, NOTHING)
    .fetchQuery({
      queryKey: keyOf(mailboxEndpoints.templates, {}),
      queryFn: () => house.http.call(mailboxEndpoints.templates, { quiet: true }),
      staleTime: TEMPLATES_MS,
    })
    .catch(() => ({ list: [] }));
  return letterOf(mail, readerOf(house.speech.get(), templates.list));
}
