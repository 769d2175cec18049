import { afterEach, describe, expect, it } from 'vitest';
import { siteStreams } from '../../contract/site';
import { SETTINGS_KEYS } from '../../contract/visits';
import { KINDS } from '../../contract/settings-kinds';
import { SETTING_KEYS } from '../../contract/settings';
import { SETTINGS } from '../../contract/settings-table';
import { createDeskActs } from '../../server/operators/acts';
import { APPLIES_AFTER_MS, createChanges } from '../../server/settings/changes';
import { siteRules } from '../../server/settings/rules';
import { createSettings, LOOK_MS } from '../../server/settings/settings';
import { SettingValues } from '../../server/settings/values';
import { localFanout } from '../../server/fanout/local';
import { publisherOver } from '../../server/realtime/publisher';
import { LEASE_MS } from '../../server/store/leadership';
import { createLogger } from '../../server/system/logger';
import { testEngines } from './engines';
import { RoomClock } from './rooms-kit';

const RATIH = { id: 'ratih' };
const REASON = 'uji coba';

for (const engine of testEngines('settings')) {
  describe(`settings on ${engine.name}`, () => {
    const stops: (() => Promise<void>)[] = [];
    afterEach(async () => {
      for (const stop of stops.splice(0).reverse()) await stop();
    });

    /** Two nodes on one store: the message of a change reaches the other only where they share a fan-out. */
    async function nodes(shared = true) {
      const store = await engine.open();
      stops.push(() => store.close());
      const clock = new RoomClock();
      const fail = (error: unknown): void => {
        throw error;
      };
      const here = localFanout(fail);
      const there = shared ? here : localFanout(fail);
      const node = async (fanout: typeof here) => {
        const publisher = publisherOver(fanout);
        const settings = await createSettings({ store, clock, fanout, publisher, logger: createLogger('silent') });
        settings.start();
        stops.push(() => settings.stop());
        const acts = createDeskActs({ store, clock, admit: async () => undefined });
        const changes = createChanges({ store, clock, acts, changed: () => settings.refresh() });
        return { ...settings, changes };
      };
      const heard: unknown[] = [];
      here.subscribe((topic, data) => {
        if (topic === siteStreams.changed.route) heard.push(JSON.parse(Buffer.from(data).toString()));
      });
      return { store, clock, heard, one: await node(here), other: await node(there) };
    }

    const ask = (values: Record<string, unknown>, base = 0) => ({ base, values: values as never, reason: REASON });
    const codeOf = (work: Promise<unknown>): Promise<unknown> =>
      work.then(
        () => null,
        (error: { code?: number }) => error.code ?? error,
      );

    it('a change is a version, in the log with who and why, on every node at once, and pages are told', async () => {
      const { store, clock, heard, one, other } = await nodes();
      expect(await one.changes.change(RATIH, ask({ turbo: true, min_round_ms: 500 }), false)).toEqual({ version: 1 });
      await clock.advance(0);
      // The other node reads its store in its own time.
      await expect.poll(() => other.values.version).toBe(1);
      for (const { values } of [one, other]) {
        expect([values.version, values.now('turbo'), values.now('min_round_ms')]).toEqual([1, true, 500]);
        expect(values.now('auto_bet')).toBe(SETTINGS.auto_bet.initial);
      }
      expect(heard).toContainEqual({ version: 1 });
      const [line, ...more] = await store.db.selectFrom('operator_log').selectAll().execute();
      expect(more).toEqual([]);
      expect(line).toMatchObject({ actor: 'ratih', act: 'setting.change', subject: 'turbo min_round_ms' });
      expect(JSON.parse(line?.details ?? '')).toEqual({
        reason: REASON,
        before: { turbo: false, min_round_ms: 0 },
        after: { turbo: true, min_round_ms: 500 },
      });
    });

    it('a node that the message does not reach finds it in the store', async () => {
      const { clock, one, other } = await nodes(false);
      await one.changes.change(RATIH, ask({ turbo: true }), false);
      expect(other.values.now('turbo')).toBe(false);
      await clock.advance(LOOK_MS);
      await expect.poll(() => other.values.now('turbo')).toBe(true);
    });

    it('a node that the message does not reach knows of a change before rounds keep to it', async () => {
      const { clock, one, other } = await nodes(false);
      await one.changes.change(RATIH, ask({ max_round_profit: 5_000 }), true);
      const applies = clock.now() + APPLIES_AFTER_MS;
      // As long as a leader may go without an answer of the store before it leads no more.
      await clock.advance(APPLIES_AFTER_MS - LEASE_MS - LOOK_MS);
      await expect.poll(() => other.values.version).toBe(1);
      for (const { values } of [one, other])
        expect([applies - 1, applies].map((at) => siteRules(values).at(at).maxProfit)).toEqual([
          100_000_000_000n,
          500_000n,
        ]);
    });

    it('a round keeps to what held when it began', async () => {
      const { clock, one } = await nodes();
      const rules = siteRules(one.values);
      const began = clock.now();
      await one.changes.change(
        RATIH,
        ask({ bet_amount_range: { min: 2_000, max: 9_000 }, max_round_profit: 5_000 }),
        true,
      );
      expect(rules.at(began).limits).toEqual({ min: 100_000n, max: 500_000_000n });
      expect(rules.at(clock.now() + APPLIES_AFTER_MS - 1)).toEqual(rules.at(began));
      expect(rules.at(clock.now() + APPLIES_AFTER_MS)).toEqual({
        limits: { min: 200_000n, max: 900_000n },
        maxProfit: 500_000n,
      });
      // Also for whoever asks long after.
      await clock.advance(60_000);
      expect(rules.at(began).maxProfit).toBe(100_000_000_000n);
    });

    it.each([
      [{ nothing_of_ours: 1 }, 3],
      [{ turbo: 'yes' }, 3],
      [{ bet_amount_range: { min: 5, max: 4 } }, 3],
      [{ community_telegram: 'javascript:alert(1)' }, 3],
      [
        {
          places: [
            { region: 'SG', blocked: true, flags: {} },
            { region: 'SG', blocked: false, flags: {} },
          ],
        },
        3,
      ],
      [{ places: [{ region: 'id', blocked: true, flags: {} }] }, 3],
      [{ turbo: true, reality_check_minutes: -1 }, 3],
      // What the site's own figures may not be, a place's may not either.
      [{ places: [{ region: 'ID', blocked: false, flags: { realityCheckMinutes: -5 } }] }, 3],
      [{ places: [{ region: 'ID', blocked: false, flags: { minRoundMs: 9e15 } }] }, 3],
      // No date to a browser.
      [{ maintenance: { on: true, until: 9e15 } }, 3],
      [{ bet_amount_range: { min: 1, max: 1e300 } }, 3],
      [{ bet_amount_range: { min: 0.5, max: 2 } }, 3],
      [{ max_round_profit: null }, 3],
      [{ max_round_profit: '1000' }, 3],
      [{ ['__proto__']: true, constructor: true }, 3],
    ])('%j is refused whole', async (values, code) => {
      const { store, one } = await nodes();
      expect(await codeOf(one.changes.change(RATIH, ask(values), true))).toBe(code);
      expect(await store.db.selectFrom('setting_changes').selectAll().execute()).toEqual([]);
      expect(await store.db.selectFrom('operator_log').selectAll().execute()).toEqual([]);
    });

    it('a stored value that is no JSON counts as never given, and those after it are read', async () => {
      const { store, one } = await nodes();
      const written = {
        version: 1,
        key: 'turbo',
        value: '{torn',
        at: 0,
        applies_at: 0,
        actor: 'ratih',
        reason: REASON,
      };
      await store.db.insertInto('setting_changes').values(written).execute();
      await one.changes.change(RATIH, ask({ min_round_ms: 500 }, 1), false);
      const values = new SettingValues((key, version) => unfit.push(`${key} ${version}`));
      const unfit: string[] = [];
      await values.read(store.db);
      expect([values.version, values.now('turbo'), values.now('min_round_ms'), unfit]).toEqual([
        2,
        SETTINGS.turbo.initial,
        500,
        ['turbo 1'],
      ]);
    });

    it('a dangerous key wants the guarded way, also among harmless ones', async () => {
      const { one } = await nodes();
      const both = { turbo: true, maintenance: { on: true, until: null } };
      expect(await codeOf(one.changes.change(RATIH, ask(both), false))).toBe(401);
      expect(one.values.now('turbo')).toBe(false);
      expect(await codeOf(one.changes.change(RATIH, ask(both), true))).toBeNull();
    });

    it('of two operators who looked at the same value, the second is told', async () => {
      const { one, other } = await nodes();
      const [first, second] = await Promise.all([
        codeOf(one.changes.change(RATIH, ask({ min_round_ms: 100 }), false)),
        codeOf(other.changes.change({ id: 'dimas' }, ask({ min_round_ms: 200 }), false)),
      ]);
      expect([first, second].sort()).toEqual([9005, null]);
      // Another key is nobody's business.
      expect(await codeOf(one.changes.change(RATIH, ask({ turbo: true }), false))).toBeNull();
    });

    it('history has what it was, what it became and who; undo is a version of its own, once', async () => {
      const { one } = await nodes();
      await one.changes.change(RATIH, ask({ min_round_ms: 100 }), false);
      await one.changes.change(RATIH, ask({ min_round_ms: 300, turbo: true }, 1), false);
      const { list, next } = await one.changes.history('min_round_ms', undefined);
      expect(next).toBeNull();
      expect(list).toMatchObject([
        { version: 2, before: 100, value: 300, actor: 'ratih', reason: REASON, undoable: true },
        { version: 1, before: 0, value: 100, undoable: false },
      ]);
      expect(await codeOf(one.changes.undo(RATIH, 1, REASON))).toBe(9005);
      expect(await codeOf(one.changes.undo(RATIH, 7, REASON))).toBe(3);
      expect(await one.changes.undo(RATIH, 2, REASON)).toEqual({ version: 3 });
      expect([one.values.now('min_round_ms'), one.values.now('turbo')]).toEqual([100, false]);
      expect(await codeOf(one.changes.undo(RATIH, 2, REASON))).toBe(9005);
    });

    it('history goes on below a version and cuts none in two', async () => {
      const { one } = await nodes();
      for (let version = 0; version < 20; version += 1)
        await one.changes.change(RATIH, ask({ min_round_ms: version, turbo: version % 2 === 0 }, version), false);
      const first = await one.changes.history(undefined, undefined);
      const rest = await one.changes.history(undefined, first.next ?? 0);
      expect(rest.next).toBeNull();
      const seen = [...first.list, ...rest.list].map(({ version, key }) => `${version} ${key}`);
      expect(seen).toHaveLength(40);
      expect(new Set(seen).size).toBe(40);
    });

    it('the history is nobody’s to edit', async () => {
      const { store, one } = await nodes();
      await one.changes.change(RATIH, ask({ turbo: true }), false);
      await expect(store.db.updateTable('setting_changes').set({ value: 'false' }).execute()).rejects.toThrow(
        'never changed',
      );
      await expect(store.db.deleteFrom('setting_changes').execute()).rejects.toThrow('never changed');
    });
  });
}

it('every documented key is a setting, and every initial value fits its own schema', () => {
  for (const key of SETTINGS_KEYS) expect(SETTING_KEYS).toContain(key);
  for (const [key, { kind, initial }] of Object.entries(SETTINGS))
    expect(KINDS[kind].safeParse(initial).success, key).toBe(true);
});
