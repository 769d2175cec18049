// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import { OVER } from '../kit/ease';
import { fakeAssets } from '../kit/fake-assets.fixture';
import { Label } from '../kit/label';
import { seededRandom } from '../kit/random';
import type { DingdongContext } from './parts';
import { Pool, type Verdict } from './pool';
import { tuning } from './tuning';
import type { DingdongPool } from './view';

const text = {
  CHERRY: 'a',
  APPLE: 'b',
  MANGO: 'c',
  BAMBOO: 'd',
  GRAPE: 'e',
  STAR: 'f',
  DING: 'g',
  AGAIN: 'h',
  closesIn: 'i',
  closed: 'j',
  runAgain: 'k',
  won: 'l',
  back: 'm',
  bot: 'r',
  put: 'n',
  connecting: 'o',
  offline: 'p',
  reconnecting: 'q',
};
const context: DingdongContext = {
  now: () => 0,
  random: seededRandom(1),
  assets: fakeAssets(),
  sound: {
    play: () => undefined,
    loop: () => ({ set: () => undefined, stop: () => undefined }),
    music: () => undefined,
  },
  text,
  reducedMotion: true,
  quality: 'high',
};
const BETTING: Verdict = { drawn: false, after: OVER, hit: false };
const RUNNING: Verdict = { drawn: true, after: OVER, hit: true };
const WON: Verdict = { drawn: true, after: 5_000, hit: true };
const LOST: Verdict = { drawn: true, after: 5_000, hit: false };

/** A pool as it stands with a verdict. */
function pool(verdict: Verdict, own: number, pending: number): Pool {
  const state: DingdongPool = {
    select: 'GRAPE',
    total: 100_000,
    users: 3,
    bots: 0,
    hot: false,
    own,
    pending,
    back: own * 10,
  };
  const made = new Pool(context, tuning.pools, 'GRAPE');
  made.tick(16, state, verdict, { select: 'GRAPE', x: 0, y: 0, width: 89, height: 100 }, 1, true);
  return made;
}

describe('a pool', () => {
  test('while bets are taken shows what lies on it with what is set up', () => {
    expect(pool(BETTING, 20_000, 5_000)).toMatchObject({ stake: 25_000, placed: false });
    expect(pool(BETTING, 20_000, 0)).toMatchObject({ stake: 20_000, placed: true });
  });

  test('from the draw on shows the round’s own stake, whatever is set up for the next', () => {
    expect(pool(RUNNING, 20_000, 5_000)).toMatchObject({ stake: 20_000, placed: true });
    expect(pool(RUNNING, 0, 5_000)).toMatchObject({ stake: 5_000, placed: false });
  });

  test('wins and loses by the round’s own stake', () => {
    expect(pool(WON, 20_000, 5_000)).toMatchObject({ stake: 20_000, gold: 1, seen: 1 });
    expect(pool(LOST, 20_000, 5_000)).toMatchObject({ stake: 20_000, gold: 0, seen: tuning.pools.lossTo });
    expect(pool(WON, 0, 5_000)).toMatchObject({ gold: 0, seen: 1 });
    expect(pool(LOST, 0, 5_000)).toMatchObject({ gold: 0, seen: 1 });
  });

  test('says its net once it won', () => {
    const words = pool(WON, 20_000, 0).view.children.flatMap((child) => (child instanceof Label ? [child.text] : []));
    expect(words).toContain('+180K');
  });
});
