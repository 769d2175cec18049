import { sql } from 'kysely';
import type { BigWin } from '../../contract/site';
import type { GameId } from '../../contract/games';
import { fromRate, fromSen, RATE_ONE } from '../../rules/money';
import type { Db } from '../ports';
import { maskName } from './mask';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** The biggest wins of one hour (hours since 1970), as the index has them (migrations/013_bets). */
const winsOfHour = (game: GameId, hour: number, { since, above, size }: Wanted) => sql`select * from (
    select user_id, win_staked as staked, win_paid as paid, ended_at from bets
    where game = ${game} and ended_at / 3600000 = ${sql.val(BigInt(hour))}
      and win_paid > win_staked and win_paid - win_staked > ${above} and ended_at >= ${sql.val(BigInt(since))}
    order by win_paid - win_staked desc, ended_at desc limit ${sql.val(BigInt(size))}) as wins_of_hour`;

/** `above`: net wins of more than this, sen. */
interface Wanted {
  readonly since: number;
  readonly above: bigint;
  readonly size: number;
}
interface Win {
  readonly user_id: string;
  readonly staked: bigint;
  readonly paid: bigint;
  readonly ended_at: bigint;
  readonly name: string | null;
  readonly avatar: string | null;
}

const profitOf = ({ staked, paid }: Win): bigint => paid - staked;

/** The biggest of some hours, biggest first. */
async function winsOf(db: Db, game: GameId, hours: readonly number[], wanted: Wanted): Promise<readonly Win[]> {
  const { rows } = await sql<Win>`
    select biggest.user_id, biggest.staked, biggest.paid, biggest.ended_at, users.name, users.avatar
    from (
      select * from (${sql.join(
        hours.map((hour) => winsOfHour(game, hour, wanted)),
        sql` union all `,
      )}) as wins order by paid - staked desc, ended_at desc limit ${sql.val(BigInt(wanted.size))}
    ) as biggest left join users on users.id = biggest.user_id
    order by biggest.paid - biggest.staked desc, biggest.ended_at desc`.execute(db);
  return rows;
}

/**
 * The biggest net wins of a game since a time (epoch ms; a day before `now` at most), biggest first, names masked (first document, section 7,
 * netprofit/top10). Read by the hour, so that it costs as many rows as it shows for each, however many bets there were. The hour that `since` lies in comes last: of
 * its wins those before that time are passed over, which may be nearly all, so only those are looked at that are bigger than what there is already.
 * House bots have no rows, so they can never be among them.
 */
export async function topWins(db: Db, game: GameId, since: number, now: number, size: number): Promise<BigWin[]> {
  const from = Math.max(since, now - DAY_MS);
  const first = Math.floor(from / HOUR_MS);
  const hours = Array.from({ length: Math.floor(now / HOUR_MS) - first }, (_, i) => first + 1 + i);
  const wanted = { since: from, above: 0n, size };
  const whole = hours.length === 0 ? [] : await winsOf(db, game, hours, wanted);
  const least = whole[size - 1];
  const begun = await winsOf(db, game, [first], { ...wanted, above: least === undefined ? 0n : profitOf(least) });
  // What is of the earlier hour is the older one of two that are alike.
  const biggest = [...whole, ...begun].sort((a, b) => Number(profitOf(b) - profitOf(a))).slice(0, size);
  return biggest.map(({ user_id, staked, paid, ended_at, name, avatar }) => ({
    name: maskName(name ?? user_id),
    avatar: avatar ?? '',
    game,
    multiplier: fromRate(Number((paid * BigInt(RATE_ONE)) / staked)),
    amount: fromSen(staked),
    profit: fromSen(paid - staked),
    time: Number(ended_at),
  }));
}
