import { beforeEach, expect, test, vi } from 'vitest';
import { openBench } from './bench';

const calls = vi.hoisted((): string[] => []);

vi.mock('../stage/sound', () => ({
  createSoundBoard: () => ({
    play: () => {},
    loop: () => ({}),
    music: () => {},
    duck: () => {},
    destroy: () => calls.push('silence'),
  }),
}));
vi.mock('../games', () => ({ games: { crash: { maker: () => Promise.resolve({ maker: { art: {} } }) } } }));
vi.mock('../deck/deck', () => ({
  createDeck: (_game: string, setup: { readonly locale: string }, size: { readonly width: number }) => {
    calls.push(`deck ${setup.locale} ${size.width}`);
    return Promise.resolve({
      loop: () => calls.push('loop'),
      seek: (time: number) => calls.push(`seek ${time}`),
      change: (change: object) => calls.push(`change ${Object.keys(change).join()}`),
      resize: (size: { readonly width: number; readonly dpr: number }) =>
        calls.push(`resize ${size.width} ${size.dpr}`),
      destroy: () => calls.push('destroy'),
    });
  },
}));

const open = (fixture = 'win') =>
  openBench('crash', {
    fixture,
    size: { width: 412, height: 915, dpr: 1, inset: [0, 0, 0, 0] },
    locale: 'id',
    quality: 'high',
    reducedMotion: false,
    muted: true,
  });

beforeEach(() => void (calls.length = 0));

test('a bench begins with the fixture it was asked for, or with the game’s first', async () => {
  expect((await open()).get().fixtureName).toBe('win');
  const bench = (await open('no such')).get();
  expect(bench.fixtureName).toBe(bench.fixtures[0]);
});

test('each change is told to the deck once and makes another bench', async () => {
  const owner = await open();
  const seen: unknown[] = [];
  owner.subscribe(() => seen.push(owner.get()));
  owner.get().change({ locale: 'en', quality: 'low' });
  owner.get().setSize({ width: 360, dpr: 2 });
  owner.get().setMuted(false);
  expect(calls).toEqual(['deck id 412', 'change locale,quality', 'resize 360 2']);
  expect(new Set(seen).size).toBe(3);
  expect(owner.get()).toMatchObject({
    locale: 'en',
    muted: false,
    size: { width: 360, height: 915, dpr: 2 },
    setup: { quality: 'low', reducedMotion: false },
  });
});

test('another fixture begins at its start, without the loop of the one before', async () => {
  const owner = await open();
  owner.get().setFixture('idle');
  expect(calls.slice(1)).toEqual(['loop', 'seek 0', 'change fixture']);
  expect(owner.get().fixtureName).toBe('idle');
  owner.get().setFixture('no such');
  owner.get().setFixture('idle');
  expect(calls).toHaveLength(4);
});

test('a bench that is left takes its deck and its sound with it and tells nobody', async () => {
  const owner = await open();
  const told = vi.fn();
  owner.subscribe(told);
  owner.destroy();
  owner.get().setMuted(false);
  expect(calls.slice(1)).toEqual(['destroy', 'silence']);
  expect(told).not.toHaveBeenCalled();
});
