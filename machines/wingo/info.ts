import type { WingoRound } from '../../contract/wingo';
import { withFresh } from '../kit/fresh';
import type { PhaseBuffer, PhaseInfo, WingoContext, WingoDraw, WingoEnd, WingoModel, WingoStart } from './types';

/** Draws that a model keeps. */
const HISTORY_SIZE = 50;

export const NO_BUFFER: PhaseBuffer = { start: null, orders: [], totals: null, myOrders: [] };

/** The phase of a snapshot; the player's own orders are kept apart from everybody's. */
export const infoOf = (round: WingoRound): PhaseInfo => ({
  model: round.model,
  phase: round.phase,
  startTime: round.startTime,
  closeTime: round.closeTime,
  endTime: round.endTime,
  serverSeedHash: round.serverSeedHash,
  serverSeed: null,
  roundHash: null,
  publicSeed: round.publicSeed,
  seedPubHash: round.seedPubHash ?? '',
  orders: withoutThese(round.orders, round.myOrders),
  myOrders: round.myOrders,
  totals: round.totals ?? null,
  history: round.history,
  players: round.players,
});

const withoutThese = (orders: WingoRound['orders'], mine: WingoRound['orders']): WingoRound['orders'] => {
  const ids = new Set(mine.map(({ uuid }) => uuid));
  return orders.filter(({ uuid }) => uuid === undefined || !ids.has(uuid));
};

/** The next phase of a model: no orders yet, seeds not known. */
export const startedInfo = (before: PhaseInfo, start: WingoStart): PhaseInfo => ({
  ...before,
  phase: start.phase,
  startTime: start.startTime,
  closeTime: start.closeTime,
  endTime: start.endTime,
  serverSeedHash: start.serverSeedHash,
  // A public seed holds for all phases of a chain: under another hash it is another one.
  publicSeed: start.publicSeed ?? (start.seedPubHash === before.seedPubHash ? before.publicSeed : ''),
  seedPubHash: start.seedPubHash,
  serverSeed: null,
  roundHash: null,
  orders: [],
  myOrders: [],
  totals: null,
  players: start.players,
});

/** The draws with one more, newest first. */
export const withDraw = (history: readonly WingoDraw[], draw: WingoDraw): readonly WingoDraw[] =>
  history[0]?.phase === draw.phase ? history : [draw, ...history].slice(0, HISTORY_SIZE);

/** The end of a phase: seeds and digest are stored, the number joins the history. */
export const endedInfo = (
  info: PhaseInfo,
  { phase, number, serverSeed, roundHash, publicSeed }: WingoEnd,
): PhaseInfo => ({
  ...info,
  serverSeed,
  roundHash,
  publicSeed,
  history: withDraw(info.history, { phase, number }),
});

/** Whether the phase was drawn: its seed is known. */
export const isEnded = ({ serverSeed }: PhaseInfo): boolean => serverSeed !== null;

/** The phase that the buffer holds takes the place of the shown one, with all that came meanwhile. */
export function mergedInfo(info: PhaseInfo, { start, orders, totals, myOrders }: PhaseBuffer): PhaseInfo {
  if (start === null) return info;
  const next = startedInfo(info, start);
  return { ...next, totals, orders: withFresh(next.orders, orders), myOrders: withFresh(next.myOrders, myOrders) };
}

/** The phase infos with another one of one model. */
export const withInfo = (
  infos: WingoContext['infos'],
  model: WingoModel,
  info: PhaseInfo | null,
): WingoContext['infos'] => ({ ...infos, [model]: info });

/** The phase of the model on screen. */
export const shownInfo = ({ infos, model }: Pick<WingoContext, 'infos' | 'model'>): PhaseInfo | null => infos[model];
