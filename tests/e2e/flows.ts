/** Movements of a player's money on earlier days, as rooms, mails and the house would have booked them. */
import { KINDS } from '../../server/kinds';
import { createLedger } from '../../server/ledger/ledger';
import { openStore } from '../../server/store/open';
import { seedBets } from './bets';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** So many stakes there are besides what the newest lines show: more than a page. */
export const OLD_STAKES = 120;

/** Two days ago: many stakes of dice; today: a win, a gift, a bonus under way, money that is held. */
export async function seedFlow(dataDir: string, player: string): Promise<void> {
  await seedBets(dataDir, player, [
    { game: 'dice', choice: '4', ago: 10 * MINUTE_MS, staked: 32_000, paid: 55_680 },
    ...Array.from({ length: OLD_STAKES }, (_, i) => ({
      game: 'dice' as const,
      choice: '1',
      ago: 48 * HOUR_MS + i * MINUTE_MS,
      staked: 1_000 + i,
      paid: 0,
    })),
  ]);
  const store = await openStore({ dataDir });
  const end = Date.now();
  let time = end - 72 * HOUR_MS;
  const ledger = createLedger({ store, clock: { now: () => time, at: () => () => undefined }, kinds: KINDS });
  try {
    const { id: userId } = await store.db
      .selectFrom('users')
      .select('id')
      .where('name', '=', player)
      .executeTakeFirstOrThrow();
    const bets = await store.db
      .selectFrom('bets')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('placed_at')
      .execute();
    const post = (key: string, kind: string, amount: bigint, ref: string, stakes?: readonly string[]) =>
      store.transaction((tx) => ledger.post(tx, [{ key, userId, kind, amount, ref, ...(stakes && { stakes }) }]));
    for (const { bet_id, round_id, placed_at, staked, paid } of bets) {
      time = Number(placed_at);
      await post(`stake:${bet_id}`, 'bet', -staked, `dice:${round_id}`);
      if (paid > 0n) await post(`end:${bet_id}`, 'payout', paid, `dice:${round_id}`, [`stake:${bet_id}`]);
    }
    time = end - 9 * MINUTE_MS;
    await post(`mail:${userId}`, 'gift', 2_500_000n, 'mail:seeded');
    time = end - 8 * MINUTE_MS;
    const act = (what: string) => ({ key: `${what}:${userId}`, userId, ref: `order:${what}` });
    await store.transaction((tx) => ledger.bonuses.give(tx, { ...act('seeded-bonus'), amount: 10_000_000n }));
    time = end - 7 * MINUTE_MS;
    await store.transaction((tx) =>
      ledger.holds.place(tx, { ...act('seeded-hold'), amount: 50_000_000n, deadline: end + HOUR_MS }),
    );
  } finally {
    await store.close();
  }
}
