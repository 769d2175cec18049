import { expect, it } from 'vitest';
import type { Endpoint } from '../../contract/http';
import type { InstallWay } from '../house/install';
import { pageKind, platformOf, tellVisits } from './visits';

function visit(way: InstallWay, answer: () => Promise<unknown> = async () => ({})) {
  const told: (readonly [string, unknown])[] = [];
  const call = ({ path, body: schema }: Endpoint, { body = {}, quiet }: { body?: unknown; quiet?: boolean } = {}) => {
    expect(quiet).toBe(true);
    told.push([path, schema.parse(body)]);
    return answer();
  };
  return { told, visits: tellVisits({ http: { call: call as never }, install: { way: () => way } }, 'Linux; Android') };
}

it('tells of the device once, and of each page by its kind', () => {
  const { told, visits } = visit('android');
  visits.opened('/');
  visits.opened('/');
  visits.opened('/game/crash');
  expect(told).toEqual([
    ['/main/site/frontInfo', { platform: 'android', installed: false }],
    ['/main/site/page/open', { page: 'lobby' }],
    ['/main/site/page/open', { page: 'game' }],
  ]);
});

it('does without an answer, and tells nothing twice for it', async () => {
  const { told, visits } = visit('installed', () => Promise.reject(new Error('no connection')));
  visits.opened('/help');
  await Promise.resolve();
  visits.opened('/help');
  expect(told.map(([path]) => path)).toEqual(['/main/site/frontInfo', '/main/site/page/open']);
  expect(told[0]?.[1]).toEqual({ platform: 'android', installed: true });
});

it.each([
  ['/', 'lobby'],
  ['/game/wingo', 'game'],
  ['/replay/crash/17', 'replay'],
  ['/help/fairness', 'help'],
  ['/account', 'account'],
  ['/desk/people/12', 'desk'],
  ['/share', 'other'],
  ['/game/wingo/more', 'other'],
])('%s is counted as %s', (path, kind) => expect(pageKind(path)).toBe(kind));

it.each([
  ['none', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 'desktop'],
  ['ios', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 'ios'],
  ['installed', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 'ios'],
  ['prompt', 'Mozilla/5.0 (Linux; Android 15)', 'android'],
  ['none', 'Mozilla/5.0 (PlayStation 5)', 'other'],
] as const)('%s, %s is %s', (way, agent, platform) => expect(platformOf(way, agent)).toBe(platform));
