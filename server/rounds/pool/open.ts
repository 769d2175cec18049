import { opening } from '../../engines/pool/state';
import type { PoolPlan, PoolRules, PoolState } from '../../engines/pool/types';
import type { Db } from '../../ports';
import { feedDeps, type RoomDeps } from '../deps';
import { checkEpoch, claimRoom } from '../fence';
import type { Live } from '../keeper';
import { createTicketBook } from '../seeds/book';
import { openFeed } from '../seeds/feed';
import type { PoolFeed } from './feed';
import { type Past, readPast } from './history';
import { PoolLive } from './live';
import { recoverPool } from './recover';
import { saveFacts } from './rows';

/** A timed room while this process leads it: its feeds side by side, each with rounds, a chain and a writer of its own. */
export class PoolHouse implements Live {
  constructor(readonly feeds: readonly [PoolLive, ...PoolLive[]]) {}

  /** @throws RangeError when the room has no such feed */
  of(feed: number): PoolLive {
    const live = this.feeds.find(({ feed: { rules } }) => rules.feed === feed);
    if (live === undefined) throw new RangeError(`no feed ${feed}`);
    return live;
  }

  async stop(): Promise<void> {
    await Promise.all(this.feeds.map((live) => live.stop()));
  }
}

/** A feed's next round. On the wall clock it is the first one from now on that was not drawn already: a clock that was set back finds some that were. */
async function nextPlan(
  db: Db,
  { game, calendar, bettingMs }: PoolRules,
  { nextRoundId }: Past,
  now: number,
): Promise<PoolPlan> {
  if (calendar === null) return { roundId: String(nextRoundId), startTime: now, closeTime: now + bettingMs };
  const isKnown = ({ roundId }: PoolPlan) =>
    db
      .selectFrom('pool_rounds')
      .select('round_id')
      .where('game', '=', game)
      .where('round_id', '=', BigInt(roundId))
      .executeTakeFirst();
  let plan = calendar.at(now);
  while (await isKnown(plan)) plan = calendar.after(plan);
  return plan;
}

/** Settles or takes up what an earlier process left open of a feed, and writes a round down. What it returns takes the feed up. */
async function prepare(
  room: RoomDeps,
  feed: PoolFeed,
  epoch: bigint,
  failed: (error: Error) => void,
): Promise<() => PoolLive> {
  const { store, ledger, guard, balances, clock, logger } = room;
  const { rules, chain } = feed;
  const { settledRounds, running } = await recoverPool(
    { ...feedDeps(room), ledger, guard, epoch, site: room.site, paid: balances.tell },
    feed,
  );
  if (settledRounds > 0 || running)
    logger.info(
      { room: rules.game, feed: rules.feed, settledRounds, running: running !== null },
      'an interrupted round is settled as drawn or goes on',
    );

  const past = await readPast(store.db, rules, feed.historySize);
  const book = createTicketBook(await openFeed(chain, room.chains[chain], feedDeps(room)));
  const live = (state: PoolState) => (): PoolLive => new PoolLive({ room, feed, epoch, book, past, failed }, state);
  if (running) {
    book.resume(running.state.plan.roundId, running.ticket);
    return live(running.state);
  }
  const plan = await nextPlan(store.db, rules, past, clock.now());
  book.plan(plan.roundId);
  await store.transaction(async (tx) => {
    await checkEpoch(tx, store.engine, rules.game, epoch);
    await saveFacts(
      feed,
      { engine: store.engine, epoch, bots: room.bots !== null, now: () => clock.now(), ticketOf: book.ticketOf },
      tx,
      [{ type: 'roundOpened', plan }],
    );
  });
  await book.turnPage();
  return live(opening(rules, room.site.at(plan.startTime), plan));
}

/** Takes a timed room over and opens its feeds. */
export async function openPool(
  room: RoomDeps,
  [first, ...others]: readonly [PoolFeed, ...PoolFeed[]],
  failed: (error: Error) => void,
): Promise<PoolHouse> {
  const epoch = await room.store.transaction((tx) => claimRoom(tx, first.rules.game));
  const opensFirst = await prepare(room, first, epoch, failed);
  const open: (() => PoolLive)[] = [];
  for (const feed of others) open.push(await prepare(room, feed, epoch, failed));
  return new PoolHouse([opensFirst(), ...open.map((opens) => opens())]);
}
