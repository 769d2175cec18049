import { sql } from 'kysely';
import type { Sen } from '../../rules/money';
import type { Store, Tx } from '../ports';
import { inSlices } from '../sql/breath';
import { bulk } from '../sql/bulk';
import type { Sheet } from './sheet';

/** A stake as the journal has it. Only one that was placed under a turnover, and has not ended, is `open`: others end without a trace here, and had no bonus in them. */
export interface Stake {
  readonly key: string;
  readonly owner: string;
  readonly ref: string;
  readonly staked: Sen;
  readonly bonus: Sen;
  open: boolean;
}

/** The stakes of a transaction: those that it may end, and what becomes of them. */
export interface Stakes {
  readonly known: Map<string, Stake>;
  readonly opened: Stake[];
  /** Those that ended, with how much of each counts as played. */
  readonly ended: { readonly stake: Stake; readonly counted: Sen }[];
  /** Owners who have played all that they had to. */
  readonly free: Set<string>;
}

export const noStakes = (): Stakes => ({ known: new Map(), opened: [], ended: [], free: new Set() });

/** Notes a stake that was placed under a turnover. */
export function openStake(stakes: Stakes, placed: Omit<Stake, 'open'>): void {
  const stake: Stake = { ...placed, open: true };
  stakes.known.set(stake.key, stake);
  stakes.opened.push(stake);
}

/**
 * Ends stakes of one owner. Where they count and nothing is left to be played, the rest of the bonus is free: it moves to `main`, and stakes that are still open bring
 * back free money too.
 */
export function endStakes(sheet: Sheet, stakes: Stakes, owner: string, ended: readonly Stake[], counts: boolean): void {
  for (const stake of ended) {
    if (!stake.open) continue;
    const { turnover } = sheet.of(owner);
    const counted = !counts ? 0n : stake.staked < turnover ? stake.staked : turnover;
    stake.open = false;
    stakes.ended.push({ stake, counted });
    if (counted > 0n) sheet.setTurnover(owner, turnover - counted);
    if (counted > 0n && counted === turnover) free(sheet, stakes, stake);
  }
}

/** Adds open stakes to those of a transaction, without a second picture of one that it knows. */
export function know(stakes: Stakes, open: readonly Stake[]): void {
  for (const stake of open) if (!stakes.known.has(stake.key)) stakes.known.set(stake.key, stake);
}

/** Ends what is still open of rounds that are over, in the order of the keys: it was lost, and counts as played. */
export function loseStakes(sheet: Sheet, stakes: Stakes, over: readonly string[]): void {
  if (over.length === 0) return;
  const lost = [...stakes.known.values()].filter(({ open, ref }) => open && over.includes(ref));
  for (const stake of lost.sort((a, b) => (a.key < b.key ? -1 : 1)))
    endStakes(sheet, stakes, stake.owner, [stake], true);
}

function free(sheet: Sheet, stakes: Stakes, { key, owner, ref }: Stake): void {
  const { bonus } = sheet.of(owner);
  if (bonus > 0n)
    sheet.move({
      key: `unlock:${key}`,
      leg: 0,
      owner,
      debit: 'bonus',
      credit: 'main',
      amount: bonus,
      kind: 'unlock',
      ref,
    });
  stakes.free.add(owner);
  for (const [other, stake] of stakes.known) if (stake.owner === owner) stakes.known.delete(other);
}

type Row = Omit<Stake, 'open'> & { readonly open: bigint };

/** Stakes by the keys of their units, for those who end them: what each came to, and how much of it was bonus. */
export async function stakesOf(tx: Tx, { engine }: Pick<Store, 'engine'>, keys: readonly string[]): Promise<Stakes> {
  const stakes = noStakes();
  await inSlices(keys, async (slice) => {
    const asked = bulk(
      engine,
      { key: 'text' },
      slice.map((key) => [key]),
    );
    const { rows } =
      await sql<Row>`select t.key, t.owner, t.ref, sum(t.amount) as staked, coalesce(max(s.bonus), 0) as bonus, count(s.key) as open
      from transfers as t left join turnover_stakes as s on s.key = t.key and s.status = 'open'
      where t.key in (select key from ${asked} as asked) group by t.key, t.owner, t.ref`.execute(tx);
    for (const row of rows) stakes.known.set(row.key, { ...row, open: row.open > 0n });
  });
  return stakes;
}

/** Open stakes of rounds. */
export async function openStakesOf(
  tx: Tx,
  { engine }: Pick<Store, 'engine'>,
  refs: readonly string[],
): Promise<Stake[]> {
  if (refs.length === 0) return [];
  const asked = bulk(
    engine,
    { ref: 'text' },
    refs.map((ref) => [ref]),
  );
  const { rows } = await sql<Omit<Stake, 'open'>>`select key, owner, ref, staked, bonus from turnover_stakes
    where ref in (select ref from ${asked} as asked) and status = 'open' order by key`.execute(tx);
  return rows.map((row) => ({ ...row, open: true }));
}

/** Writes what became of stakes, and plays the turnovers of their owners, the oldest first. */
export async function writeStakes(
  tx: Tx,
  { engine }: Pick<Store, 'engine'>,
  { opened, ended, free }: Stakes,
  at: number,
): Promise<void> {
  if (opened.length > 0) {
    const given = bulk(
      engine,
      { key: 'text', owner: 'text', ref: 'text', staked: 'bigint', bonus: 'bigint' },
      opened.map(({ key, owner, ref, staked, bonus }) => [key, owner, ref, staked, bonus]),
    );
    await sql`insert into turnover_stakes (key, owner, ref, staked, bonus, counted, status)
      select key, owner, ref, staked, bonus, 0, 'open' from ${given} as given`.execute(tx);
  }
  if (ended.length === 0) return;
  const given = bulk(
    engine,
    { key: 'text', counted: 'bigint' },
    ended.map(({ stake, counted }) => [stake.key, counted]),
  );
  await sql`update turnover_stakes set status = 'ended', counted = given.counted from ${given} as given where turnover_stakes.key = given.key`.execute(
    tx,
  );
  if (free.size > 0) await endOpenStakes(tx, { engine }, [...free]);
  await play(tx, engine, ended, at);
}

/** Their owners have nothing left to play: what is still open counts for nothing any more. */
export async function endOpenStakes(
  tx: Tx,
  { engine }: Pick<Store, 'engine'>,
  owners: readonly string[],
): Promise<void> {
  const asked = bulk(
    engine,
    { id: 'text' },
    owners.map((id) => [id]),
  );
  await sql`update turnover_stakes set status = 'ended' where owner in (select id from ${asked} as asked) and status = 'open'`.execute(
    tx,
  );
}

async function play(tx: Tx, engine: Store['engine'], ended: Stakes['ended'], at: number): Promise<void> {
  const left = new Map<string, Sen>();
  for (const { stake, counted } of ended)
    if (counted > 0n) left.set(stake.owner, (left.get(stake.owner) ?? 0n) + counted);
  if (left.size === 0) return;
  const asked = bulk(
    engine,
    { id: 'text' },
    [...left.keys()].map((id) => [id]),
  );
  const { rows } = await sql<{ id: bigint; owner: string; required: bigint; played: bigint }>`
    select id, owner, required, played from turnovers where owner in (select id from ${asked} as asked) and status = 'open' order by id`.execute(
    tx,
  );
  const changed = rows.flatMap(({ id, owner, required, played }): bigint[][] => {
    const counted = left.get(owner) ?? 0n;
    const part = counted < required - played ? counted : required - played;
    left.set(owner, counted - part);
    const over = played + part === required;
    return part === 0n ? [] : [[id, played + part, over ? BigInt(at) : 0n]];
  });
  const given = bulk(engine, { id: 'bigint', played: 'bigint', ended_at: 'bigint' }, changed);
  await sql`update turnovers set played = given.played, ended_at = given.ended_at, status = case when given.played = required then 'played' else 'open' end
    from ${given} as given where turnovers.id = given.id`.execute(tx);
}
