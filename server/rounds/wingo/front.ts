import type { PageAsk } from '../../../contract/common';
import {
  WINGO_SELECTIONS,
  wingoCalls,
  type WingoModel,
  type WingoMyRow,
  type WingoRound,
} from '../../../contract/wingo';
import type { CallReply } from '../../../contract/wire';
import { drawTimeOf } from '../../engines/pool/draw';
import { tallyOf } from '../../engines/pool/state';
import { WINGO_MODELS } from '../../engines/wingo/rules';
import { fromSen } from '../../../rules/money';
import { parsePhaseNum, phaseAt } from '../../../rules/wingo/phase';
import { trend } from '../../../rules/wingo/trend';
import { bind, type Db } from '../../ports';
import { playerOf } from '../caller';
import type { RoomDeps } from '../deps';
import { readChoice } from '../pool/choice';
import { myHistory, pastRounds } from '../pool/history';
import type { PoolLive } from '../pool/live';
import { placeBet, type PoolFront } from '../pool/room';
import { betsOf, ownBets } from '../pool/view';
import { drawOf, modelOf, numberAt, selectionsOf, timesOf, WINGO_FEEDS, wireOrder, wireTotals } from './feed';

/** Draws that come with the room. */
export const SHOWN_DRAWS = 20;

/** The phase that a model is in, for one viewer; `null` is a guest. */
function roundOf(live: PoolLive, { clock, hash }: RoomDeps, model: WingoModel, viewerId: string | null): WingoRound {
  const { plan, settings, ...state } = live.writer.state;
  const { sealed, publicSeed } = live.ticket;
  return {
    model,
    phase: plan.roundId,
    ...timesOf(state.rules, plan),
    curTime: clock.now(),
    serverSeedHash: sealed.seedHash,
    publicSeed,
    seedPubHash: hash(publicSeed),
    orders: betsOf(live, viewerId).map(wireOrder),
    myOrders: ownBets(live, viewerId).map(wireOrder),
    totals: wireTotals(tallyOf(live.writer.state), tallyOf(live.bots)),
    history: live.history.slice(0, SHOWN_DRAWS).map(drawOf),
    betAmountRange: { min: fromSen(settings.limits.min), max: fromSen(settings.limits.max) },
    maxProfit: fromSen(settings.maxProfit),
    players: live.players(),
  };
}

/** The Wingo room on the wire (first document, sections 4 and 7; second document, section 9). */
export const wingoFront: PoolFront = {
  calls(deps, house) {
    const { curRound, pastRound, myHistory: mine, trend: statistics, curOrders, bet } = wingoCalls;
    const { db } = deps.store;
    return [
      bind(curRound, async ({ model }, { player }) => roundOf(house().of(model), deps, model, player?.id ?? null)),
      bind(pastRound, async ({ model, ...page }) => {
        const live = house().of(model);
        const { rows, next } = await pastRounds(db, live.feed.rules, null, page);
        const list = rows.map((row) => ({
          phase: String(row.round_id),
          number: numberAt(row.outcome),
          time: drawTimeOf(live.feed.rules, { closeTime: Number(row.close_time) }),
          serverSeed: row.seed,
          serverSeedHash: row.seed_hash,
          roundHash: row.digest,
          publicSeed: row.public_seed,
        }));
        return { total: live.rounds, list, next };
      }),
      bind(mine, async ({ model, ...page }, caller) => myOrders(db, playerOf(caller).id, model, page)),
      bind(statistics, async ({ model }) => {
        const result = house().of(model).history.map(drawOf);
        return { result, ...trend(result.map(({ number }) => number)) };
      }),
      bind(curOrders, async ({ model }, { player }) => {
        const live = house().of(model);
        return { phase: live.plan.roundId, orders: betsOf(live, player?.id ?? null).map(wireOrder) };
      }),
      bind(bet, async ({ select, amount, phaseNum, uuid }, caller) => {
        const picks = select.map((name) => WINGO_SELECTIONS.findIndex((selection) => selection === name));
        const order = { uuid, roundId: phaseNum, picks, amount };
        return (await placeBet(deps, house().of(modelOf(phaseNum)), bet, caller, order)) as CallReply<typeof bet>;
      }),
    ];
  },
  lobby({ clock, presence }, house) {
    const now = clock.now();
    const models = WINGO_MODELS.map((model) => {
      const live = house?.of(model);
      // Without a room here, the phase that the clock is in.
      const { phaseNum, startTime, endTime } = (live && parsePhaseNum(live.plan.roundId)) ?? phaseAt(model, now);
      const last = live?.history[0];
      return { model, phase: phaseNum, startTime, endTime, ...(last ? { last: numberAt(last.outcome) } : {}) };
    });
    const bots = house?.feeds.reduce((sum, live) => sum + live.bots.shares.size, 0) ?? 0;
    return { game: 'wingo', models, players: presence.inRoom('wingo'), bots };
  },
};

/** A page of one player's orders, newest first, of one model or of all. The number is there once it is drawn. */
async function myOrders(db: Db, userId: string, model: WingoModel | undefined, ask: PageAsk) {
  const rules = (model === undefined ? WINGO_MODELS : [model]).map((feed) => ({ game: 'wingo' as const, feed }));
  const { rows, ...page } = await myHistory(db, rules, userId, [], ask);
  const list = rows.map((row): WingoMyRow => {
    const { picks, amount } = readChoice(WINGO_FEEDS[0], row);
    return {
      phase: row.roundId,
      model: modelOf(row.roundId),
      time: Number(row.placed_at),
      select: selectionsOf(picks),
      amount: fromSen(amount),
      cost: fromSen(row.staked),
      winAmount: fromSen(row.paid),
      ...(row.outcome === null ? {} : { number: numberAt(row.outcome) }),
      status: row.status,
    };
  });
  return { ...page, list };
}
