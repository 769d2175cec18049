import { CURRENCY, WINGO_LIVE_UPDATES } from '../../contract/constants';
import { fromSen, toSen } from '../../rules/money';
import type { PlaceFault } from '../kit/cta';
import { withFresh } from '../kit/fresh';
import { also } from '../kit/plan';
import { isUnsure, refusalOf } from '../kit/refusal';
import { isEnded, mergedInfo, NO_BUFFER, shownInfo, withInfo } from './info';
import { inBoardOrder } from './orders';
import { begin, cue, need, never, type Plan } from './plan';
import type { PlaceOrderInput, PlaceOrderReply, WingoContext, WingoModel, WingoOrder, WingoSelection } from './types';

export const NO_ORDER: PlaceOrderInput = { select: [], amount: 0, phaseNum: '', uuid: '' };

/** Rupiah on each selection: the amount times the multiple (Kelipatan). */
export const stakeEach = ({ amount, multiple }: Pick<WingoContext, 'amount' | 'multiple'>): number =>
  fromSen(toSen(amount) * BigInt(multiple));

/** The phase that takes bets at a moment: the shown one, or the coming one while the result of the last is on screen; null when none does. */
export function openPhase(context: WingoContext, now: number): string | null {
  const info = shownInfo(context);
  const phase = info !== null && isEnded(info) ? context.buffer.start : info;
  return phase !== null && now < phase.closeTime ? phase.phase : null;
}

/** What is wrong with sending the picks now; null when nothing is. */
export function placeFault(context: WingoContext, now: number): PlaceFault | null {
  if (context.userId === null) return 'login';
  if (openPhase(context, now) === null) return 'closed';
  if (context.picks.length === 0) return 'nothing-chosen';
  const each = stakeEach(context);
  return each < context.limits.min || each > context.limits.max ? 'bet-range' : null;
}

/** A selection is chosen or let go. */
export function toggle(context: WingoContext, option: WingoSelection): Plan {
  const on = !context.picks.includes(option);
  const picks = on ? inBoardOrder([...context.picks, option]) : context.picks.filter((pick) => pick !== option);
  return also(begin(context), { picks }, cue({ type: 'pick', option, on }));
}

/** Lets every selection go. */
export const clear = (context: WingoContext): Plan =>
  also(begin(context), { picks: [] }, ...context.picks.map((option) => cue({ type: 'pick', option, on: false })));

/** Sends the picks as one order. */
export const place = (context: WingoContext, uuid: string): Plan =>
  also(begin(context), {
    command: {
      select: context.picks,
      amount: stakeEach(context),
      phaseNum: openPhase(context, context.clock.now()) ?? '',
      uuid,
    },
    refusal: null,
  });

/** The order as it was sent, where the reply does not say it. */
const orderOf = ({ userId, command }: WingoContext, phase: string, model: WingoModel): WingoOrder => ({
  userId: userId ?? '',
  username: '',
  avatar: '',
  amount: command.amount,
  model,
  phase,
  select: [...command.select],
  currency: CURRENCY,
});

/** The order stands: it joins the phase that it is for, and the selected buttons are cleared. */
export function placed(context: WingoContext, { phase, model, cost, balance, ...reply }: PlaceOrderReply): Plan {
  const { buffer, infos, command, picks, userId } = context;
  const order = reply.order ?? orderOf(context, phase, model);
  // The player has changed since it was sent.
  if (order.userId !== userId) return begin(context);
  const told = also(
    begin(context),
    { picks: picks.filter((pick) => !command.select.includes(pick)) },
    balance === undefined ? { type: 'balance.refresh' } : { type: 'balance', balance },
    { type: 'accepted', phase, cost },
    cue({ type: 'placed', options: command.select }),
  );
  const info = infos[model];
  const mine = { ...order, uuid: order.uuid ?? command.uuid };
  if (info?.phase === phase)
    return also(told, { infos: withInfo(infos, model, { ...info, myOrders: withFresh(info.myOrders, [mine]) }) });
  if (model === context.model && (buffer.start === null || buffer.start.phase === phase))
    return also(told, { buffer: { ...buffer, myOrders: withFresh(buffer.myOrders, [mine]) } });
  return told;
}

/** The order was refused, or nobody knows; the picks stay. */
export function notPlaced(context: WingoContext, error: unknown): Plan {
  const refusal = refusalOf(error);
  return also(
    begin(context),
    { refusal },
    { type: 'refused', action: 'bet', refusal },
    ...(isUnsure(refusal) ? [need('unsure')] : []),
  );
}

/** Another model comes on screen; what waited for the old one joins its info. */
export function selectModel(context: WingoContext, model: WingoModel): Plan {
  const { infos, buffer, otherWin } = context;
  const left = shownInfo(context);
  const merged = left === null ? infos : withInfo(infos, left.model, mergedInfo(left, buffer));
  const flag = otherWin?.model === model ? null : otherWin;
  return also(
    begin(context),
    {
      model,
      infos: merged,
      buffer: NO_BUFFER,
      draw: merged[model]?.history[0] ?? null,
      live: merged[model]?.orders.slice(0, WINGO_LIVE_UPDATES) ?? [],
      win: null,
      otherWin: flag,
    },
    cue({ type: 'model', from: context.model, to: model }),
  );
}

/** Another player, or none: nothing of the last one stays. */
export function changeUser(context: WingoContext, userId: string | null): Plan {
  const bare = (model: WingoModel) => {
    const info = context.infos[model];
    return info === null ? null : { ...info, myOrders: [] };
  };
  return also(
    begin(context),
    {
      userId,
      infos: { 1: bare(1), 2: bare(2), 3: bare(3) },
      buffer: { ...context.buffer, myOrders: [] },
      result: null,
      win: null,
      otherWin: null,
      refusal: null,
    },
    never('win'),
    never('otherWin'),
  );
}
