import { feedDeps, type RoomDeps } from '../deps';
import { checkEpoch, claimRoom } from '../fence';
import { openFeed } from '../seeds/feed';
import { createRoundBook } from './book';
import { readPast } from './history';
import { CrashLive } from './live';
import { recoverCrash } from './recover';
import type { SettingsAt } from './settings';
import { saveFacts } from './rows';

/** Takes the crash room over, closes what an earlier process left open, and opens the first round. */
export async function openCrash(
  room: RoomDeps,
  settings: SettingsAt,
  failed: (error: Error) => void,
): Promise<CrashLive> {
  const { store, ledger, balances, clock, logger } = room;
  const epoch = await store.transaction((tx) => claimRoom(tx, 'crash'));
  const recovery = { ...feedDeps(room), ledger, epoch, returned: balances.tell };
  const { voidRounds, returnedBets } = await recoverCrash(recovery);
  if (voidRounds > 0 || returnedBets > 0)
    logger.warn({ room: 'crash', voidRounds, returnedBets }, 'an interrupted round is void, its open stakes went back');

  const past = await readPast(store.db);
  const book = createRoundBook(await openFeed('crash', room.chains.crash, feedDeps(room)));
  const first = book.plan(past.nextRoundId, clock.now() + settings(clock.now()).preparationMs);
  await store.transaction(async (tx) => {
    await checkEpoch(tx, store.engine, 'crash', epoch);
    await saveFacts(
      { engine: store.engine, epoch, bots: room.bots !== null, now: () => clock.now(), ticketOf: book.ticketOf },
      tx,
      [{ type: 'roundOpened', plan: first }],
    );
  });

  return new CrashLive({ room, settings, epoch, book, past, recover: () => recoverCrash(recovery), failed }, first);
}
