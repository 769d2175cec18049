import { expect, it } from 'vitest';
import { TOKEN_COOKIE } from '../../contract/http';
import { KNOWN_LANE, KnownSessions } from './known';

const TOKEN = 'a'.repeat(43);
const showing = (token: string) => ({ headers: { cookie: `other=1; ${TOKEN_COOKIE}=${token}` } });

it('tells whose session a request shows, as often as its own lane has room, and never of one that was not looked up', () => {
  const known = new KnownSessions();
  expect(known.regular(showing(TOKEN), 0)).toBeNull();
  known.remember(TOKEN, 'ana', 0);
  expect(known.regular(showing(TOKEN), 0)).toBe('ana');
  for (const other of [showing('b'.repeat(43)), showing(''), { headers: {} }])
    expect(known.regular(other, 0)).toBeNull();
  for (let n = 1; n < KNOWN_LANE.burst; n += 1) known.regular(showing(TOKEN), 0);
  expect(known.regular(showing(TOKEN), 0)).toBeNull();
  known.bar(TOKEN);
  expect(known.regular(showing(TOKEN), 60_000)).toBeNull();
});
