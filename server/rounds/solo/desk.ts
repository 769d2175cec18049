import type { PageAsk } from '../../../contract/common';
import type { Call, CallReply } from '../../../contract/wire';
import { fromSen } from '../../../rules/money';
import type { SoloEvent } from '../../engines/solo/types';
import type { Ref } from '../../engines/kit/effects';
import type { Caller, Player, StakeRefusal } from '../../ports';
import { AUTO_BET_CLOSED, playerOf } from '../caller';
import type { RoomDeps } from '../deps';
import type { Keeper } from '../keeper';
import { lastRound, pastRounds } from './history';
import type { SoloLive, SoloSpec } from './live';
import { paceOf } from './pace';
import { freshSeed, readSeats } from './seats';
import { type WireLine, wireRound, wireSeeds } from './wire';

/** What the calls of a solo game are made of. Replies to commands have passed through the store: they are what the contract says of the call, checked where they leave. */
export interface SoloDesk<Ask, Act, Shown extends object, Line extends object> {
  /** The room as it stands for whoever asks, with the open round of a player. */
  room(caller: Caller): Promise<SoloRoom<Shown, Line>>;
  /** The player's last finished round, where there is no open one to show. */
  last(caller: Caller): Promise<(ReturnType<typeof wireRound> & Shown) | null>;
  past(
    caller: Caller,
    ask: PageAsk,
  ): Promise<{ total: number; list: (ReturnType<typeof wireRound> & Shown)[]; next: string | null }>;
  /** A round with its stake; with a script it plays itself to its end. */
  start<C extends Call>(caller: Caller, call: C, uuid: Uuid, start: SoloStart<Ask, Act>): Promise<CallReply<C>>;
  act<C extends Call>(caller: Caller, call: C, uuid: Uuid, roundId: string, act: Act): Promise<CallReply<C>>;
  cash<C extends Call>(caller: Caller, call: C, uuid: Uuid, roundId: string): Promise<CallReply<C>>;
  setSeed<C extends Call>(caller: Caller, call: C, uuid: Uuid, clientSeed: string): Promise<CallReply<C>>;
  rotateSeed<C extends Call>(
    caller: Caller,
    call: C,
    uuid: Uuid,
    clientSeed: string | undefined,
  ): Promise<CallReply<C>>;
}

/** The client's id of a command. */
type Uuid = string | undefined;

export interface SoloStart<Ask, Act> {
  readonly ask: Ask;
  readonly script: readonly Act[] | null;
  readonly amount: number;
}

export interface SoloRoom<Shown extends object, Line extends object> {
  readonly round?: ReturnType<typeof wireRound> & Shown;
  readonly seeds?: ReturnType<typeof wireSeeds>;
  readonly latest: (WireLine & Line)[];
  readonly betAmountRange: { readonly min: number; readonly max: number };
  readonly maxProfit: number;
  readonly players: number;
  readonly curTime: number;
}

export function createDesk<Ask, Board, Act, Shown extends object, Line extends object, Told extends object>(
  deps: RoomDeps,
  spec: SoloSpec<Ask, Board, Act, Shown, Line, Told>,
  keeper: Keeper<SoloLive<Ask, Board, Act, Shown, Line, Told>>,
): SoloDesk<Ask, Act, Shown, Line> {
  const { store, clock, site } = deps;
  const { game } = spec.rules;

  const send = async (
    caller: Caller,
    route: string,
    uuid: Uuid,
    event: (ref: Ref, player: Player) => SoloEvent<Ask, Act>,
    barred: StakeRefusal | null = null,
  ): Promise<unknown> => {
    const { id, name, avatar } = playerOf(caller);
    const { writer } = keeper.live();
    return writer.command({ userId: id, uuid, route, barred, event: (ref) => event(ref, { id, name, avatar }) });
  };

  const command = <C extends Call>(
    caller: Caller,
    { route }: C,
    uuid: Uuid,
    event: (ref: Ref, player: Player) => SoloEvent<Ask, Act>,
    barred: StakeRefusal | null = null,
  ) => send(caller, route, uuid, event, barred) as Promise<CallReply<C>>;

  const read = async (userId: string) =>
    (await readSeats<Board>({ engine: store.engine, game, hash: deps.hash }, store.db, [userId])).get(userId);

  /** The player's seat; who comes for the first time gets seeds. */
  async function seatOf(caller: Caller) {
    const { id } = playerOf(caller);
    const seat = await read(id);
    if (seat !== undefined) return seat;
    await send(caller, `game/${game}/sit`, undefined, (ref, player) => ({ type: 'sit', ref, player }));
    return read(id);
  }

  return {
    async room(caller) {
      const live = keeper.live();
      const { limits, maxProfit } = site.at(clock.now());
      const seat = caller.player === null ? undefined : await seatOf(caller);
      return {
        ...(seat?.open ? { round: { ...wireRound(seat.open), ...spec.face.shown(seat.open) } } : {}),
        ...(seat === undefined ? {} : { seeds: wireSeeds(seat.seeds) }),
        latest: [...live.latest()],
        betAmountRange: { min: fromSen(limits.min), max: fromSen(limits.max) },
        maxProfit: fromSen(maxProfit),
        players: live.players(),
        curTime: clock.now(),
      };
    },
    async last({ player }) {
      const past = player === null ? null : await lastRound<Board>(store.db, game, player.id);
      return past && { ...wireRound(past.round, past.serverSeed), ...spec.face.shown(past.round) };
    },
    async past(caller, ask) {
      const { list, ...page } = await pastRounds<Board>(store.db, game, playerOf(caller).id, ask);
      return {
        ...page,
        list: list.map(({ round, serverSeed }) => ({ ...wireRound(round, serverSeed), ...spec.face.shown(round) })),
      };
    },
    start(caller, call, uuid, start) {
      const flags = site.flags(caller.region);
      const minRoundMs = paceOf(game, flags);
      // A round that plays itself to its end is an auto-bet, by whichever call it comes.
      const barred = start.script !== null && !flags.autoBet ? AUTO_BET_CLOSED : null;
      return command(
        caller,
        call,
        uuid,
        (ref, player) => ({ type: 'start', ref, player, ...start, minRoundMs, at: clock.now() }),
        site.closed(caller.region) ?? barred,
      );
    },
    act: (caller, call, uuid, roundId, act) =>
      command(caller, call, uuid, (ref, player) => ({ type: 'act', ref, player, roundId, act, at: clock.now() })),
    cash: (caller, call, uuid, roundId) =>
      command(caller, call, uuid, (ref, player) => ({ type: 'cash', ref, player, roundId, at: clock.now() })),
    setSeed: (caller, call, uuid, clientSeed) =>
      command(caller, call, uuid, (ref, player) => ({ type: 'seed', ref, player, clientSeed })),
    rotateSeed(caller, call, uuid, clientSeed) {
      const fresh = freshSeed(deps);
      return command(caller, call, uuid, (ref, player) => ({
        type: 'rotate',
        ref,
        player,
        clientSeed,
        fresh,
        at: clock.now(),
      }));
    },
  };
}
