import { createActor, fromPromise, SimulatedClock } from 'xstate';
import type { WingoModel, WingoOrder, WingoRound, WingoSelection } from '../../contract/wingo';
import { type WingoPhase, nextPhase, phaseAt } from '../../rules/wingo/phase';
import { wingoMachine } from './machine';
import { cta, phaseOf } from './select';
import type { PlaceOrderInput, PlaceOrderReply, WingoEmitted, WingoEnd, WingoResult, WingoStart } from './types';

export const HEX = 'ab'.repeat(32);
export const ME = 'me';
/** Server time at which the fixture's first phases of all models begin (they share this moment). */
export const T0 = 1_764_000_000_000 - (1_764_000_000_000 % 120_000);
export const first = (model: WingoModel = 1): WingoPhase => phaseAt(model, T0);
export const second = (model: WingoModel = 1): WingoPhase => nextPhase(first(model));

export const orderOf = (
  userId: string,
  select: WingoSelection[],
  amount: number,
  extra: Partial<WingoOrder> = {},
): WingoOrder => ({
  userId,
  username: userId,
  avatar: '',
  amount,
  model: 1,
  phase: first().phaseNum,
  select,
  currency: 'IDR',
  ...extra,
});

export const roundOf = (
  { model, phaseNum, startTime, closeTime, endTime }: WingoPhase,
  extra: Partial<WingoRound> = {},
): WingoRound => ({
  model,
  phase: phaseNum,
  startTime,
  closeTime,
  endTime,
  curTime: startTime,
  serverSeedHash: HEX,
  publicSeed: 'public',
  seedPubHash: HEX,
  orders: [],
  myOrders: [],
  history: [{ phase: '20261120100001', number: 3 }],
  betAmountRange: { min: 1_000, max: 5_000_000 },
  maxProfit: 1_000_000_000,
  players: 5,
  ...extra,
});

export const startOf = (
  { model, phaseNum, startTime, closeTime, endTime }: WingoPhase,
  extra: Partial<WingoStart> = {},
): WingoStart => ({
  model,
  phase: phaseNum,
  startTime,
  closeTime,
  endTime,
  curTime: startTime,
  serverSeedHash: 'cd'.repeat(32),
  seedPubHash: HEX,
  players: 6,
  ...extra,
});
export const endOf = ({ model, phaseNum, endTime }: WingoPhase, number: number): WingoEnd => ({
  model,
  phase: phaseNum,
  number,
  serverSeed: HEX,
  roundHash: HEX,
  publicSeed: 'public',
  curTime: endTime,
});
export const resultOf = ({ model, phaseNum }: WingoPhase, amount: number, stake: number, number = 4): WingoResult => ({
  model,
  phase: phaseNum,
  number,
  IDR: { amount, stake },
});

interface Ask {
  input: PlaceOrderInput;
  resolve: (reply: PlaceOrderReply) => void;
  reject: (error: unknown) => void;
}

/** Lets promises settle. */
export const settle = async () => {
  for (let i = 0; i < 6; i += 1) await Promise.resolve();
};

/** A room at {@link T0} whose server answers when the test says so; with a first snapshot unless told otherwise. */
export function openRoom({ userId = ME as string | null, round = roundOf(first()) as WingoRound | null } = {}) {
  const clock = new SimulatedClock();
  clock.set(T0);
  const asked: Ask[] = [];
  const machine = wingoMachine.provide({
    actors: {
      placeOrder: fromPromise<PlaceOrderReply, PlaceOrderInput>(
        ({ input }) => new Promise((resolve, reject) => void asked.push({ input, resolve, reject })),
      ),
    },
  });
  const actor = createActor(machine, { clock, input: { clock, userId } });
  const said: WingoEmitted[] = [];
  actor.on('*', (event) => said.push(event));
  actor.start();
  if (round !== null) actor.send({ type: 'wire.snapshot', round });
  const pick = (...options: WingoSelection[]) =>
    options.forEach((option) => actor.send({ type: 'pick.toggle', option }));
  let orders = 0;
  return {
    actor,
    clock,
    asked,
    said,
    pick,
    send: actor.send.bind(actor),
    context: () => actor.getSnapshot().context,
    phase: () => phaseOf(actor.getSnapshot()),
    cta: () => cta(actor.getSnapshot(), clock.now()),
    cues: () => said.flatMap((event) => (event.type === 'cue' ? [event.cue] : [])),
    resyncs: () => said.flatMap((event) => (event.type === 'resync' ? [event.reason] : [])),
    /** Sets the clock to a moment of the first phase, ms after its begin; in steps, so that timers set on the way count from there. */
    at: (ms: number) => {
      while (clock.now() < T0 + ms) clock.set(Math.min(T0 + ms, clock.now() + 100));
    },
    /** Picks, sends and has the server accept. */
    bet: async (options: WingoSelection[], amount = 1_000) => {
      pick(...options);
      actor.send({ type: 'amount.set', amount });
      actor.send({ type: 'bet.place', uuid: `uuid-000${(orders += 1)}` });
      const ask = asked.at(-1);
      const order = orderOf(ME, [...(ask?.input.select ?? [])], ask?.input.amount ?? 0, {
        uuid: `server-${orders}`,
        phase: ask?.input.phaseNum ?? '',
      });
      ask?.resolve({
        phase: order.phase,
        model: actor.getSnapshot().context.model,
        cost: order.amount * order.select.length,
        balance: 900_000,
        order,
      });
      await settle();
    },
  };
}
