import type { WingoModel } from '../../../contract/wingo';
import { nextPhase, phaseAt, type WingoPhase } from '../../../rules/wingo/phase';
import { inPhase } from '../../engines/wingo/state';
import type { ModelState, WingoSettings } from '../../engines/wingo/types';
import type { Db } from '../../ports';
import { feedDeps, type RoomDeps } from '../deps';
import { checkEpoch, claimRoom } from '../fence';
import { openFeed } from '../seeds/feed';
import { createPhaseBook, FEED_OF, type PhaseBook } from './book';
import { readDrawn } from './history';
import { type PerModel, perModel, WingoLive } from './live';
import { recoverWingo, type Running } from './recover';
import { saveFacts } from './rows';

/** The first phase from now on that was not drawn already: a clock that was set back finds some that were. */
async function freshPhase(db: Db, model: WingoModel, now: number): Promise<WingoPhase> {
  let phase = phaseAt(model, now);
  while (await db.selectFrom('wingo_rounds').select('phase').where('phase', '=', phase.phaseNum).executeTakeFirst())
    phase = nextPhase(phase);
  return phase;
}

/** One model's first phase: the one that was running, or the one that the clock is in. */
async function begin(
  room: RoomDeps,
  epoch: bigint,
  model: WingoModel,
  book: PhaseBook,
  running: Running | undefined,
): Promise<ModelState> {
  const { store, clock } = room;
  if (running !== undefined) {
    book.resume(running.model.phase.phaseNum, running.ticket);
    return running.model;
  }
  const phase = await freshPhase(store.db, model, clock.now());
  book.plan(phase.phaseNum);
  await store.transaction(async (tx) => {
    await checkEpoch(tx, store.engine, 'wingo', epoch);
    await saveFacts(
      { engine: store.engine, epoch, bots: room.bots !== null, now: () => clock.now(), ticketOf: book.ticketOf },
      tx,
      [{ type: 'phaseOpened', phase }],
    );
  });
  await book.turnPage();
  return inPhase(phase);
}

async function forEach<T>(make: (model: WingoModel) => Promise<T>): Promise<PerModel<T>> {
  return { 1: await make(1), 2: await make(2), 3: await make(3) };
}

/** Takes the Wingo room over, settles or takes up what an earlier process left open, and opens the phases that the clock is in. */
export async function openWingo(
  room: RoomDeps,
  settings: WingoSettings,
  failed: (error: Error) => void,
): Promise<WingoLive> {
  const { store, ledger, balances, logger } = room;
  const epoch = await store.transaction((tx) => claimRoom(tx, 'wingo'));
  const { settledPhases, running } = await recoverWingo({
    ...feedDeps(room),
    ledger,
    epoch,
    settings,
    paid: balances.tell,
  });
  if (settledPhases > 0 || running.size > 0)
    logger.info(
      { room: 'wingo', settledPhases, running: running.size },
      'interrupted phases are settled as drawn or go on',
    );

  const feeds = await forEach((model) => openFeed(FEED_OF[model], room.chains[FEED_OF[model]], feedDeps(room)));
  const books = perModel((model) => createPhaseBook(feeds[model]));
  const drawn = await forEach((model) => readDrawn(store.db, model));
  const models = await forEach((model) => begin(room, epoch, model, books[model], running.get(model)));
  return new WingoLive({ room, settings, epoch, books, drawn, failed }, models);
}
