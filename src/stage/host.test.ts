import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Engine } from './engine';
import type { StageFeed, StageSettings, StageStatus } from './feed';
import { createStageHost } from './host';
import type { StagedGame } from './registry';
import type { Loaded, Staged } from './staged';

/** How the next engine starts, and how many did; which art was asked for, and how it comes. */
const engine = vi.hoisted(() => ({
  start: (): Promise<Engine> => Promise.reject(new Error('no WebGL')),
  started: 0,
  asked: [] as string[],
  arrive: [] as ((art: 'here' | 'lost') => void)[],
  freed: 0,
}));
vi.mock('./engine', () => ({
  createEngine: () => {
    engine.started += 1;
    return engine.start();
  },
  load: (game: string, width: number) => {
    engine.asked.push(`${game} ${width}`);
    const assets: Pick<Loaded<StagedGame>['assets'], 'destroy'> = { destroy: () => void (engine.freed += 1) };
    return new Promise(
      (resolve, reject) =>
        void engine.arrive.push((art) => (art === 'here' ? resolve({ assets }) : reject(new Error('offline')))),
    );
  },
}));

const settings: StageSettings = {
  get: () => ({ sound: false, quality: 'auto', autoLevel: null }),
  set: () => {},
  subscribe: () => () => {},
};
const feed: StageFeed = {
  game: 'crash',
  now: () => 0,
  view: () => {
    throw new Error('not shown here');
  },
  onView: () => () => {},
  onCue: () => () => {},
};
const none = { top: 0, right: 0, bottom: 0, left: 0 };
/** The stage only passes it on. */
const element = { clientWidth: 412 } as HTMLElement;

const later = async (): Promise<void> => {
  for (let i = 0; i < 20; i += 1) await Promise.resolve();
  await vi.dynamicImportSettled();
};

function setUp() {
  const calls: string[] = [];
  const dead: (() => void)[] = [];
  /** What the host does not look at is not there. */
  const stage = <G extends StagedGame>(): Staged<G> =>
    ({ destroy: () => void (engine.freed += 1) }) as Partial<Staged<G>> as Staged<G>;
  const running: Engine = {
    stage,
    open: (_, { size }) => calls.push(`open ${size.width}`),
    visit: ({ onDead }) => {
      dead.push(onDead);
      return {
        insets: (i) => calls.push(`insets ${i.top}`),
        skip: () => calls.push('skip'),
        leave: () => calls.push('leave'),
      };
    },
    destroy: () => calls.push('destroy'),
  };
  engine.start = () => Promise.resolve(running);
  const said: StageStatus[] = [];
  const host = createStageHost();
  const warm = (game: StagedGame, locale: 'id' | 'en' = 'id') =>
    host.warm({
      game,
      size: { width: 390, height: 844 },
      settings,
      locale,
      opening: { insets: none, place: () => {} },
    });
  const enter = () =>
    host.enter({ element, feed, settings, locale: 'id', insets: none, onStatus: (status) => said.push(status) });
  const arrive = async (art: 'here' | 'lost'): Promise<void> => {
    await later();
    for (const come of engine.arrive.splice(0)) come(art);
    await later();
  };
  return { host, warm, enter, calls, dead, arrive, said };
}

beforeEach(() => {
  engine.started = 0;
  engine.freed = 0;
  engine.asked = [];
  engine.arrive = [];
});

describe('the stage host', () => {
  test('says how far it is, and starts with the insets of the moment', async () => {
    const { enter, arrive, said } = setUp();
    enter();
    await arrive('here');
    expect(said).toEqual(['loading', 'running']);
  });

  test('rests on the picture of its page until the first gesture, and shows it until the scene is there', async () => {
    const { host, enter, arrive, said } = setUp();
    let touch = (): void => undefined;
    host.rest({ picture: '/dice.webp', over: new Promise((resolve) => (touch = resolve)) });
    enter();
    await arrive('here');
    expect([said, engine.asked, host.picture()]).toEqual([['resting'], [], '/dice.webp']);
    touch();
    await arrive('here');
    expect([said, host.picture()]).toEqual([['resting', 'running'], null]);
  });

  test('a room left while it rests makes nothing', async () => {
    const { host, enter, arrive } = setUp();
    let touch = (): void => undefined;
    host.rest({ picture: '/dice.webp', over: new Promise((resolve) => (touch = resolve)) });
    enter().leave();
    touch();
    await arrive('here');
    expect([engine.asked, engine.started]).toEqual([[], 0]);
  });

  test('a room left while it loads never shows, and its art is freed', async () => {
    const { enter, arrive, calls, said } = setUp();
    enter().leave();
    await arrive('here');
    expect(calls).toEqual([]);
    expect(engine.freed).toBe(1);
    expect(said).toEqual(['loading']);
  });

  test('mounting twice, as StrictMode does, starts one engine and keeps the second visit', async () => {
    const { enter, arrive, calls } = setUp();
    enter().leave();
    const second = enter();
    await arrive('here');
    second.skip();
    expect(engine.started).toBe(1);
    expect(engine.freed).toBe(1);
    expect(calls).toEqual(['skip']);
  });

  test('art that does not arrive is said, and can be tried again', async () => {
    const { enter, arrive, said } = setUp();
    enter();
    await arrive('lost');
    expect(said).toEqual(['loading', 'failed']);
    enter();
    await arrive('here');
    expect(said.at(-1)).toBe('running');
  });

  test('a browser without WebGL is told apart, and keeps no art', async () => {
    const { enter, arrive, said } = setUp();
    engine.start = () => Promise.reject(new Error('no WebGL'));
    enter();
    await arrive('here');
    expect(said).toEqual(['loading', 'unsupported']);
    expect(engine.freed).toBe(1);
  });

  test('a context that died is followed by a new engine, and the scene comes back', async () => {
    const { enter, arrive, calls, dead, said } = setUp();
    enter();
    await arrive('here');
    dead[0]?.();
    await arrive('here');
    expect(calls).toEqual(['leave', 'destroy']);
    expect(engine.started).toBe(2);
    expect(said).toEqual(['loading', 'running', 'loading', 'running']);
  });

  test('where WebGL was refused it can be tried again', async () => {
    const { enter, arrive, said } = setUp();
    const { start } = engine;
    engine.start = () => Promise.reject(new Error('no WebGL'));
    enter();
    await arrive('here');
    engine.start = start;
    enter();
    await arrive('here');
    expect(said).toEqual(['loading', 'unsupported', 'loading', 'running']);
  });

  test('what was loaded ahead is what the room gets', async () => {
    const { warm, enter, arrive, said } = setUp();
    warm('crash');
    warm('crash');
    await arrive('here');
    enter();
    await later();
    expect(said).toEqual(['loading', 'running']);
    expect(engine.asked).toEqual(['crash 390']);
    expect(engine.freed).toBe(0);
  });

  test('a picture is drawn before its room is there, but not after it', async () => {
    const first = setUp();
    first.warm('crash');
    await first.arrive('here');
    expect(first.calls).toEqual(['open 390']);
    const late = setUp();
    late.warm('crash');
    late.enter();
    await late.arrive('here');
    expect(late.calls).toEqual([]);
    expect(late.said).toEqual(['loading', 'running']);
  });

  test('what was made ahead in another language is freed and made again', async () => {
    const { warm, enter, arrive, said } = setUp();
    warm('crash', 'en');
    await arrive('here');
    enter();
    await arrive('here');
    expect(engine.freed).toBe(1);
    expect(said.at(-1)).toBe('running');
  });

  test('what was loaded ahead for another game is freed', async () => {
    const { warm, enter, arrive } = setUp();
    warm('wingo');
    await arrive('here');
    enter();
    await arrive('here');
    expect(engine.asked).toEqual(['wingo 390', 'crash 412']);
    expect(engine.freed).toBe(1);
  });

  test('what could not be loaded ahead is loaded again', async () => {
    const { warm, enter, arrive, said } = setUp();
    warm('crash');
    await arrive('lost');
    enter();
    await arrive('here');
    expect(said.at(-1)).toBe('running');
  });
});
