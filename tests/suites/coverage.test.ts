/** Everything that the contract serves, tried by whoever may not use it; and what the documents name beside what there is. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  DOCUMENTED_CALLS,
  DOCUMENTED_HTTP,
  DOCUMENTED_PUSHES,
  DOCUMENTED_SIGNALS,
  DOCUMENTED_STREAMS,
} from '../../contract/coverage';
import { endpoints } from '../../contract/endpoints';
import type { Endpoint } from '../../contract/http';
import { calls, pushes, signals, streams } from '../../contract/index';
import { type Call, ROLES, routeOf, type Stream, topic } from '../../contract/wire';
import { coverageRows } from '../lib/coverage';
import { PlayHouse, type Visitor } from '../lib/play-house';

const allEndpoints = Object.values(endpoints).flatMap((area) => Object.values<Endpoint>(area));
const allCalls = Object.values(calls).flatMap((area) => Object.values<Call>(area));
const allStreams = Object.values(streams).flatMap((area) => Object.values<Stream>(area));

/** A token that nobody was given. */
const STRANGERS = 'x'.repeat(43);

/** A path with something in its blanks. */
const filled = (path: string): string => path.replace(/:\w+/g, 'x1');

describe('every call, by whoever may not make it', () => {
  let dataDir: string;
  let house: PlayHouse;
  let guest: Visitor;
  let stranger: Visitor;
  let ana: Visitor;
  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'lintang-coverage-'));
    house = await PlayHouse.open({ dataDir });
    guest = await house.guest();
    stranger = await house.signedIn({ token: STRANGERS, userId: '' });
    ana = await house.player(1);
  });
  afterAll(async () => {
    await house.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const closed = allEndpoints.filter(({ access }) => access !== 'guest');
  const ask = ({ method, path }: Endpoint, token?: string) =>
    house.http(method, filled(path), token === undefined ? {} : { token });

  it.each(closed.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
    '%s',
    async (_name, endpoint) => {
      expect(await ask(endpoint)).toMatchObject({ status: 400, body: { errCode: 10004 } });
      expect(await ask(endpoint, STRANGERS)).toMatchObject({ status: 400, body: { errCode: 1 } });
      const { body } = await ask(endpoint, ana.account?.token ?? '');
      const code = (body as { errCode?: number }).errCode;
      // A player is refused by role where one is asked for, and nowhere else.
      if (endpoint.access === 'player') expect([1, 403, 10004]).not.toContain(code);
      else expect(code).toBe(403);
      // The token of whoever logged out just now is over.
      if (endpoint.path.endsWith('/logout')) ana = await house.player(2);
    },
  );

  it.each(allCalls.filter(({ access }) => access !== 'guest').map((call) => [call.route, call] as const))(
    '%s',
    async (_name, call) => {
      const route = routeOf(call, { id: 'x1' });
      await expect(guest.call(route, {})).rejects.toMatchObject({ body: { code: 10004 } });
      await expect(stranger.call(route, {})).rejects.toMatchObject({ body: { code: 1 } });
      const code = await ana.call(route, {}).then(
        () => null,
        (error: { body: { code: number } }) => error.body.code,
      );
      if (call.access === 'player') expect([1, 403, 10004]).not.toContain(code);
      else expect(code).toBe(403);
    },
  );

  it('another’s own stream is nobody else’s', async () => {
    const own = allStreams.filter(({ access, route }) => access !== 'guest' && route.includes('{x}'));
    expect(own.length).toBeGreaterThan(0);
    for (const stream of own)
      expect(await ana.client.subscribe(topic(stream, 'somebody-else')).ended).toMatchObject({ body: { code: 10004 } });
  });
});

describe('what the documents name', () => {
  it('is listed once', () => {
    for (const names of [
      DOCUMENTED_HTTP.map(({ method, path }) => `${method} ${path}`),
      DOCUMENTED_CALLS,
      DOCUMENTED_STREAMS,
    ])
      expect(names).toEqual([...new Set(names)]);
  });

  it('of the channel is served, every route of it', () => {
    const served = new Set(
      [...allCalls, ...allStreams, ...Object.values(pushes), ...Object.values(signals.session)].map(
        ({ route }) => route,
      ),
    );
    const missing = [...DOCUMENTED_CALLS, ...DOCUMENTED_STREAMS, ...DOCUMENTED_PUSHES, ...DOCUMENTED_SIGNALS].filter(
      (route) => !served.has(route),
    );
    expect(missing).toEqual([]);
  });

  it('is counted in the README as it is', () => {
    const readme = readFileSync('README.md', 'utf8').replace(/ +/g, ' ');
    for (const row of coverageRows()) expect(readme).toContain(row);
  });

  it('roles are those of the documents and the desk', () => {
    expect(ROLES).toEqual(['player', 'agent', 'operator']);
  });
});
