import { expect, test } from 'vitest';
import type { Http } from '../net/http';
import type { Timers } from '../net/timers';
import { LONGEST_RETRY_MS, readSiteSettings, RETRY_MS } from './siteConfig';

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
      return there ? Promise.resolve({ embedded: true }) : Promise.reject(new Error('no'));
    },
  } as unknown as Http;
  const settings = readSiteSettings(http, timers);
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
  expect([settings.get(), told, asked]).toEqual([{ embedded: true }, 1, 11]);
});
