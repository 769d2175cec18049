import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Engine } from './engine';
import type { StageFeed, StageSettings, StageStatus } from './feed';
import { createStageHost } from './host';

/** How the next engine starts, and how many did. */
const engine = vi.hoisted(() => ({ start: (): Promise<Engine> => Promise.reject(new Error('no WebGL')), started: 0 }));
vi.mock('./engine', () => ({
  createEngine: () => {
    engine.started += 1;
    return engine.start();
  },
}));

const settings: StageSettings = { get: () => ({ sound: false, quality: 'auto' }), subscribe: () => () => {} };
const feed: StageFeed = { game: 'crash', now: () => 0, view: () => { throw new Error('not shown here'); }, onView: () => () => {}, onCue: () => () => {} };
const none = { top: 0, right: 0, bottom: 0, left: 0 };
/** The stage only passes it on. */
const element = { clientWidth: 412 } as HTMLElement;

const later = async (): Promise<void> => {
  for (let i = 0; i < 20; i += 1) await Promise.resolve();
  await vi.dynamicImportSettled();
};

function setUp() {
  const asked: AbortSignal[] = [];
  const calls: string[] = [];
  const open: ((made: boolean) => void)[] = [];
  const running: Engine = {
    visit(options) {
      asked.push(options.signal);
      return new Promise((resolve, reject) => {
        open.push((made) => (made ? resolve({ insets: (i) => calls.push(`insets ${i.top}`), skip: () => calls.push('skip'), leave: () => calls.push('leave') }) : reject(new Error('offline'))));
      });
    },
    destroy: () => calls.push('destroy'),
  };
  engine.start = () => Promise.resolve(running);
  const said: StageStatus[] = [];
  const host = createStageHost();
  const enter = () => host.enter({ element, feed, settings, locale: 'id', insets: none, onStatus: (status) => said.push(status) });
  return { host, enter, asked, calls, open, said };
}

beforeEach(() => {
  engine.started = 0;
});

describe('the stage host', () => {
  test('says how far it is, and passes on what was asked for meanwhile', async () => {
    const { enter, open, calls, said } = setUp();
    const visit = enter();
    visit.insets({ ...none, top: 48 });
    await later();
    open[0]?.(true);
    await later();
    expect(said).toEqual(['loading', 'running']);
    expect(calls).toContain('insets 48');
  });

  test('a room left while it loads never shows', async () => {
    const { enter, open, asked, calls, said } = setUp();
    const visit = enter();
    await later();
    visit.leave();
    expect(asked[0]?.aborted).toBe(true);
    open[0]?.(true);
    await later();
    expect(calls).toEqual(['leave']);
    expect(said).toEqual(['loading']);
  });

  test('mounting twice, as StrictMode does, starts one engine and keeps the second visit', async () => {
    const { enter, open, calls } = setUp();
    enter().leave();
    const second = enter();
    await later();
    for (const go of open) go(true);
    await later();
    second.skip();
    expect(engine.started).toBe(1);
    expect(calls).toContain('skip');
  });

  test('art that does not arrive is said, and can be tried again', async () => {
    const { enter, open, said } = setUp();
    enter();
    await later();
    open[0]?.(false);
    await later();
    expect(said).toEqual(['loading', 'failed']);
    enter();
    await later();
    open[1]?.(true);
    await later();
    expect(said.at(-1)).toBe('running');
  });

  test('a browser without WebGL is told apart', async () => {
    const { enter, said } = setUp();
    engine.start = () => Promise.reject(new Error('no WebGL'));
    enter();
    await later();
    expect(said).toEqual(['loading', 'unsupported']);
  });
});
