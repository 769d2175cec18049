import { WINGO_CLOSE_MS } from '../../contract/constants';
import type { wingoCalls, WingoOrder, WingoRound, wingoStreams, WingoTotals } from '../../contract/wingo';
import type { CallReply, StreamPayload } from '../../contract/wire';
import { toSen } from '../../rules/money';
import { SELECTIONS } from '../../rules/wingo/options';
import { parsePhaseNum } from '../../rules/wingo/phase';
import { withBets } from '../kit/pool/bets';
import { pastKey } from '../kit/pool/history';
import { noStakes } from '../kit/pool/stakes';
import { limitsOf, senOf } from '../kit/wire';
import type {
  PastDraw,
  PoolEnd,
  PoolResult,
  PoolSnapshot,
  PoolStart,
  PoolUpdate,
  RoundInfo,
  Tally,
} from '../kit/pool/types';
import type { WingoBet, WingoDraw, WingoModel, WingoSelection } from './types';

/** What the room is sent, as its machine takes it: a model is a table, a phase a round, an order a bet on all that it selects. */

export type WingoStart = StreamPayload<typeof wingoStreams.start>;
export type WingoEnd = StreamPayload<typeof wingoStreams.end>;
export type WingoResult = StreamPayload<typeof wingoStreams.result>;
export type WingoUpdate = StreamPayload<typeof wingoStreams.update>;

/** From the draw until its ball lies on the podium, ms: nothing says the number before the picture does. */
export const BALL_LIES_MS = 2_000;

export const betOf = ({ userId, username, avatar, select, amount, uuid, bot }: WingoOrder): WingoBet => ({
  userId,
  username,
  avatar,
  select,
  amount: toSen(amount),
  uuid,
  bot,
});

const tallyOf = (totals: WingoTotals | undefined): Tally | null =>
  totals === undefined
    ? null
    : {
        users: totals.users,
        bots: totals.bots,
        bets: totals.orders,
        botBets: totals.botOrders,
        staked: toSen(totals.staked),
        botStaked: toSen(totals.botStaked),
      };

interface WirePhase {
  readonly phase: string;
  readonly startTime: number;
  readonly closeTime: number;
  readonly endTime: number;
  readonly serverSeedHash: string;
  readonly publicSeed?: string | undefined;
  readonly seedPubHash?: string | undefined;
}

/** A phase that takes bets; the server's end of it is its draw. */
const infoOf = ({
  phase,
  startTime,
  closeTime,
  endTime,
  serverSeedHash,
  publicSeed,
  seedPubHash,
}: WirePhase): RoundInfo<number> => ({
  roundId: phase,
  startTime,
  closeTime,
  drawTime: endTime,
  endTime: null,
  hash: serverSeedHash,
  publicSeed: publicSeed ?? '',
  publicSeedHash: seedPubHash ?? '',
  salt: null,
  rand: null,
  runs: [],
});

const pastOf = ({ phase, number }: WingoDraw): PastDraw<number> => ({ key: pastKey(phase, 0), draw: number });

/** The same back: a phase has one run. */
export const drawOf = ({ key, draw }: PastDraw<number>): WingoDraw => ({ phase: key.slice(0, -2), number: draw });

/** Everybody's orders, the player's own among them once. */
function allOf({ orders, myOrders }: WingoRound): readonly WingoOrder[] {
  const listed = new Set(orders.map(({ uuid }) => uuid));
  return [...myOrders.filter(({ uuid }) => uuid === undefined || !listed.has(uuid)), ...orders];
}

export function snapshotOf(wire: WingoRound): PoolSnapshot<WingoSelection, number> {
  const myBets = wire.myOrders.map(betOf);
  return {
    table: wire.model,
    round: infoOf(wire),
    bets: allOf(wire).map(betOf),
    myBets,
    totals: [],
    tally: tallyOf(wire.totals),
    mine: withBets(noStakes<WingoSelection>(), myBets),
    history: wire.history.map(pastOf),
    limits: new Map(SELECTIONS.map((option) => [option, limitsOf(wire.betAmountRange)])),
    maxProfit: toSen(wire.maxProfit),
    players: wire.players,
  };
}

export const startOf = (start: WingoStart): PoolStart<number> => ({
  table: start.model,
  round: infoOf(start),
  players: start.players,
  saidAt: start.curTime,
});

/** The draw of a phase, at the end that its number says; the next one begins there. */
export function endOf({ model, phase, number, serverSeed, roundHash, publicSeed, curTime }: WingoEnd): PoolEnd<number> {
  const drawTime = parsePhaseNum(phase)?.endTime ?? curTime;
  return {
    table: model,
    roundId: phase,
    run: 0,
    draw: number,
    runTime: drawTime,
    stopTime: drawTime + BALL_LIES_MS,
    endTime: drawTime,
    salt: serverSeed,
    rand: roundHash,
    publicSeed,
  };
}

export const updateOf = ({ model, phase, orders, totals, players }: WingoUpdate): PoolUpdate<WingoSelection> => ({
  table: model,
  roundId: phase,
  bets: orders.map(betOf),
  totals: [],
  tally: tallyOf(totals),
  players,
});

export const resultOf = ({ model, phase, IDR: { amount, stake } }: WingoResult): PoolResult => ({
  table: model,
  roundId: phase,
  stake: toSen(stake),
  back: toSen(amount),
});

/** The reply to an order; the bet itself where it says it. */
export const takenOf = ({ phase, balance, order }: CallReply<typeof wingoCalls.bet>) => ({
  roundId: phase,
  balance: senOf(balance),
  bet: order === undefined ? undefined : betOf(order),
});

/** The draw of a phase as the wire says it, epoch ms; bets closed {@link WINGO_CLOSE_MS} before. */
export const drawTimeOf = ({ closeTime, drawTime = closeTime + WINGO_CLOSE_MS }: RoundInfo<unknown>): number =>
  drawTime;

/** A table that is a model. */
export const modelOf = (table: number): WingoModel => (table === 2 || table === 3 ? table : 1);
