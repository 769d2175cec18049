import { WINGO_LIVE_UPDATES } from '../../contract/constants';
import type { WingoRound } from '../../contract/wingo';
import { settle } from '../../rules/wingo/payout';
import { withFresh } from '../kit/fresh';
import { also } from '../kit/plan';
import { winSize } from '../../rules/win';
import { endedInfo, infoOf, mergedInfo, NO_BUFFER, shownInfo, startedInfo, withInfo } from './info';
import { inBoardOrder, parted, stakesOf } from './orders';
import { begin, cue, flagOver, need, type Plan, winLater } from './plan';
import { hasDrifted } from './timer';
import type { PhaseInfo, WingoContext, WingoEnd, WingoOrder, WingoResult, WingoStart, WingoUpdate } from './types';

const limitsOf = ({ betAmountRange, maxProfit }: WingoRound): Pick<WingoContext, 'limits' | 'maxProfit'> => ({
  limits: betAmountRange,
  maxProfit,
});
const putInfo = (context: WingoContext, info: PhaseInfo): Plan =>
  also(begin(context), { infos: withInfo(context.infos, info.model, info) });

/** A snapshot of the model on screen initialises the round; one of another model only updates its info. */
export function onSnapshot(context: WingoContext, round: WingoRound): Plan {
  const info = infoOf(round);
  const plan = also(putInfo(context, info), limitsOf(round));
  if (round.model !== context.model) return plan;
  return also(plan, {
    buffer: NO_BUFFER,
    draw: info.history[0] ?? null,
    live: info.orders.slice(0, WINGO_LIVE_UPDATES),
  });
}

/** A snapshot that arrives while the result of the phase before it is on screen waits there with what else came. */
export function onEarlySnapshot(context: WingoContext, round: WingoRound): Plan {
  const { orders, totals, myOrders } = infoOf(round);
  return also(begin(context), {
    ...limitsOf(round),
    buffer: { start: { ...round, seedPubHash: round.seedPubHash ?? '' }, orders, totals, myOrders },
  });
}

/** A start of another model only updates that model's info. */
export function onOtherStart(context: WingoContext, start: WingoStart): Plan {
  const info = context.infos[start.model];
  return info === null || start.phase <= info.phase ? begin(context) : putInfo(context, startedInfo(info, start));
}

const driftNeed = (context: WingoContext, info: PhaseInfo, start: WingoStart) =>
  hasDrifted(info, start, context.clock.now()) ? [need('drift')] : [];

/** A start of the model on screen: timers are resynced, and after a drift of more than 2 s the round is initialised anew. */
export function onStart(context: WingoContext, start: WingoStart): Plan {
  const info = shownInfo(context);
  if (info === null) return also(begin(context), {}, need('unknown-phase'));
  if (start.phase < info.phase) return begin(context);
  const drift = driftNeed(context, info, start);
  if (start.phase === info.phase) {
    const { startTime, closeTime, endTime, players } = start;
    return also(putInfo(context, { ...info, startTime, closeTime, endTime, players }), {}, ...drift);
  }
  // The end of the last phase never came: its number is missing.
  return also(putInfo(context, startedInfo(info, start)), { live: [], result: null }, need('unknown-phase'), ...drift);
}

/** A start while the result is on screen waits for its turn. */
export function onEarlyStart(context: WingoContext, start: WingoStart): Plan {
  const info = shownInfo(context);
  if (info === null || start.phase <= info.phase) return begin(context);
  const { start: before, orders, totals, myOrders } = context.buffer;
  if (before !== null && before.phase >= start.phase) return begin(context);
  const isOfIt = (order: WingoOrder) => order.phase === start.phase;
  return also(
    begin(context),
    { buffer: { start, orders: orders.filter(isOfIt), totals, myOrders: myOrders.filter(isOfIt) } },
    ...driftNeed(context, info, start),
  );
}

/** An end of another model: seeds are stored and that model's bets cleared. */
export function onOtherEnd(context: WingoContext, end: WingoEnd): Plan {
  const info = context.infos[end.model];
  if (info === null || end.phase !== info.phase) return begin(context);
  return putInfo(context, { ...endedInfo(info, end), orders: [], totals: null, myOrders: [] });
}

/** The end of the phase on screen: the result is stored and shown. */
export function onEnd(context: WingoContext, end: WingoEnd): Plan {
  const info = shownInfo(context);
  if (info === null) return begin(context);
  const mine = inBoardOrder([...stakesOf(info.myOrders).keys()]);
  const hits = mine.filter((option) => settle(option, end.number) > 0);
  const misses = mine.filter((option) => settle(option, end.number) === 0);
  const draw = { phase: end.phase, number: end.number };
  return also(
    putInfo(context, endedInfo(info, end)),
    { draw, win: null },
    cue({ type: 'draw', number: end.number, hits, misses }),
  );
}

/** The result was shown: the next phase takes the board, with what came meanwhile. */
export function showNext(context: WingoContext): Plan {
  const info = shownInfo(context);
  if (info === null) return begin(context);
  const next = mergedInfo(info, context.buffer);
  return also(putInfo(context, next), { buffer: NO_BUFFER, live: next.orders.slice(0, WINGO_LIVE_UPDATES) });
}

const gathered = (context: WingoContext, info: PhaseInfo, orders: readonly WingoOrder[]) => {
  const { mine, others } = parted(orders, context.userId);
  // The answer to our own bet brings the order too: without an id there is no telling them apart.
  return {
    orders: withFresh(info.orders, others),
    myOrders: withFresh(
      info.myOrders,
      mine.filter(({ uuid }) => uuid !== undefined),
    ),
  };
};

/** Orders of a model's phase: shown at once, or in that model's info. */
export function onUpdate(context: WingoContext, { model, phase, orders, totals, players }: WingoUpdate): Plan {
  const info = context.infos[model];
  if (info === null || phase < info.phase) return begin(context);
  const current = model === context.model;
  if (phase > info.phase) return current ? also(begin(context), {}, need('unknown-phase')) : begin(context);
  const plan = putInfo(context, { ...info, ...gathered(context, info, orders), totals: totals ?? null, players });
  return current ? also(plan, { live: withFresh(context.live, orders).slice(0, WINGO_LIVE_UPDATES) }) : plan;
}

/** Orders of the coming phase while the result is on screen go to the buffer; late ones of the shown phase still count there. */
export function onEarlyUpdate(context: WingoContext, update: WingoUpdate): Plan {
  const { buffer } = context;
  const info = shownInfo(context);
  if (info === null || update.phase <= info.phase) return onUpdate(context, update);
  const { mine, others } = parted(update.orders, context.userId);
  return also(begin(context), {
    buffer: {
      ...buffer,
      orders: withFresh(buffer.orders, others),
      totals: update.totals ?? null,
      myOrders: withFresh(
        buffer.myOrders,
        mine.filter(({ uuid }) => uuid !== undefined),
      ),
    },
  });
}

/**
 * What the own bets of a phase came to. In a model that is not on screen a win flag shows for 3 s; in the one on screen the win shows after
 * 3 s, when the ball lies, and only then the balance is refreshed.
 */
export function onResult(context: WingoContext, { model, phase, IDR: { amount, stake } }: WingoResult): Plan {
  const plan = begin(context);
  if (model === context.model) {
    return also(plan, { result: { model, phase, amount, stake } }, winLater(phase));
  }
  if (amount === 0) return also(plan, {}, { type: 'balance.refresh' });
  return also(
    plan,
    { otherWin: { model, amount, stake, size: winSize(stake, amount) } },
    { type: 'balance.refresh' },
    flagOver(),
  );
}

/** Three seconds after the result: the win is shown, a loss is not celebrated. Who changed the model meanwhile gets the flag. */
export function onWinTime(context: WingoContext, phase: string): Plan {
  const { result, model } = context;
  if (result === null || result.phase !== phase) return begin(context);
  const { amount, stake } = result;
  const told = also(begin(context), { result: null }, { type: 'balance.refresh' });
  if (amount === 0) return told;
  const size = winSize(stake, amount);
  if (result.model !== model) {
    return also(told, { otherWin: { model: result.model, amount, stake, size } }, flagOver());
  }
  return also(told, { win: { phase, amount, size } }, cue({ type: 'win', size, amount }));
}
