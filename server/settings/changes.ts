import { sql } from 'kysely';
import { CODE, CodeError } from '../../contract/errors';
import type { SettingChange, SettingsAsk } from '../../contract/settings';
import { isSettingKey, readSetting, SETTINGS, type SettingKey } from '../../contract/settings-table';
import type { DeskActs, Operator } from '../operators/acts';
import type { Clock, Db, Store, Tx } from '../ports';

/**
 * Rounds that begin so long after a change keep to it, ms: by then the node that leads has heard of it, so that it, whoever leads next, and every record of the round agree. One that missed the
 * message looks by itself (`LOOK_MS`), one that cannot leads no more after its lease (`LEASE_MS`), and the rest is for clocks of nodes that differ.
 */
export const APPLIES_AFTER_MS = 7_000;
const PAGE = 30;

type New = Readonly<Partial<Record<SettingKey, unknown>>>;

export interface Changes {
  /** @returns the version it became. @throws CodeError 3 for a key or a value that does not fit, 401 for a dangerous key without `guarded`, 9005 for one changed since `base` */
  change(operator: Operator, asked: SettingsAsk, guarded: boolean): Promise<{ version: number }>;
  /** @throws CodeError 3 for a version that there is not, 9005 when one of its keys was changed since */
  undo(operator: Operator, version: number, reason: string): Promise<{ version: number }>;
  history(
    key: SettingKey | undefined,
    before: number | undefined,
  ): Promise<{ list: SettingChange[]; next: number | null }>;
}

export interface ChangesDeps {
  readonly store: Store;
  readonly clock: Pick<Clock, 'now'>;
  readonly acts: DeskActs;
  /** A version is in the store. */
  readonly changed: () => Promise<void>;
}

const fault = (key: string): CodeError => new CodeError(CODE.parameter, { field: key });

function checked({ values }: Pick<SettingsAsk, 'values'>, guarded: boolean): New {
  const fit: Partial<Record<SettingKey, unknown>> = {};
  for (const [key, given] of Object.entries(values)) {
    if (!isSettingKey(key)) throw fault(key);
    const read = readSetting(key, given);
    if (read === null) throw fault(key);
    if (SETTINGS[key].dangerous && !guarded) throw new CodeError(CODE.confirmFirst);
    fit[key] = read.value;
  }
  return fit;
}

/** The newest version; on PostgreSQL nobody else makes one until this transaction is over. */
async function lockVersion(tx: Tx, { engine }: Pick<Store, 'engine'>): Promise<number> {
  if (engine === 'postgres') await sql`lock table setting_changes in share row exclusive mode`.execute(tx);
  const row = await tx
    .selectFrom('setting_changes')
    .select(({ fn }) => fn.max('version').as('version'))
    .executeTakeFirst();
  return Number(row?.version ?? 0);
}

/** The last row of each of these keys up to a version. */
async function lastOf(db: Db | Tx, keys: readonly SettingKey[], upTo: number) {
  const rows = await db
    .selectFrom('setting_changes')
    .select(['key', 'version', 'value'])
    .where('key', 'in', keys)
    .where('version', '<=', BigInt(upTo))
    .orderBy('version')
    .execute();
  return new Map(
    rows.map((row) => [row.key, { version: Number(row.version), value: JSON.parse(row.value) as unknown }]),
  );
}

const valuesOf = (keys: readonly SettingKey[], last: Awaited<ReturnType<typeof lastOf>>): New =>
  Object.fromEntries(keys.map((key) => [key, last.has(key) ? last.get(key)?.value : SETTINGS[key].initial]));

/** What operators do with settings. Every change is a version with its line of the log in one transaction. */
export function createChanges({ store, clock, acts, changed }: ChangesDeps): Changes {
  const write = async (tx: Tx, operator: Operator, version: number, values: New, reason: string): Promise<void> => {
    const at = clock.now();
    const rows = Object.entries(values).map(([key, value]) => ({
      version,
      key,
      value: JSON.stringify(value),
      at,
      applies_at: at + APPLIES_AFTER_MS,
      actor: operator.id,
      reason,
    }));
    await tx.insertInto('setting_changes').values(rows).execute();
  };

  return {
    async change(operator, { base, values, reason }, guarded) {
      const fit = checked({ values }, guarded);
      const keys = Object.keys(fit) as SettingKey[];
      const intent = { act: 'setting.change', subject: keys.join(' '), reason } as const;
      const reply = await acts.perform(operator, intent, async (tx) => {
        const newest = await lockVersion(tx, store);
        const last = await lastOf(tx, keys, newest);
        if ([...last.values()].some(({ version }) => version > base)) throw new CodeError(CODE.repeatedRequest);
        const version = newest + 1;
        await write(tx, operator, version, fit, reason);
        return { before: valuesOf(keys, last), after: fit, reply: { version } };
      });
      await changed();
      return reply;
    },

    async undo(operator, undone, reason) {
      const intent = { act: 'setting.undo', subject: String(undone), reason } as const;
      const reply = await acts.perform(operator, intent, async (tx) => {
        const newest = await lockVersion(tx, store);
        const rows = await tx
          .selectFrom('setting_changes')
          .select('key')
          .where('version', '=', BigInt(undone))
          .execute();
        const keys = rows.map(({ key }) => key).filter(isSettingKey);
        if (keys.length === 0) throw fault('version');
        const last = await lastOf(tx, keys, newest);
        if ([...last.values()].some(({ version }) => version !== undone)) throw new CodeError(CODE.repeatedRequest);
        const before = valuesOf(keys, last);
        const after = valuesOf(keys, await lastOf(tx, keys, undone - 1));
        // What was right once may not be any more: the key’s schema has the word.
        for (const key of keys) if (readSetting(key, after[key]) === null) throw fault(key);
        const version = newest + 1;
        await write(tx, operator, version, after, reason);
        return { before, after, reply: { version } };
      });
      await changed();
      return reply;
    },

    async history(key, before) {
      const rows = await store.db
        .selectFrom('setting_changes as c')
        .leftJoin('users as u', 'u.id', 'c.actor')
        .select(['c.version', 'c.key', 'c.value', 'c.at', 'c.actor', 'c.reason', 'u.name'])
        .select((eb) =>
          eb
            .selectFrom('setting_changes as b')
            .select('b.value')
            .whereRef('b.key', '=', 'c.key')
            .whereRef('b.version', '<', 'c.version')
            .orderBy('b.version', 'desc')
            .limit(1)
            .as('previous'),
        )
        .select((eb) =>
          eb
            .selectFrom('setting_changes as n')
            .select('n.version')
            .whereRef('n.key', '=', 'c.key')
            .orderBy('n.version', 'desc')
            .limit(1)
            .as('newest'),
        )
        .$if(key !== undefined, (query) => query.where('c.key', '=', key ?? ''))
        .$if(before !== undefined, (query) => query.where('c.version', '<', BigInt(before ?? 0)))
        .orderBy('c.version', 'desc')
        .orderBy('c.key')
        .limit(PAGE + Object.keys(SETTINGS).length)
        .execute();
      // A version is never cut in two: pages go on below it.
      const cut = rows[PAGE - 1]?.version;
      const shown = cut === undefined ? rows : rows.filter(({ version }) => version >= cut);
      const list = shown.flatMap((row): SettingChange[] => {
        if (!isSettingKey(row.key)) return [];
        const previous = row.previous === null ? SETTINGS[row.key].initial : (JSON.parse(row.previous) as unknown);
        return [
          {
            version: Number(row.version),
            key: row.key,
            before: previous as SettingChange['before'],
            value: JSON.parse(row.value) as SettingChange['value'],
            at: Number(row.at),
            actor: row.name ?? row.actor,
            reason: row.reason,
            undoable: row.newest === row.version,
          },
        ];
      });
      return { list, next: shown.length < rows.length ? Number(cut) : null };
    },
  };
}
