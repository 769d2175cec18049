import { sql } from 'kysely';
import { tooSoon } from '../../contract/errors';
import { LONGEST_SITTING_MS } from '../../contract/play';
import { fromSen } from '../../rules/money';
import type { Answers } from '../http/answers';
import type { Clock, Store } from '../ports';
import { Buckets, type Rate } from '../system/bucket';

/** Transfers of a player that are read: a long evening's at once. A script's whole day is a second of the server's one thread, and is not to be had each second. */
export const TRANSFERS_READ: Rate = { burst: 20_000, perSecond: 2_000 };

/**
 * What a player's bets came to since a moment (contract/play), from the ledger itself: a stake that was taken back was none. Transfers of one player are
 * numbered in time, so that the index by player finds where to begin however long the history before is.
 * @throws CodeError 667 with the wait for who has read too much
 */
export const playAnswers = (
  { db }: Pick<Store, 'db'>,
  clock: Clock,
  read = new Buckets(TRANSFERS_READ),
): Answers['play'] => ({
  async summary({ query }, { player: { id } }) {
    const now = clock.now();
    const waitMs = read.wait(id, now, 1);
    if (waitMs > 0) throw tooSoon(waitMs);
    const since = Math.max(query.since, now - LONGEST_SITTING_MS);
    const { rows } = await sql<{ kind: string; read: bigint; count: bigint; sum: bigint | number | string }>`
      select kind, count(*) as read, count(case when leg = 0 then 1 end) as count, sum(amount) as sum from transfers
      where owner = ${id} and currency = 'IDR' and kind in ('bet', 'payout', 'refund') and id > coalesce(
        (select id from transfers where owner = ${id} and at < ${sql.val(BigInt(since))} order by id desc limit 1), 0)
      group by kind`.execute(db);
    read.owe(
      id,
      now,
      rows.reduce((sum, { read }) => sum + Number(read), 0),
    );
    const of = (kind: string) => {
      const row = rows.find((found) => found.kind === kind);
      return { count: Number(row?.count ?? 0), sum: BigInt(row?.sum ?? 0) };
    };
    const [bet, payout, refund] = [of('bet'), of('payout'), of('refund')];
    // A stake from before may come back now: nothing was staked then, and what is more came back.
    const net = bet.sum - refund.sum;
    return {
      since,
      bets: Math.max(0, bet.count - refund.count),
      staked: fromSen(net > 0n ? net : 0n),
      returned: fromSen(payout.sum + (net < 0n ? -net : 0n)),
      serverTime: now,
    };
  },
});
