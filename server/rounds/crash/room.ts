import { crashCalls } from '../../../contract/crash';
import type { CallReply } from '../../../contract/wire';
import { CRASH_PREPARATION_MS, CRASH_SHOWN_MS } from '../../../contract/constants';
import type { CrashEvent } from '../../engines/crash/types';
import { bind, bindEnd, type CallBinding, type Caller, type Leadership, type StakeRefusal } from '../../ports';
import { playerOf, receiptOf } from '../caller';
import type { GameRoom, RoomDeps } from '../deps';
import { createKeeper, type Keeper } from '../keeper';
import { myHistory, roundHistory } from './history';
import type { CrashLive } from './live';
import { openCrash } from './open';
import type { SettingsAt } from './settings';
import { lobbyOf, viewOf } from './view';

/** The times of a round, where a house plays to other ones. */
export interface CrashTimes {
  readonly preparationMs: number;
  readonly shownMs: number;
}

export const CRASH_TIMES: CrashTimes = { preparationMs: CRASH_PREPARATION_MS, shownMs: CRASH_SHOWN_MS };

/** The crash room (second document, sections 4 and 7, Crash). */
export function createCrashRoom(deps: RoomDeps, leadership: Leadership): GameRoom {
  const { clock, logger, metrics } = deps;
  const settings: SettingsAt = (time) => ({ ...deps.site.at(time), ...(deps.crashTimes ?? CRASH_TIMES) });
  const keeper = createKeeper<CrashLive>({
    room: 'crash',
    open: (failed) => openCrash(deps, settings, failed),
    leadership,
    clock,
    logger,
    metrics,
  });
  return {
    game: 'crash',
    calls: bindings(deps, keeper),
    start: keeper.start,
    stop: keeper.stop,
    isOpen: () => keeper.now !== null,
    lobby: () => lobbyOf(keeper.now, deps),
  };
}

function bindings(deps: RoomDeps, keeper: Keeper<CrashLive>): CallBinding[] {
  const { store, clock, entropy } = deps;
  /** Hands a command to the writer; the reply was made by the game's own reply table. */
  const send = async <R>(
    caller: Caller,
    route: string,
    uuid: string | undefined,
    event: (ref: number, receivedAt: number) => CrashEvent,
    barred: StakeRefusal | null = null,
  ): Promise<R> => {
    const receivedAt = receiptOf(caller, clock.now());
    return keeper.live().writer.command({
      userId: playerOf(caller).id,
      uuid,
      route,
      barred,
      event: (ref) => event(ref, receivedAt),
    }) as Promise<R>;
  };
  const { curGame, bet, cancel, escape, roundHistory: rounds, myHistory: mine } = crashCalls;
  return [
    bind(curGame, async (_, { player }) => viewOf(keeper.live(), deps, player?.id ?? null)),
    bind(bet, async (req, caller) => {
      const { id, name, avatar } = playerOf(caller);
      const betId = entropy.id();
      const event = (ref: number, receivedAt: number): CrashEvent => ({
        type: 'bet',
        ref,
        betId,
        player: { id, name, avatar },
        roundId: req.roundId,
        amount: req.amount,
        rate: req.rate,
        receivedAt,
      });
      return send<CallReply<typeof bet>>(caller, bet.route, req.uuid, event, deps.site.closed(caller.region));
    }),
    bindEnd(cancel, (req, caller) =>
      send<CallReply<typeof cancel>>(caller, cancel.route, req.uuid, (ref, receivedAt) => ({
        type: 'cancel',
        ref,
        userId: playerOf(caller).id,
        roundId: req.roundId,
        receivedAt,
      })),
    ),
    bindEnd(escape, (req, caller) =>
      send<CallReply<typeof escape>>(caller, escape.route, req.uuid, (ref, receivedAt) => ({
        type: 'escape',
        ref,
        userId: playerOf(caller).id,
        roundId: req.roundId,
        receivedAt,
      })),
    ),
    bind(rounds, async (page) => ({ total: keeper.live().rounds, ...(await roundHistory(store.db, page)) })),
    bind(mine, async (page, caller) => myHistory(store.db, playerOf(caller).id, page)),
  ];
}
