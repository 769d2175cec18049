import { DESK_PAGE } from '../../contract/deskParts';
import type { PersonRow, PersonState } from '../../contract/deskPeople';
import { CODE, CodeError } from '../../contract/errors';
import { maskedPhone, nameKey } from '../accounts/identity';
import type { Store } from '../ports';

const COLUMNS = ['id', 'name', 'phone', 'role', 'status', 'created_at', 'frozen_at'] as const;
/** Behind every text that begins with what is in front of it, in the byte order of the indexes. */
const LAST = '\u{10ffff}';

type Row = Pick<PersonRow, 'id' | 'name' | 'phone' | 'role'> & {
  readonly status: 'active' | 'banned';
  readonly created_at: bigint;
  readonly frozen_at: bigint;
};

export const stateOf = ({ status, frozen_at }: Pick<Row, 'status' | 'frozen_at'>): PersonState =>
  status !== 'active' ? 'closed' : frozen_at > 0n ? 'frozen' : 'active';

export const personRowOf = (row: Row): PersonRow => ({
  id: row.id,
  name: row.name,
  phone: maskedPhone(row.phone),
  role: row.role,
  state: stateOf(row),
  createdAt: Number(row.created_at),
});

/** The beginning of a number as it is kept (628…), however it was typed; null for what is none. */
function phonePrefix(typed: string): string | null {
  const digits = typed.replace(/[\s().+-]/g, '');
  if (!/^\d{3,}$/.test(digits)) return null;
  return digits.startsWith('0') ? `62${digits.slice(1)}` : digits.startsWith('8') ? `62${digits}` : digits;
}

/**
 * A page of accounts: by the beginning of a phone number, by that of a name, whatever its case, or by a whole id; all, newest first, where nothing was asked for. Each is a walk along one index.
 * A cursor is the last row's id, and begins with what the list was ordered by.
 * @throws CodeError 3 for a cursor of no row
 */
export async function searchPeople(
  { db }: Pick<Store, 'db'>,
  { q = '', after }: { readonly q?: string | undefined; readonly after?: string | undefined },
): Promise<{ readonly list: PersonRow[]; readonly next: string | null }> {
  const page = (rows: readonly Row[]) => ({
    list: rows.slice(0, DESK_PAGE).map(personRowOf),
    next: rows.length > DESK_PAGE ? (rows[DESK_PAGE - 1]?.id ?? null) : null,
  });
  const all = db
    .selectFrom('users')
    .select([...COLUMNS])
    .limit(DESK_PAGE + 1);
  if (q === '') {
    // Ids sort by the time at which they were made.
    const newest = all.orderBy('id', 'desc');
    return page(await (after === undefined ? newest : newest.where('id', '<', after)).execute());
  }
  const digits = phonePrefix(q);
  const [column, prefix] = digits === null ? (['name_key', nameKey(q)] as const) : (['phone', digits] as const);
  let found = all
    .where(column, '>=', prefix)
    .where(column, '<', prefix + LAST)
    .orderBy(column);
  if (after !== undefined) {
    const last = await db.selectFrom('users').select(column).where('id', '=', after).executeTakeFirst();
    if (last === undefined) throw new CodeError(CODE.parameter);
    found = found.where(column, '>', Object.values(last)[0] ?? '');
  }
  const rows = await found.execute();
  if (rows.length > 0 || after !== undefined) return page(rows);
  return page(
    await db
      .selectFrom('users')
      .select([...COLUMNS])
      .where('id', '=', q)
      .execute(),
  );
}
