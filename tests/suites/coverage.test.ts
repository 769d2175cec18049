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
import { ERRORS } from '../../contract/errors';
import type { Endpoint } from '../../contract/http';
import { calls, pushes, signals, streams } from '../../contract/index';
import { REFUSALS } from '../../contract/refusals';
import { type Call, ROLES, routeOf, type Stream, topic } from '../../contract/wire';
import { coverageRows } from '../lib/coverage';
import { servedCalls } from '../lib/refusals';
import { PlayHouse, type Visitor } from '../lib/play-house';

const allEndpoints = Object.values(endpoints).flatMap((area) => Object.values<Endpoint>(area));
const allCalls = Object.values(calls).flatMap((area) => Object.values<Call>(area));
const allStreams = Object.values(streams).flatMap((area) => Object.values<Stream>(area));

/** A token that nobody was given. */
const STRANGERS = 'x'.repeat(43);

/** The client id of a browser. */
const BROWSER = '5d1c6f2e-8a40-4c3b-9d7e-2f6b1a0c9e84';

/** A path with something in its blanks. */
const filled = (path: string): string => path.replace(/:\w+/g, 'x1');

/** The blanks of a path, which are fields of the query too. */
const blanks = ({ path }: Endpoint): Record<string, string> =>
  Object.fromEntries([...path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, 'x1']));

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
    house.http(method, filled(path), { clientId: BROWSER, ...(token !== undefined && { token }) });

  it.each(closed.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
    '%s',
    async (_name, endpoint) => {
      expect(await ask(endpoint)).toMatchObject({ status: 400, body: { errCode: 10004 } });
      expect(await ask(endpoint, STRANGERS)).toMatchObject({ status: 400, body: { errCode: 1 } });
      const { body } = await ask(endpoint, ana.account?.token ?? '');
      const code = (body as { errCode?: number }).errCode;
      // A player is refused by role where one is asked for, and nowhere else.
      if (endpoint.access !== 'player') expect(code).toBe(403);
      else if (endpoint.stepUp) expect(code).toBe(401);
      else expect([1, 403, 401, 10004]).not.toContain(code);
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

  /** With nothing said: whether that is a question. */
  const needsNothing = ({ path, query, body }: Endpoint): boolean =>
    !path.includes(':') && query.safeParse({}).success && body.safeParse({}).success;
  const everybodys = allEndpoints.filter(({ access }) => access === 'guest' || access === 'player');

  it.each(
    everybodys
      .filter((endpoint) => endpoint.method === 'GET' && needsNothing(endpoint))
      .map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const),
  )('%s answers in the shape of its contract', async (_name, endpoint) => {
    const answer = await ask(endpoint, endpoint.access === 'guest' ? undefined : ana.account?.token);
    expect(answer).toMatchObject({ status: 200 });
    if (endpoint.media === undefined) expect(endpoint.reply.safeParse(answer.body).error).toBeUndefined();
    else expect(typeof answer.body).toBe('string');
  });

  it.each(
    allCalls
      .filter(({ access, effect, req }) => access !== 'operator' && effect === 'read' && req.safeParse({}).success)
      .map((call) => [call.route, call] as const),
  )('%s answers in the shape of its contract', async (_name, call) => {
    expect(call.res.safeParse(await ana.call(call.route, {})).error).toBeUndefined();
  });

  /** What does not fit is no parameter; a stake, a seed and a PIN have codes of their own. */
  const MISFITS = [3, 702, 731, 7032];
  // A PIN or a code is asked for before anything is read, and so is who may send a file.
  const picky = everybodys.filter(
    (e) =>
      e.stepUp === undefined &&
      !e.upload &&
      !(e.body.safeParse({}).success && e.query.safeParse({ ...blanks(e) }).success),
  );

  it.each(picky.map((endpoint, i) => [`${endpoint.method} ${endpoint.path}`, endpoint, i] as const))(
    '%s refuses what its schema does',
    async (_name, endpoint, i) => {
      // Each may be wrong so many times a minute and no more.
      const asker = i % 10 === 0 ? (ana = await house.player(10 + i)) : ana;
      const { status, body } = await house.http(endpoint.method, filled(endpoint.path), {
        clientId: `misfit-${i}`,
        ...(endpoint.access !== 'guest' && { token: asker.account?.token ?? '' }),
        ...(endpoint.method !== 'GET' && { body: {} }),
      });
      expect(status).toBe(400);
      expect(MISFITS).toContain((body as { errCode: number }).errCode);
    },
  );

  it.each(
    allCalls
      .filter(({ access, req }) => access !== 'operator' && !req.safeParse({}).success)
      .map((call) => [call.route, call] as const),
  )('%s refuses what its schema does', async (_name, call) => {
    const code = await ana.call(routeOf(call, { id: 'x1' }), {}).then(
      () => null,
      (error: { body: { code: number } }) => error.body.code,
    );
    expect(MISFITS).toContain(code);
  });

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

  it('refuses by codes of the catalogue, and no call that there is not', () => {
    const served = servedCalls();
    for (const [call, codes] of Object.entries(REFUSALS)) {
      expect(served).toContain(call);
      expect(codes).toEqual([...new Set(codes)]);
      for (const code of codes) expect(ERRORS.has(code), `${call} ${String(code)}`).toBe(true);
    }
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
