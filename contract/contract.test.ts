import { describe, expect, it } from 'vitest';
import { MAX_RATE } from '../rules/hilo/payout';
import { CELLS } from '../rules/mines/draw';
import { minesRate } from '../rules/mines/payout';
import { capProfit, fromRate, pay, RATE_ONE, toSen } from '../rules/money';
import { RESULT_MAX, rollerRate } from '../rules/roller/roller';
import { endpoints } from './endpoints';
import { calls, streams } from './index';
import { ERRORS, SILENT_CODES, CodeError, errorText, hasChinese } from './errors';
import { money, multiplier } from './common';
import { DEFAULT_BET_MIN, DEFAULT_MAX_ROUND_PROFIT, MINES_MAX, MINES_MIN } from './constants';
import { password, phone } from './account';
import { clientSeed } from './solo';
import { phaseNum } from './wingo';
import { matchRoute, topic } from './wire';
import { crashStreams } from './crash';

describe('routes', () => {
  it('no two calls or streams share a route', () => {
    const routes = [...Object.values(calls), ...Object.values(streams)].flatMap((area) =>
      Object.values(area).map((r) => r.route),
    );
    expect(new Set(routes).size).toBe(routes.length);
  });
  it('no two endpoints share method and path', () => {
    const keys = Object.values(endpoints).flatMap((area) => Object.values(area).map((e) => `${e.method} ${e.path}`));
    expect(new Set(keys).size).toBe(keys.length);
  });
  it('the routes that the spec names are spelled as there', () => {
    expect(calls.wingo.curRound.route).toBe('/ws/game/wingo/curRound');
    expect(streams.wingo.start.route).toBe('/ws/game/wingo/round/start');
    expect(calls.crash.curGame.route).toBe('game/crash/curGame');
    expect(calls.dice.curRound.route).toBe('game/dice/curRound');
    expect(topic(streams.dice.result, 'u1')).toBe('game/dice/round/u1/result');
    expect(topic(streams.roulette.result, 'u1')).toBe('game/roulette/round/result/u1');
    expect(streams.dingdong.update.route).toBe('game/dingdong/round/update');
    expect(streams.crash.escapeInfo.route).toBe('game/crash/escapeInfo');
  });
  it('what moves money is a write that needs a player', () => {
    const solo = [calls.mines, calls.hilo, calls.roller].flatMap(({ startRound, setSeed, rotateSeed }) => [
      startRound,
      setSeed,
      rotateSeed,
    ]);
    const steps = [
      calls.mines.playRound,
      calls.mines.selectCard,
      calls.mines.cashRound,
      calls.hilo.selectCard,
      calls.hilo.cashRound,
    ];
    for (const c of [
      calls.crash.bet,
      calls.crash.escape,
      calls.crash.cancel,
      calls.wingo.bet,
      calls.roulette.bet,
      calls.dice.bet,
      calls.dingdong.bet,
      ...solo,
      ...steps,
    ])
      expect([c.access, c.effect]).toEqual(['player', 'write']);
  });
  it('a placeholder is filled and read back', () => {
    expect(topic(streams.wingo.result, 'u1')).toBe('/ws/game/wingo/u1/round/result');
    expect(matchRoute(streams.wingo.result.route, '/ws/game/wingo/u1/round/result')).toBe('u1');
    expect(matchRoute(streams.wingo.result.route, '/ws/game/wingo/a/b/round/result')).toBeNull();
    expect(matchRoute(streams.wingo.result.route, '/ws/game/wingo//round/result')).toBeNull();
    expect(matchRoute('game/crash/start', 'game/crash/start')).toBe('');
    expect(matchRoute('game/crash/start', 'game/crash/end')).toBeNull();
  });
});

describe('values', () => {
  it.each([0, 1, 0.5, 0.01, 1000.1, 12_503_980.25])('%d is an amount', (n) =>
    expect(money.safeParse(n).success).toBe(true),
  );
  it.each([-1, 0.001, Number.NaN, Number.POSITIVE_INFINITY, '5', null])('%s is not', (n) =>
    expect(money.safeParse(n).success).toBe(false),
  );
  it.each(['081234567890', '+6281234567890', '6281234567890'])('%s is a phone number', (n) =>
    expect(phone.safeParse(n).success).toBe(true),
  );
  it.each(['0712345678', '08123', 'abc', '08123456789012345'])('%s is not', (n) =>
    expect(phone.safeParse(n).success).toBe(false),
  );
  it.each(['abcd1234', 'Rahasia2026'])('%s is a password', (p) => expect(password.safeParse(p).success).toBe(true));
  it.each(['abcdefgh', '12345678', 'abc123', 'abcd 1234', 'abcdefgh123456789'])('%s is not', (p) =>
    expect(password.safeParse(p).success).toBe(false),
  );
  describe('the most that a solo game pays is a multiplier', () => {
    const largest = (rates: readonly number[]): number => rates.reduce((most, rate) => Math.max(most, rate), 0);
    const mines = largest(
      Array.from({ length: MINES_MAX - MINES_MIN + 1 }, (_, i) => MINES_MIN + i).flatMap((count) =>
        Array.from({ length: CELLS - count + 1 }, (_, opened) => minesRate(count, opened)),
      ),
    );
    const roller = largest(
      Array.from({ length: RESULT_MAX + 1 }, (_, choose) => rollerRate({ choose, isHigher: false }) ?? 0),
    );
    it.each(Object.entries({ mines, hilo: MAX_RATE, roller }))('%s at %d / 10000', (_, rate) =>
      expect(multiplier.safeParse(fromRate(rate)).success).toBe(true),
    );
    it('also where the maximum profit cut it: what was paid for the least stake', () => {
      const staked = toSen(DEFAULT_BET_MIN);
      const paid = capProfit(staked, pay(staked, mines), toSen(DEFAULT_MAX_ROUND_PROFIT));
      expect(paid).toBeLessThan(pay(staked, mines));
      expect(multiplier.safeParse(fromRate(Number((paid * BigInt(RATE_ONE)) / staked))).success).toBe(true);
    });
  });
  it('a phase is date, model and index', () => {
    expect(phaseNum.safeParse('20261120101083').success).toBe(true);
    expect(phaseNum.safeParse('20261120401083').success).toBe(false);
  });
  it.each(['a', 'x'.repeat(32), 'halo dunia', 'selamat:pagi', '✈️', '💎'.repeat(32)])('%s is a client seed', (text) =>
    expect(clientSeed.safeParse(text).success).toBe(true),
  );
  it.each(['', 'x'.repeat(33), 'a\nb', 'a\0', '\ud800', 7, null])('%j is not', (text) =>
    expect(clientSeed.safeParse(text).success).toBe(false),
  );
  it('crash data is multiplier|time', () => {
    expect(crashStreams.data.payload.safeParse('1.24|3600').success).toBe(true);
    expect(crashStreams.data.payload.safeParse('1.24').success).toBe(false);
  });
});

describe('error catalogue', () => {
  const DOCUMENTED = [
    -1,
    1,
    3,
    667,
    700,
    1004,
    10002,
    701,
    1305,
    10013,
    702,
    1301,
    710,
    1343,
    1352,
    711,
    712,
    718,
    762,
    777,
    1311,
    1313,
    716,
    1310,
    1321,
    1331,
    1371,
    1380,
    706,
    782,
    731,
    791,
    1360,
    746,
    1312,
    785,
    786,
    1353,
    1000,
    1045,
    1046,
    1047,
    1048,
    1049,
    1051,
    1052,
    1300,
    1304,
    7001,
    2001,
    2002,
    3002,
    3003,
    3007,
    3008,
    3009,
    3010,
    3014,
    3021,
    3027,
    3028,
    3036,
    3037,
    7033,
    7031,
    7032,
    4001,
    7003,
    7007,
    7008,
    7009,
    7010,
    7011,
    7013,
    7017,
    7021,
    9005,
    10001,
    10004,
    10006,
    ...Array.from({ length: 8 }, (_, i) => 4002 + i),
    ...Array.from({ length: 11 }, (_, i) => 8001 + i),
    1200,
    1299,
  ];
  it.each(DOCUMENTED)('code %i has a text', (code) => {
    const entry = ERRORS.get(code);
    expect(entry?.text.length).toBeGreaterThan(3);
  });
  it('fills the limits into 711', () => {
    expect(errorText(711, { min: '1.000', max: '5.000.000', currency: 'IDR' })).toBe(
      'Jumlah taruhan melebihi batas 1.000 ~ 5.000.000 IDR',
    );
  });
  it('an undocumented code gets the general text', () => expect(errorText(424242)).toBe(errorText(0)));
  it('knows the silent codes and Chinese text', () => {
    expect([...SILENT_CODES].sort()).toEqual([10024, 10025, 14704, 14705, 14922]);
    expect(hasChinese('服务错误')).toBe(true);
    expect(hasChinese('Kesalahan layanan')).toBe(false);
  });
  it('a CodeError speaks Indonesian', () => expect(new CodeError(700).message).toBe('Saldo tidak cukup'));
});
