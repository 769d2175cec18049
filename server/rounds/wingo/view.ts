import type { LobbyRoom } from '../../../contract/site';
import {
  WINGO_SHOWN_ORDERS,
  type WingoModel,
  type WingoOrder,
  type WingoRound,
  type WingoTrend,
} from '../../../contract/wingo';
import { each, WINGO_MODELS } from '../../engines/wingo/state';
import { fromSen } from '../../../rules/money';
import { phaseAt } from '../../../rules/wingo/phase';
import { trend } from '../../../rules/wingo/trend';
import type { RoomDeps } from '../deps';
import type { WingoLive } from './live';
import { wireOrder } from './wire';

/** Draws that come with the room. */
export const SHOWN_DRAWS = 20;

/** Everybody's orders of the current phase of a model, newest first, bots among them. */
export function ordersOf(live: WingoLive, model: WingoModel, viewerId: string | null): WingoOrder[] {
  const shown: WingoOrder[] = [];
  for (const order of each(live.writer.state.models[model].orders)) {
    if (shown.length >= WINGO_SHOWN_ORDERS) break;
    shown.push(wireOrder(order, viewerId));
  }
  return [...shown, ...live.bots(model).slice(0, WINGO_SHOWN_ORDERS - shown.length)];
}

function ownOrders(live: WingoLive, model: WingoModel, viewerId: string): WingoOrder[] {
  return [...each(live.writer.state.models[model].orders)]
    .filter(({ player }) => player.id === viewerId)
    .map((order) => wireOrder(order, viewerId));
}

/** The phase that a model is in, for one viewer; `null` is a guest. */
export function roundOf(
  live: WingoLive,
  { clock, hash }: RoomDeps,
  model: WingoModel,
  viewerId: string | null,
): WingoRound {
  const { settings, models } = live.writer.state;
  const { phaseNum, startTime, closeTime, endTime } = models[model].phase;
  const { sealed, publicSeed } = live.book(model).ticketOf(phaseNum);
  return {
    model,
    phase: phaseNum,
    startTime,
    closeTime,
    endTime,
    curTime: clock.now(),
    serverSeedHash: sealed.seedHash,
    publicSeed,
    seedPubHash: hash(publicSeed),
    orders: ordersOf(live, model, viewerId),
    myOrders: viewerId === null ? [] : ownOrders(live, model, viewerId),
    totals: live.totals(model),
    history: live.drawn(model).last.slice(0, SHOWN_DRAWS),
    betAmountRange: { min: fromSen(settings.limits.min), max: fromSen(settings.limits.max) },
    maxProfit: fromSen(settings.maxProfit),
    players: live.players(),
  };
}

/** Statistics of the last draws of a model. */
export function trendOf(live: WingoLive, model: WingoModel): WingoTrend {
  const { last } = live.drawn(model);
  return { result: [...last], ...trend(last.map(({ number }) => number)) };
}

/** The room as the lobby shows it; without a room here, the phases that the clock is in. */
export function lobbyOf(live: WingoLive | null, { clock, presence }: RoomDeps): LobbyRoom {
  const now = clock.now();
  const models = WINGO_MODELS.map((model) => {
    const { phaseNum, startTime, endTime } = live?.writer.state.models[model].phase ?? phaseAt(model, now);
    const last = live?.drawn(model).last[0]?.number;
    return { model, phase: phaseNum, startTime, endTime, ...(last === undefined ? {} : { last }) };
  });
  const bots = live === null ? 0 : WINGO_MODELS.reduce((sum, model) => sum + live.bots(model).length, 0);
  return { game: 'wingo', models, players: presence.inRoom('wingo'), bots };
}
