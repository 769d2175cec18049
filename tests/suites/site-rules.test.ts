/** What the site's settings decide holds for every bet of every game, from the next round on. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ROLLER_CALM_MS } from '../../contract/constants';
import { crashCalls } from '../../contract/crash';
import { diceCalls } from '../../contract/dice';
import { dingdongCalls } from '../../contract/dingdong';
import { hiloCalls } from '../../contract/hilo';
import { minesCalls } from '../../contract/mines';
import { rollerCalls } from '../../contract/roller';
import { rouletteCalls } from '../../contract/roulette';
import { wingoCalls } from '../../contract/wingo';
import { ANIMATE_MS } from '../../machines/roller/delays';
import { createDeskActs } from '../../server/operators/acts';
import type { Player, Store } from '../../server/ports';
import { APPLIES_AFTER_MS, type Changes, createChanges } from '../../server/settings/changes';
import { siteRules } from '../../server/settings/rules';
import { SettingValues } from '../../server/settings/values';
import { testEngines } from './engines';
import { type Ask, BET_PATHS, IDR } from './fair-play-kit';
import { NOON, player, RoomClock, roomHouse, type RoomHouse } from './rooms-kit';

const BET = 10_000;
const POOLS = [
  ['roulette', rouletteCalls],
  ['dice', diceCalls],
  ['dingdong', dingdongCalls],
] as const;
const ROLL = { amount: BET, choose: 50_000, isHigher: true, ...IDR };

it('the needle that the server waits for is the one that the room shows', () => {
  expect(ANIMATE_MS.calm).toBe(ROLLER_CALM_MS);
});

for (const engine of testEngines('site-rules')) {
  describe(`the site's rules on ${engine.name}`, () => {
    let store: Store;
    let house: RoomHouse;
    let clock: RoomClock;
    let values: SettingValues;
    let changes: Changes;
    let ana: Player;
    let serial = 0;

    beforeAll(async () => {
      store = await engine.open();
      clock = new RoomClock(NOON);
      values = new SettingValues(() => undefined);
      house = roomHouse({ store, clock, deps: { site: siteRules(values) } });
      changes = createChanges({
        store: house.store,
        clock,
        acts: createDeskActs({ store: house.store, clock, admit: async () => undefined }),
        changed: async () => void (await values.read(store.db)),
      });
      await house.start();
    });
    afterAll(async () => {
      await house.stop();
      await store.close();
    });
    beforeEach(async () => {
      ana = player(`ana${(serial += 1)}`);
      house.from.region = '';
      await house.grant(ana);
    });

    const set = (given: Record<string, unknown>) =>
      changes.change({ id: 'ratih' }, { base: values.version, values: given as never, reason: 'uji' }, true);
    const ask: Ask = (call, req) => house.ask(call, req, ana);
    /** Until a room takes bets, and for long enough to try one or two. */
    const untilOpen = (name: string) =>
      house.until(async () => {
        if (name.startsWith('crash')) {
          const room = await house.ask(crashCalls.curGame, IDR);
          return room.status === 'preparation' && room.startTime - clock.now() > 2_000;
        }
        if (name === 'wingo') {
          const { closeTime } = await house.ask(wingoCalls.curRound, { ...IDR, model: 3 });
          return closeTime - clock.now() > 2_000;
        }
        const pool = POOLS.find(([game]) => game === name)?.[1];
        if (pool === undefined) return true;
        const room = await house.ask(pool.curRound, IDR);
        return room.status === 0 && room.closeTime - clock.now() > 2_000;
      });
    const untouched = async () => expect(await house.ledger.balanceOf(ana.id)).toBe(100_000_000n);

    describe.each(BET_PATHS)('$name', ({ name, bet }) => {
      const open = () => untilOpen(name);

      it('is refused with 1000 in maintenance, and taken after it', async () => {
        await open();
        await set({ maintenance: { on: true, until: null } });
        expect(await house.refusal(bet(ask, BET))).toBe(1000);
        await untouched();
        await set({ maintenance: { on: false, until: null } });
        await open();
        expect(await house.refusal(bet(ask, BET))).toBeNull();
      });

      it('is refused with 451 from a place that is closed, and nowhere else', async () => {
        await open();
        await set({ places: [{ region: 'SG', blocked: true, flags: {} }] });
        house.from.region = 'SG';
        expect(await house.refusal(bet(ask, BET))).toBe(451);
        await untouched();
        house.from.region = 'MY';
        expect(await house.refusal(bet(ask, BET))).toBeNull();
        // Whose place nobody knows is where the site says.
        await set({ default_region: 'SG' });
        house.from.region = '';
        expect(await house.refusal(bet(ask, BET))).toBe(451);
        await set({ default_region: 'ID', places: [] });
      });

      it('keeps to new limits from the next round on', async () => {
        await set({ bet_amount_range: { min: 20_000, max: 5_000_000 } });
        await clock.advance(APPLIES_AFTER_MS);
        // The longest round at the tables is Wingo's of two minutes.
        await clock.advance(125_000);
        await open();
        expect(await house.refusal(bet(ask, BET))).not.toBeNull();
        await untouched();
        expect(await house.refusal(bet(ask, 20_000))).toBeNull();
        await set({ bet_amount_range: { min: 1_000, max: 5_000_000 } });
        await clock.advance(130_000);
      });
    });

    it('a bet whose answer was lost gets that answer in maintenance too', async () => {
      const asked = { amount: BET, uuid: `lost-answer-${serial}`, ...IDR };
      const before = await ask(hiloCalls.startRound, asked);
      await set({ maintenance: { on: true, until: null } });
      expect(await ask(hiloCalls.startRound, asked)).toEqual(before);
      expect(await house.refusal(ask(hiloCalls.startRound, { ...asked, uuid: 'another-one' }))).toBe(1000);
      await set({ maintenance: { on: false, until: null } });
    });

    it('a round that is open ends and pays in maintenance, by the limits that it began with', async () => {
      const { round } = await ask(minesCalls.startRound, { amount: BET, mines: 3, ...IDR });
      await set({ maintenance: { on: true, until: null }, max_round_profit: 1 });
      await clock.advance(APPLIES_AFTER_MS + 1_000);
      let cell = 0;
      // Cells are mined by chance: the first ones may end it.
      let step = await ask(minesCalls.selectCard, { roundId: round.roundId, selectCard: cell, ...IDR });
      while (step.round.status === 'open' && cell < 3)
        step = await ask(minesCalls.selectCard, { roundId: round.roundId, selectCard: (cell += 1), ...IDR });
      if (step.round.status === 'open') step = await ask(minesCalls.cashRound, { roundId: round.roundId, ...IDR });
      if (step.round.status === 'won') expect(step.round.winAmount).toBeGreaterThan(BET + 1);
      expect(step.round.status).not.toBe('open');
      await set({ maintenance: { on: false, until: null }, max_round_profit: 1_000_000_000 });
    });

    it('limits of a round under way stay as they were', async () => {
      await house.until(async () => {
        const room = await house.ask(rouletteCalls.curRound, IDR);
        return room.status === 0 && room.closeTime - clock.now() > 8_000;
      });
      const before = await house.ask(rouletteCalls.curRound, IDR);
      await set({ bet_amount_range: { min: 50_000, max: 60_000 } });
      await clock.advance(APPLIES_AFTER_MS + 500);
      const after = await house.ask(rouletteCalls.curRound, IDR);
      expect([after.roundId, after.betAmountRange]).toEqual([before.roundId, before.betAmountRange]);
      await clock.advance(25_000);
      const next = await house.ask(rouletteCalls.curRound, IDR);
      expect(next.betAmountRange).toEqual({ min: 50_000, max: 60_000 });
      await set({ bet_amount_range: { min: 1_000, max: 5_000_000 } });
      await clock.advance(APPLIES_AFTER_MS);
    });

    it('roller is no quicker than its needle without turbo, by place', async () => {
      await set({ places: [{ region: 'MY', blocked: false, flags: { turbo: true } }] });
      expect(await house.refusal(ask(rollerCalls.startRound, ROLL))).toBeNull();
      const began = clock.now();
      await clock.advanceTo(began + ROLLER_CALM_MS - 200);
      expect(await house.refusal(ask(rollerCalls.startRound, ROLL))).toBe(667);
      house.from.region = 'MY';
      expect(await house.refusal(ask(rollerCalls.startRound, ROLL))).toBeNull();
      expect(await house.refusal(ask(rollerCalls.startRound, ROLL))).toBeNull();
      await set({ places: [] });
    });

    it('a round that plays itself is refused with 10006 where a place has no auto-bet', async () => {
      await set({ places: [{ region: 'MY', blocked: false, flags: { autoBet: false } }] });
      const played = { amount: BET, mines: 3, cells: [4], ...IDR };
      house.from.region = 'MY';
      expect(await house.refusal(ask(minesCalls.playRound, played))).toBe(10006);
      await untouched();
      house.from.region = 'ID';
      expect(await house.refusal(ask(minesCalls.playRound, played))).toBeNull();
      await set({ places: [] });
    });
  });
}
