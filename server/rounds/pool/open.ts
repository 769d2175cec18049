import { opening } from '../../engines/pool/state';
import type { PoolPlan, PoolSettings } from '../../engines/pool/types';
import { feedDeps, type RoomDeps } from '../deps';
import { checkEpoch, claimRoom } from '../fence';
import { createTicketBook } from '../seeds/book';
import { openFeed } from '../seeds/feed';
import { readPast } from './history';
import { PoolLive } from './live';
import { recoverPool } from './recover';
import { saveFacts } from './rows';
import type { PoolTable } from './table';

/** Takes a timed room over, settles or takes up what an earlier process left open, and opens a round. */
export async function openPool<P extends string | number, R>(
  room: RoomDeps,
  table: PoolTable<P, R>,
  settings: PoolSettings,
  failed: (error: Error) => void,
): Promise<PoolLive<P, R>> {
  const { store, ledger, balances, clock, logger } = room;
  const { game, bettingMs } = table.rules;
  const epoch = await store.transaction((tx) => claimRoom(tx, game));
  const { settledRounds, running } = await recoverPool(
    { ...feedDeps(room), ledger, epoch, settings, paid: balances.tell },
    table,
  );
  if (settledRounds > 0 || running)
    logger.info(
      { room: game, settledRounds, running: running !== null },
      'an interrupted round is settled as drawn or goes on',
    );

  const past = await readPast(store.db, game, table.historySize);
  const book = createTicketBook(await openFeed(game, room.chains[game], feedDeps(room)));
  const live = (state: ReturnType<typeof opening>): PoolLive<P, R> =>
    new PoolLive({ room, table, settings, epoch, book, past, failed }, state);
  if (running) {
    book.resume(running.state.plan.roundId, running.ticket);
    return live(running.state);
  }
  const plan: PoolPlan = {
    roundId: String(past.nextRoundId),
    startTime: clock.now(),
    closeTime: clock.now() + bettingMs,
  };
  book.plan(plan.roundId);
  await store.transaction(async (tx) => {
    await checkEpoch(tx, store.engine, game, epoch);
    await saveFacts(
      { game, engine: store.engine, epoch, bots: room.bots !== null, now: () => clock.now(), ticketOf: book.ticketOf },
      tx,
      [{ type: 'roundOpened', plan }],
    );
  });
  await book.turnPage();
  return live(opening(table.rules, settings, plan));
}
