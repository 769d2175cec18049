import { createActor, fromPromise, SimulatedClock } from 'xstate';
import type { WingoModel, WingoOrder, WingoRound, WingoSelection } from '../../contract/wingo';
import { type WingoPhase, nextPhase, phaseAt } from '../../rules/wingo/phase';
import { wingoMachine } from './machine';
import type { BetAnswer, PlaceInput } from '../kit/pool/command';
import { slipButton } from '../kit/pool/button';
import { phaseOf, roomStatus } from '../kit/pool/select';
import type { WingoEmitted } from './types';
import * as wire from './wire';
import { fromSen } from '../../rules/money';
import { rp } from '../../rules/money.fixture';

type WingoStart = wire.WingoStart;
type WingoEnd = wire.WingoEnd;
type WingoResult = wire.WingoResult;

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
  readonly input: PlaceInput<WingoSelection>;
  resolve(answers: readonly BetAnswer<WingoSelection>[]): void;
  reject(error: unknown): void;
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
      placeBets: fromPromise<readonly BetAnswer<WingoSelection>[], PlaceInput<WingoSelection>>(
        ({ input }) => new Promise((resolve, reject) => void asked.push({ input, resolve, reject })),
      ),
    },
  });
  const actor = createActor(machine, { clock, input: { clock, userId, table: 1 } });
  const said: WingoEmitted[] = [];
  actor.on('*', (event) => said.push(event));
  actor.start();
  /** What the server says, as it says it. */
  const hear = {
    snapshot: (told: WingoRound) => actor.send({ type: 'wire.snapshot', snapshot: wire.snapshotOf(told) }),
    start: (told: WingoStart) => actor.send({ type: 'wire.start', start: wire.startOf(told) }),
    end: (told: WingoEnd) => actor.send({ type: 'wire.end', end: wire.endOf(told) }),
    update: (told: wire.WingoUpdate) => actor.send({ type: 'wire.update', update: wire.updateOf(told) }),
    result: (told: WingoResult) => actor.send({ type: 'wire.result', result: wire.resultOf(told) }),
  };
  if (round !== null) hear.snapshot(round);
  const pick = (...options: WingoSelection[]) => options.forEach((pool) => actor.send({ type: 'slip.tap', pool }));
  let orders = 0;
  const press = (type: 'bet.place' | 'bet.again' = 'bet.place') =>
    actor.send({ type, uuid: `uuid-000${(orders += 1)}` });
  /** The server takes the last order. */
  const take = async () => {
    const ask = asked.at(-1);
    const [bet] = ask?.input.bets ?? [];
    if (ask === undefined || bet === undefined) throw new Error('nothing was sent');
    const { roundId } = ask.input;
    const order = orderOf(ME, [...bet.select], fromSen(bet.amount), { uuid: `server-${bet.uuid}`, phase: roundId });
    ask.resolve([{ ...bet, ok: true, roundId, balance: rp(900_000), bet: wire.betOf(order) }]);
    await settle();
  };
  return {
    actor,
    clock,
    asked,
    said,
    hear,
    pick,
    press,
    take,
    send: actor.send.bind(actor),
    context: () => actor.getSnapshot().context,
    phase: () => phaseOf(actor.getSnapshot()),
    status: () => roomStatus(actor.getSnapshot()),
    /** The main button over a form that is in order. */
    button: () => slipButton(actor.getSnapshot(), { now: clock.now(), loggedIn: false, ready: true, fits: () => true }),
    cues: () => said.flatMap((event) => (event.type === 'cue' ? [event.cue] : [])),
    resyncs: () => said.flatMap((event) => (event.type === 'resync' ? [event.reason] : [])),
    /** Sets the clock to a moment of the first phase, ms after its begin; in steps, so that timers set on the way count from there. */
    at: (ms: number) => {
      while (clock.now() < T0 + ms) clock.set(Math.min(T0 + ms, clock.now() + 100));
    },
    /** Picks, sends and has the server accept. */
    bet: async (options: WingoSelection[], amount = 1_000) => {
      pick(...options);
      actor.send({ type: 'amount.set', amount: rp(amount) });
      press();
      await take();
    },
  };
}
