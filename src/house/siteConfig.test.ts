import { expect, test } from 'vitest';
import type { Http } from '../net/http';
import type { Timers } from '../net/timers';
import { LONGEST_RETRY_MS, readSiteSettings, RETRY_MS, SPREAD_MS } from './siteConfig';

test('settings that do not come are asked for again, each time after a longer wait, and no more once they are there', async () => {
  const waits: number[] = [];
  let retry = (): void => undefined;
  const timers: Timers = {
    now: () => 0,
    after(ms, run) {
      waits.push(ms);
      retry = run;
      return () => undefined;
    },
  };
  let there = false;
  let asked = 0;
  const http = {
    call: () => {
      asked += 1;
      return there ? Promise.resolve({ version: 0 }) : Promise.reject(new Error('no'));
    },
  } as unknown as Http;
  const settings = readSiteSettings({ http, timers });
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  for (let i = 0; i < 9; i += 1) {
    await settled();
    retry();
  }
  expect(waits.slice(0, 4)).toEqual([RETRY_MS, 2 * RETRY_MS, 4 * RETRY_MS, 8 * RETRY_MS]);
  expect(Math.max(...waits)).toBe(LONGEST_RETRY_MS);
  there = true;
  let told = 0;
  settings.subscribe(() => (told += 1));
  await settled();
  retry();
  await settled();
  expect([settings.get(), told, asked]).toEqual([{ version: 0 }, 1, 11]);
});

test('a version that the page has not is asked for once, at a moment of its own, and until a node has it', async () => {
  const waits: number[] = [];
  let run = (): void => undefined;
  const timers: Timers = {
    now: () => 0,
    after(ms, next) {
      waits.push(ms);
      run = next;
      return () => undefined;
    },
  };
  const replies = [3, 3, 5];
  const http = { call: () => Promise.resolve({ version: replies.shift() }) } as unknown as Http;
  const settings = readSiteSettings({ http, timers, moment: () => 0.5 });
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  await settled();
  settings.heard(3);
  expect(waits).toEqual([]);
  settings.heard(4);
  settings.heard(5);
  expect(waits).toEqual([SPREAD_MS / 2]);
  run();
  await settled();
  // The node that answered had not heard of it.
  expect([settings.get(), waits]).toEqual([{ version: 3 }, [SPREAD_MS / 2, RETRY_MS]]);
  run();
  await settled();
  expect([settings.get(), waits.length]).toEqual([{ version: 5 }, 2]);
});
