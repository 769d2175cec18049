// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { createSoundBoard } from './sound';

const SILENT = { sounds: { webm: 'a.webm', mp3: 'a.mp3', sprites: {} } };
const settle = { arrive: () => undefined as void };
const made: { volume: number; sprites: boolean; destroy(): void; play(): void }[] = [];
vi.mock('@pixi/sound', () => ({
  sound: { disableAutoPause: false, volumeAll: 1 },
  Sound: {
    from: ({ loaded, sprites }: { loaded: (error: null, sound: object) => void; sprites?: object }) => {
      const sound = { volume: 1, sprites: sprites !== undefined, destroy: () => undefined, play: () => undefined };
      made.push(sound);
      loaded(null, sound);
    },
  },
}));

it('says that its sounds are on their way from the first gesture until they are there, and not after its room is left', async () => {
  vi.stubGlobal('fetch', () => new Promise((resolve) => (settle.arrive = () => resolve(new Response('x')))));
  const said: unknown[] = [];
  const board = () =>
    createSoundBoard(SILENT, {
      get: () => ({ sound: true, quality: 'high', autoLevel: null }),
      set: ({ audioLoading }) => void said.push(audioLoading),
      subscribe: () => () => undefined,
    });
  const first = board();
  expect(said).toEqual([]);
  window.dispatchEvent(new Event('pointerdown'));
  expect(said).toEqual([true]);
  await vi.waitFor(() => settle.arrive());
  await vi.waitFor(() => {
    settle.arrive();
    expect(said).toEqual([true, false]);
  });
  first.destroy();
  const second = board();
  window.dispatchEvent(new Event('pointerdown'));
  second.destroy();
  expect(said).toEqual([true, false, true, false]);
});

it('plays its music only where the player wants any, and has it come and go with the switch', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('x')));
  made.length = 0;
  let music = false;
  let tell = () => undefined as void;
  const board = createSoundBoard(SILENT, {
    get: () => ({ sound: true, music, quality: 'high', autoLevel: null }),
    set: () => undefined,
    subscribe: (changed) => ((tell = changed), () => undefined),
  });
  const loops = () => made.filter(({ sprites }) => !sprites);
  board.music();
  window.dispatchEvent(new Event('pointerdown'));
  await vi.waitFor(() => expect(made).toHaveLength(1));
  expect(loops()).toEqual([]);
  music = true;
  tell();
  await vi.waitFor(() => expect(loops()).toHaveLength(1));
  music = false;
  tell();
  expect(loops()[0]?.volume).toBe(0);
  music = true;
  tell();
  expect(loops().map(({ volume }) => volume)).toEqual([1]);
  board.destroy();
});
