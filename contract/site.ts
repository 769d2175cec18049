import * as z from 'zod/mini';
import { GAME_IDS, SOLO_GAMES } from './games';
import { betRange, epochMs, money, multiplier, none } from './common';
import { endpoint } from './http';
import { diceRoll, dingdongStop, poolStatus, rouletteNumber, soloLobby } from './results';
import { stream } from './wire';

/** Rules that differ by place (READINGS, fair play): flags that client and server both read. `minRoundMs`: from the start of a solo round until its player may start the next one, ms. */
export const siteFlags = z.object({
  autoBet: z.boolean(),
  minRoundMs: z.int().check(z.gte(0)),
  turbo: z.boolean(),
  showNetPosition: z.boolean(),
  showSessionTimer: z.boolean(),
  realityCheckMinutes: z.int(),
});

export type SiteFlags = z.infer<typeof siteFlags>;

/** What every client needs before its first screen. Never typed into the client. */
export const siteConfig = z.object({
  playMoney: z.literal(true),
  sandboxPayments: z.literal(true),
  embedded: z.boolean(),
  currency: z.literal('IDR'),
  startingCredit: money,
  /** The settings' version that all this is of: it goes up with every change. */
  version: z.int(),
  /** Where the visitor is, as far as the site knows: an ISO 3166-1 code. The flags are those of this place. */
  region: z.string(),
  /** Nobody may play from there. */
  blocked: z.boolean(),
  /** The site is closed for everybody: until when, where somebody knows; null while it is open. */
  maintenance: z.nullable(z.object({ until: z.nullable(epochMs) })),
  /** Addresses of the house's channels elsewhere, '' for none. */
  community: z.object({ telegram: z.string(), whatsapp: z.string(), facebook: z.string() }),
  /** What a player with less than `below` may take once a WIB day; missing where the house gives none. */
  refill: z.optional(z.object({ below: money, amount: money })),
  minimumAge: z.int(),
  betAmountRange: betRange,
  maxRoundProfit: money,
  flags: siteFlags,
  /** The https address of an outside chat widget, shown in a frame in place of the house's own chat. */
  supportWidget: z.optional(z.string()),
  serverTime: epochMs,
});
export type SiteConfig = z.infer<typeof siteConfig>;

export const bigWin = z.object({
  name: z.string(),
  avatar: z.string(),
  game: z.enum(GAME_IDS),
  multiplier,
  amount: money,
  profit: money,
  time: epochMs,
});
export type BigWin = z.infer<typeof bigWin>;

export const siteEndpoints = {
  config: endpoint({
    method: 'GET',
    path: '/main/site/config/client',
    access: 'guest',
    query: none,
    body: none,
    reply: siteConfig,
  }),
  /** Clients report errors, slow answers and websocket_disconnect here; the server logs them. */
  errorNotify: endpoint({
    method: 'POST',
    path: '/main/site/error/notify',
    access: 'guest',
    query: none,
    body: z.object({
      kind: z.string().check(z.maxLength(40)),
      detail: z.string().check(z.maxLength(500)),
      route: z.optional(z.string().check(z.maxLength(200))),
      ms: z.optional(z.number()),
    }),
    reply: none,
  }),
  /** The ten biggest net wins of real players in the last 24 hours; house bots never appear. */
  topWins: endpoint({
    method: 'GET',
    path: '/main/user/netprofit/top10',
    access: 'guest',
    query: none,
    body: none,
    reply: z.object({ list: z.array(bigWin) }),
  }),
} as const;

/** A timed room: bets are open until `closeTime`, the next round starts at `endTime`; while a round runs, `history` does not have its result yet. Newest first. */
const timed = {
  status: poolStatus,
  roundId: z.string(),
  startTime: epochMs,
  closeTime: epochMs,
  endTime: z.optional(epochMs),
  players: z.int(),
  bots: z.int(),
};

/** One open room as the lobby shows it: `players` are people with a live connection in the room, `bots` are house bots. */
export const lobbyRoom = z.discriminatedUnion('game', [
  z.object({
    game: z.literal('crash'),
    status: z.enum(['preparation', 'goingUp', 'squib']),
    roundId: z.string(),
    startTime: epochMs,
    target: z.optional(multiplier),
    nextRoundTime: z.optional(epochMs),
    historyRate: z.array(multiplier),
    players: z.int(),
    bots: z.int(),
  }),
  z.object({
    game: z.literal('wingo'),
    models: z.array(
      z.object({
        model: z.union([z.literal(1), z.literal(2), z.literal(3)]),
        phase: z.string(),
        startTime: epochMs,
        endTime: epochMs,
        last: z.optional(z.int()),
      }),
    ),
    players: z.int(),
    bots: z.int(),
  }),
  z.object({ game: z.enum(SOLO_GAMES), ...soloLobby }),
  z.object({ game: z.literal('roulette'), ...timed, history: z.array(rouletteNumber) }),
  z.object({ game: z.literal('dice'), ...timed, history: z.array(diceRoll) }),
  z.object({ game: z.literal('dingdong'), ...timed, history: z.array(dingdongStop) }),
]);
export type LobbyRoom = z.infer<typeof lobbyRoom>;

/** The site's settings have changed (ours): whoever is told asks for the site config again, and for this version at least. */
export const siteStreams = {
  changed: stream({ route: 'site/config/changed', access: 'guest', payload: z.object({ version: z.int() }) }),
} as const;

/** The lobby's live feed (ours): the whole picture at each change of a round and at least every 5 s. */
export const lobbyStreams = {
  rooms: stream({
    route: 'lobby/rooms',
    access: 'guest',
    payload: z.object({ serverTime: epochMs, online: z.int(), rooms: z.array(lobbyRoom) }),
  }),
} as const;
