// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { createSoundBoard } from './sound';

const SILENT = { sounds: { webm: 'a.webm', mp3: 'a.mp3', sprites: {} } };
const settle = { arrive: () => undefined as void };
vi.mock('@pixi/sound', () => ({
  sound: { disableAutoPause: false, volumeAll: 1 },
  Sound: {
    from: ({ loaded }: { loaded: (error: null, sound: object) => void }) => loaded(null, { destroy: () => undefined }),
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
