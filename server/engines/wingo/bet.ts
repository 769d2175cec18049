import { WINGO_MAX_ORDERS } from '../../../contract/constants';
import { CODE } from '../../../contract/errors';
import type { WingoModel, WingoSelection } from '../../../contract/wingo';
import { isSelection } from '../../../rules/wingo/options';
import { orderCost } from '../../../rules/wingo/payout';
import { readAmount } from '../kit/amount';
import { type Refusal, stakeKey } from '../kit/effects';
import { countOf, WINGO_MODELS, withModel, withOrder } from './state';
import type { Order, WingoBet, WingoEvent, WingoState, WingoStep } from './types';

type Funding = Extract<WingoEvent, { type: 'funded' | 'unfunded' }>;

/** Second document, section 5: at least one number or colour must be chosen. */
const NOTHING_CHOSEN: Refusal = {
  code: CODE.parameter,
  params: { field: 'select' },
  message: 'Pilih minimal satu angka atau warna',
};
const UNKNOWN_CHOICE: Refusal = { code: CODE.parameter, params: { field: 'select' }, message: 'Pilihan tidak dikenal' };
const CHOSEN_TWICE: Refusal = {
  code: CODE.parameter,
  params: { field: 'select' },
  message: 'Pilihan yang sama hanya boleh sekali',
};

const refuse = (state: WingoState, ref: number, refusal: Refusal): WingoStep => [
  state,
  [{ type: 'refuse', ref, refusal }],
];

function readSelections(select: readonly string[]): readonly WingoSelection[] | Refusal {
  if (select.length === 0) return NOTHING_CHOSEN;
  const known = select.filter(isSelection);
  if (known.length < select.length) return UNKNOWN_CHOICE;
  return new Set(known).size < known.length ? CHOSEN_TWICE : known;
}

const isRefusal = (value: readonly WingoSelection[] | Refusal): value is Refusal => 'code' in value;

/** The model whose current phase this is, while it still takes bets by the time of receipt. */
function openModel(state: WingoState, { phaseNum, receivedAt }: WingoBet): WingoModel | undefined {
  return WINGO_MODELS.find((model) => {
    const { phase } = state.models[model];
    return phase.phaseNum === phaseNum && receivedAt < phase.closeTime;
  });
}

/** Checks an order and asks for its stake; it is accepted once the stake is booked (`funded`). 667 for a player with as many in the phase as one may have. */
export function placeOrder(state: WingoState, bet: WingoBet): WingoStep {
  const { ref, orderId, player, phaseNum, receivedAt } = bet;
  const select = readSelections(bet.select);
  if (isRefusal(select)) return refuse(state, ref, select);
  const amount = readAmount(bet.amount, state.settings.limits);
  if (!amount.ok) return refuse(state, ref, amount.refusal);
  const model = openModel(state, bet);
  if (model === undefined) return refuse(state, ref, { code: CODE.roundClosing });
  if (countOf(state.models[model], player.id) >= WINGO_MAX_ORDERS)
    return refuse(state, ref, { code: CODE.tooFrequent });
  const cost = orderCost(amount.sen, select);
  const order: Order = { orderId, player, model, phaseNum, select, amount: amount.sen, cost, placedAt: receivedAt };
  return [
    { ...state, pending: state.pending.with(orderId, order) },
    [{ type: 'stake', ref, key: stakeKey(orderId), userId: player.id, amount: cost, round: phaseNum, betId: orderId }],
  ];
}

/** The ledger's word on a pending order. Without funds it leaves no trace but its refusal (700). */
export function settleFunding(state: WingoState, { type, ref, orderId }: Funding): WingoStep {
  const order = state.pending.get(orderId);
  if (order === undefined) throw new Error(`no pending order ${orderId}`);
  const rest = { ...state, pending: state.pending.without(orderId) };
  if (type === 'unfunded') return refuse(rest, ref, { code: CODE.insufficientBalance });
  return [
    withModel(rest, order.model, withOrder(rest.models[order.model], order)),
    [
      { type: 'orderPlaced', order },
      { type: 'accept', ref, userId: order.player.id, reply: { call: 'bet', order } },
    ],
  ];
}
