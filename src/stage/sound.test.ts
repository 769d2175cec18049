// @vitest-environment happy-dom
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { createSoundBoard } from './sound';

const SILENT = { sounds: { webm: 'a.webm', mp3: 'a.mp3', sprites: {} } };
const settle = { arrive: () => undefined as void };
const made: { paused: boolean; sprites: boolean; destroy(): void; play(): void }[] = [];
const { audioContext } = vi.hoisted(() => {
  const context = {
    state: 'running',
    resume: () => Promise.resolve(void (context.state = 'running')),
    suspend: () => Promise.resolve(void (context.state = 'suspended')),
  };
  return { audioContext: context };
});
vi.mock('@pixi/sound', () => ({
  sound: { disableAutoPause: false, volumeAll: 1, context: { audioContext } },
  Sound: {
    from: ({ loaded, sprites }: { loaded: (error: null, sound: object) => void; sprites?: object }) => {
      const sound = { paused: false, sprites: sprites !== undefined, destroy: () => undefined, play: () => undefined };
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
  await expect
    .poll(() => {
      settle.arrive();
      return said;
    })
    .toEqual([true, false]);
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
  await expect.poll(() => made).toHaveLength(1);
  expect(loops()).toEqual([]);
  music = true;
  tell();
  await expect.poll(() => loops()).toHaveLength(1);
  music = false;
  tell();
  expect(loops()[0]?.paused).toBe(true);
  music = true;
  tell();
  expect(loops().map(({ paused }) => paused)).toEqual([false]);
  board.destroy();
});

/** A board whose player has been active, and the switch of its sound. */
function switched(sound: boolean) {
  made.length = 0;
  let tell = () => undefined as void;
  const fetched = vi.fn(() => Promise.resolve(new Response('x')));
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } });
  const board = createSoundBoard(SILENT, {
    get: () => ({ sound, quality: 'high', autoLevel: null }),
    set: () => undefined,
    subscribe: (changed) => ((tell = changed), () => undefined),
  });
  const turn = (on: boolean): void => {
    sound = on;
    tell();
  };
  return { board, turn, fetched };
}

afterEach(() => void vi.useRealTimers());
afterAll(() => void vi.unstubAllGlobals());

it('fetches nothing while it cannot be heard, and music only once it can', async () => {
  const { board, turn, fetched } = switched(false);
  window.dispatchEvent(new Event('pointerdown'));
  board.duck(true);
  turn(true);
  await vi.dynamicImportSettled();
  expect(fetched).not.toHaveBeenCalled();
  board.duck(false);
  await expect.poll(() => made).toHaveLength(1);
  turn(false);
  board.music();
  await vi.dynamicImportSettled();
  expect(fetched).toHaveBeenCalledTimes(1);
  turn(true);
  await expect.poll(() => made).toHaveLength(2);
  board.destroy();
});

it('has the audio context run only while it can be heard', async () => {
  const { board, turn } = switched(true);
  await expect.poll(() => made).toHaveLength(1);
  vi.useFakeTimers();
  const later = (): string => {
    vi.advanceTimersByTime(5000);
    return audioContext.state;
  };
  expect(later()).toBe('running');
  turn(false);
  // What was heard last runs out.
  expect(audioContext.state).toBe('running');
  expect(later()).toBe('suspended');
  turn(true);
  expect(audioContext.state).toBe('running');
  board.duck(true);
  expect(later()).toBe('suspended');
  board.duck(false);
  turn(false);
  turn(true);
  expect(later()).toBe('running');
  const other = switched(true);
  await expect.poll(() => made).toHaveLength(1);
  board.destroy();
  expect(later()).toBe('running');
  other.board.destroy();
  expect(later()).toBe('suspended');
});
