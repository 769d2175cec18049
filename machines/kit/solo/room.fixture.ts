import { createActor, fromPromise, SimulatedClock } from 'xstate';
import type { SoloSeedState } from '../../../contract/solo';
import { soloMachine } from './machine';
import type {
  CashAsk,
  SelectAsk,
  SoloEmitted,
  SoloEvent,
  SoloGame,
  SoloKinds,
  SoloReply,
  SoloRoom,
  SoloRound,
  StartAsk,
} from './types';
import { rp } from '../../../rules/money.fixture';

export const ME = 'me';
export const SEEDS: SoloSeedState = {
  clientSeed: 'seed',
  nonce: 1,
  serverSeedHash: 'ab'.repeat(32),
  nextServerSeedHash: 'cd'.repeat(32),
};

/** A game of nothing but steps: each select is one. */
export interface TestKinds extends SoloKinds {
  readonly round: SoloRound & { readonly steps: number };
  readonly latest: { readonly roundId: string; readonly time: number };
  readonly start: { readonly side: string };
  readonly select: number;
  readonly cue: { readonly type: string };
}

export const testGame = (revealMs = 0): SoloGame<TestKinds> => ({
  id: 'test',
  steps: ({ steps }) => steps,
  revealMs: () => revealMs,
  restMs: () => 700,
  cues: (before, after) => [{ type: `${before === null ? 'start' : before.steps}>${after.steps}` }],
});

export const roundOf = (change: Partial<TestKinds['round']> = {}): TestKinds['round'] => ({
  roundId: '7',
  amount: rp(10_000),
  status: 'open',
  rate: 1,
  winAmount: 0n,
  steps: 0,
  ...change,
});
export const roomOf = (change: Partial<SoloRoom<TestKinds>> = {}): SoloRoom<TestKinds> => ({
  seeds: SEEDS,
  latest: [],
  limits: { min: rp(1_000), max: rp(5_000_000) },
  maxProfit: rp(1_000_000_000),
  players: 3,
  ...change,
});

interface Pending<Input, Reply> {
  readonly input: Input;
  readonly resolve: (reply: Reply) => void;
  readonly reject: (error: unknown) => void;
}

/** Lets promises settle. */
export const settle = async () => {
  for (let i = 0; i < 8; i += 1) await Promise.resolve();
};

/** A solo room whose server answers when the test says so. */
export function openSolo<K extends SoloKinds>(game: SoloGame<K>, userId: string | null = ME, minRoundMs = 0) {
  const clock = new SimulatedClock();
  const asked: {
    start: Pending<StartAsk<K>, SoloReply<K>>[];
    select: Pending<SelectAsk<K>, SoloReply<K>>[];
    cash: Pending<CashAsk, SoloReply<K>>[];
  } = { start: [], select: [], cash: [] };
  const later =
    <Input>(list: Pending<Input, SoloReply<K>>[]) =>
    ({ input }: { input: Input }) =>
      new Promise<SoloReply<K>>((resolve, reject) => void list.push({ input, resolve, reject }));
  const machine = soloMachine(game).provide({
    actors: {
      startRound: fromPromise<SoloReply<K>, StartAsk<K>>(later(asked.start)),
      selectCard: fromPromise<SoloReply<K>, SelectAsk<K>>(later(asked.select)),
      cashRound: fromPromise<SoloReply<K>, CashAsk>(later(asked.cash)),
    },
  });
  const actor = createActor(machine, { clock, input: { clock, userId, minRoundMs: () => minRoundMs } });
  const said: SoloEmitted<K>[] = [];
  actor.on('*', (event) => said.push(event));
  actor.start();
  let commands = 0;
  const send = (event: SoloEvent<K>) => actor.send(event);
  return {
    actor,
    clock,
    asked,
    said,
    send,
    context: () => actor.getSnapshot().context,
    phase: () => actor.getSnapshot().value.round,
    words: <T extends SoloEmitted<K>['type']>(type: T) =>
      said.filter((event): event is Extract<SoloEmitted<K>, { type: T }> => event.type === type),
    start: (choice: K['start'], amount = 10_000) =>
      send({ type: 'round.start', amount: rp(amount), choice, uuid: `uuid-${(commands += 1)}` }),
    select: (select: K['select']) => send({ type: 'round.select', select, uuid: `uuid-${(commands += 1)}` }),
    cash: () => send({ type: 'round.cash', uuid: `uuid-${(commands += 1)}` }),
    /** The server answers the last command of a kind. @param balance rupiah */
    answer: async (kind: 'start' | 'select' | 'cash', round: K['round'], balance?: number) => {
      asked[kind].at(-1)?.resolve({ round, balance: balance === undefined ? undefined : rp(balance), seeds: SEEDS });
      await settle();
    },
    refuse: async (kind: 'start' | 'select' | 'cash', error: unknown) => {
      asked[kind].at(-1)?.reject(error);
      await settle();
    },
  };
}

/** As {@link openSolo} for the game of steps, with a first snapshot. */
export function inRoom(change: Partial<SoloRoom<TestKinds>> = {}, revealMs = 0, userId: string | null = ME) {
  const room = openSolo(testGame(revealMs), userId);
  room.send({ type: 'wire.snapshot', room: roomOf(change) });
  return room;
}
