import { type RawBuilder, sql } from 'kysely';
import type { Audience } from '../../contract/deskMail';
import { nameKey, normalPhone } from '../accounts/identity';
import type { Db, Store, Tx } from '../ports';
import { breath, ROWS_A_BREATH } from '../sql/breath';
import { bulk } from '../sql/bulk';

/** Who of those that were named is whom: ids in their order, and the words that are nobody's. */
export async function namedPeople(
  db: Db,
  people: readonly string[],
): Promise<{ readonly ids: readonly string[]; readonly unknown: readonly string[] }> {
  const phones = people.map((word) => normalPhone(word));
  const rows = await db
    .selectFrom('users')
    .select(['id', 'name_key', 'phone'])
    .where((is) =>
      is.or([
        is('id', 'in', [...people]),
        is('name_key', 'in', people.map(nameKey)),
        is('phone', 'in', phones.filter((phone) => phone !== null).concat('')),
      ]),
    )
    .execute();
  const known = new Map(
    rows.flatMap(({ id, name_key, phone }) => [
      [id, id],
      [`name ${name_key}`, id],
      [`phone ${phone}`, id],
    ]),
  );
  const found = people.map(
    (word, i) => known.get(word) ?? known.get(`phone ${phones[i]}`) ?? known.get(`name ${nameKey(word)}`),
  );
  return {
    ids: [...new Set(found.filter((id) => id !== undefined))].toSorted(),
    unknown: people.filter((_word, i) => found[i] === undefined),
  };
}

const seenSince = (since: number): RawBuilder<boolean> =>
  sql<boolean>`exists (select 1 from sessions where sessions.user_id = id and seen_at >= ${sql.val(BigInt(since))})`;

/** Whether an account is meant; those who are named by their ids. Closed accounts get no mail. */
function isMeant(engine: Store['engine'], audience: Audience): RawBuilder<boolean> {
  switch (audience.to) {
    case 'all':
      return sql<boolean>`status = 'active'`;
    case 'named': {
      const ids = bulk(
        engine,
        { id: 'text' },
        audience.people.map((id) => [id]),
      );
      return sql<boolean>`status = 'active' and id in (select id from ${ids} as named)`;
    }
    case 'seen':
      return sql<boolean>`status = 'active' and ${seenSince(audience.since)}`;
    case 'away':
      return sql<boolean>`status = 'active' and not ${seenSince(audience.since)}`;
  }
}

/** How many are meant now. But for a few that are named it walks all accounts, for an operator who is about to write to them, and lets others be answered in between. */
export async function countAudience({ db, engine }: Pick<Store, 'db' | 'engine'>, audience: Audience): Promise<number> {
  const meant = isMeant(engine, audience);
  if (audience.to === 'named') {
    const { rows } = await sql<{ n: bigint }>`select count(*) as n from users where ${meant}`.execute(db);
    return Number(rows[0]?.n ?? 0n);
  }
  for (let n = 0, after = ''; ;) {
    const { rows } = await sql<{ last: string | null; n: bigint }>`
      select max(id) as last, count(case when ${meant} then 1 end) as n
      from (select id, status from users where id > ${after} order by id limit ${sql.lit(ROWS_A_BREATH)}) as portion`.execute(
      db,
    );
    const [{ last, n: more } = { last: null, n: 0n }] = rows;
    if (last === null) return n;
    n += Number(more);
    after = last;
    await breath();
  }
}

/** Some of those who are meant, and where the next look begins. */
export interface Portion {
  readonly people: readonly string[];
  readonly upto: string;
  /** Nobody is behind them. */
  readonly isLast: boolean;
}

/**
 * The next of those who are meant behind an id, in the order of ids: `size` at most, of the next `look` accounts. Where few are meant a portion may have nobody in it: looking for a hundred of them at
 * once would go through all accounts, in a transaction that has everybody else wait.
 */
export async function nextOfAudience(
  engine: Store['engine'],
  tx: Tx,
  audience: Audience,
  after: string,
  size: number,
  look = ROWS_A_BREATH,
): Promise<Portion> {
  const behind = tx.selectFrom('users').select('id').where('id', '>', after).orderBy('id');
  const meant = behind.where(isMeant(engine, audience)).limit(size);
  const idsOf = (rows: readonly { readonly id: string }[]): string[] => rows.map(({ id }) => id);
  if (audience.to === 'named') {
    const people = idsOf(await meant.execute());
    return { people, upto: people.at(-1) ?? after, isLast: people.length < size };
  }
  const looked = idsOf(await behind.limit(look).execute());
  const end = looked.at(-1);
  if (end === undefined) return { people: [], upto: after, isLast: true };
  const people = idsOf(await meant.where('id', '<=', end).execute());
  const isFull = people.length === size;
  return { people, upto: isFull ? (people.at(-1) ?? end) : end, isLast: !isFull && looked.length < look };
}
