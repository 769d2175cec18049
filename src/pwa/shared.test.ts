import { expect, it } from 'vitest';
import { sharedPath } from './shared';

const HERE = 'https://lintang.test';
const shared = (given: Record<string, string>) => sharedPath(`?${new URLSearchParams(given)}`, HERE);

it('finds the round or the room that a shared link names, wherever the phone put it', () => {
  expect(shared({ url: `${HERE}/replay/crash/01abc` })).toBe('/replay/crash/01abc');
  expect(shared({ title: 'Lintang', text: `Lihat ini! ${HERE}/replay/coinFlip/01abc?t=4 seru` })).toBe(
    '/replay/coinFlip/01abc?t=4',
  );
  expect(shared({ text: `${HERE}/game/mines/` })).toBe('/game/mines');
});

it('finds nothing in what is not ours', () => {
  for (const text of [
    'halo',
    'https://elsewhere.test/replay/crash/01abc',
    `${HERE}/account`,
    `${HERE}/replay/poker/1`,
    `${HERE}/replay/crash/..%2F..%2Faccount`,
    'http://[',
  ])
    expect(shared({ text })).toBeNull();
  expect(sharedPath('', HERE)).toBeNull();
});
