// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import type { OwnName } from '../net/bus';
import { open, siteOfTests } from './app.fixture';

siteOfTests();

/** Who hears each of the bus's own names; the compiler asks for one that is new. Topics and snapshots have no sender but for their listeners. */
const HEARD_BY = {
  'channel/status': 'house',
  toast: 'house',
  'auth-lost': 'house',
  'token-refresh': 'house',
  report: 'house',
  balance: 'house',
  notification: 'house',
  inboxNew: 'house',
  support: 'house',
  resync: 'house',
  ownEscape: 'crash',
} as const satisfies Record<OwnName, 'house' | 'crash'>;

it('whatever goes to the bus by itself is heard by the house on every page, but for what a room alone tells', async () => {
  const { bus } = await open();
  const heard = [...bus.all].flatMap(([name, listeners]) => ((listeners?.length ?? 0) > 0 ? [name] : []));
  const { ownEscape: _, ...byHouse } = HEARD_BY;
  expect(heard).toEqual(expect.arrayContaining(Object.keys(byHouse)));
});
