import type { LobbyRoom } from '../../contract/site';

/** One room of the lobby's feed, by game. */
export type CrashRoom = Extract<LobbyRoom, { game: 'crash' }>;

/** The room of a game in a feed, or null while it is not known. */
export function roomOf<Game extends LobbyRoom['game']>(
  rooms: readonly LobbyRoom[],
  game: Game,
): (LobbyRoom & { readonly game: Game }) | null {
  return rooms.find((room): room is LobbyRoom & { readonly game: Game } => room.game === game) ?? null;
}

/** What the hero says at a moment. Times in ms, multipliers as on the wire. */
export type HeroState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'countdown'; readonly startTime: number }
  | { readonly kind: 'flight'; readonly startTime: number }
  | { readonly kind: 'crashed'; readonly target: number };

/** After this without news of a flight its multiplier is no longer run on: a round cannot last longer (10000.00x after 153.5 s). */
const LONGEST_FLIGHT_MS = 154_000;

/**
 * What the hero shows: a preparation whose take-off has passed counts as flying, so that the lobby needs no message at that moment.
 * @param now epoch ms of the server's clock
 */
export function heroState(room: CrashRoom | null, now: number): HeroState {
  if (room === null) return { kind: 'waiting' };
  if (room.status === 'squib')
    return room.target === undefined ? { kind: 'waiting' } : { kind: 'crashed', target: room.target };
  if (now < room.startTime) return { kind: 'countdown', startTime: room.startTime };
  return now - room.startTime > LONGEST_FLIGHT_MS ? { kind: 'waiting' } : { kind: 'flight', startTime: room.startTime };
}

/** From when to when a room's players can wait for its next draw, epoch ms: Wingo's fastest model; null where nobody has to wait. */
export function timeOf(room: LobbyRoom): { readonly from: number; readonly to: number } | null {
  switch (room.game) {
    case 'wingo': {
      const [first] = room.models;
      return first ? { from: first.startTime, to: first.endTime } : null;
    }
    case 'roulette':
    case 'dice':
    case 'dingdong':
      return { from: room.startTime, to: room.closeTime };
    default:
      return null;
  }
}

/** What a tile says of its room: the time its next draw takes, that it is being drawn, or who is there; null says nothing, for nobody is. */
export type TileSaying =
  | { readonly kind: 'countdown'; readonly from: number; readonly to: number }
  | { readonly kind: 'drawing' }
  | { readonly kind: 'people'; readonly n: number }
  | null;

/**
 * A timed room says its time and nothing else, so that its tile does not turn from a clock into a headcount every few seconds.
 * @param now epoch ms of the server's clock
 */
export function tileSaying(room: LobbyRoom, now: number): TileSaying {
  const time = timeOf(room);
  if (time !== null) return now < time.to ? { kind: 'countdown', ...time } : { kind: 'drawing' };
  return room.players > 0 ? { kind: 'people', n: room.players } : null;
}
