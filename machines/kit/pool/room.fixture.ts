import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { poolMachine } from './machine';
import { slipButton } from './button';
import { phaseOf, roomStatus } from './select';
import type { Stakes } from './stakes';
import type { BetAnswer, PlaceInput } from './command';
import type { PoolBet, PoolEmitted, PoolEnd, PoolRun, PoolSnapshot, PoolStart, PoolTotal, RoundInfo } from './types';
import { fromSen } from '../../../rules/money';
import { rp } from '../../../rules/money.fixture';

/** A game of three pools that draws a number. */
export type Team = 'red' | 'black' | 'blue';
export const TEAMS = ['red', 'black', 'blue'] as const;
export const HEX = 'ab'.repeat(32);
export const ME = 'me';
/** Server time at which round 1 begins; each one takes {@link ROUND_MS}. */
export const T0 = 1_764_000_000_000;
export const BETTING_MS = 15_000;
export const RUN_MS = 2_000;
export const ROUND_MS = 23_000;
export const WIN_DELAY_MS = 800;

const begin = (id: number): number => T0 + (id - 1) * ROUND_MS;

export const infoOf = (id: number, extra: Partial<RoundInfo<number>> = {}): RoundInfo<number> => ({
  roundId: String(id),
  startTime: begin(id),
  closeTime: begin(id) + BETTING_MS,
  endTime: null,
  hash: HEX,
  publicSeed: 'public',
  publicSeedHash: HEX,
  salt: null,
  rand: null,
  runs: [],
  ...extra,
});
export const runOf = (id: number, draw: number): PoolRun<number> => ({
  draw,
  runTime: begin(id) + BETTING_MS,
  stopTime: begin(id) + BETTING_MS + RUN_MS,
});

/** Amounts in rupiah, as everywhere in this fixture's arguments. */
export const totalOf = (select: Team, betAmount: number, isHot = false): PoolTotal<Team> => ({
  select,
  users: betAmount === 0 ? 0 : 1,
  bots: 0,
  bets: betAmount === 0 ? 0 : 1,
  betAmount: rp(betAmount),
  botAmount: 0n,
  isHot,
});
export const totals = (amounts: Partial<Record<Team, number>> = {}): readonly PoolTotal<Team>[] =>
  TEAMS.map((team) =>
    totalOf(team, amounts[team] ?? 0, (amounts[team] ?? 0) === Math.max(1, ...Object.values(amounts))),
  );

let made = 0;
export const betOf = (userId: string, select: Team, amount: number, uuid = `bet-${(made += 1)}`): PoolBet<Team> => ({
  userId,
  username: userId,
  avatar: '',
  select: [select],
  amount: rp(amount),
  uuid,
});

export const snapshotOf = (
  id: number,
  extra: Partial<PoolSnapshot<Team, number>> = {},
): PoolSnapshot<Team, number> => ({
  round: infoOf(id),
  bets: [],
  myBets: [],
  totals: totals(),
  mine: new Map(),
  history: [{ key: 'old-0', draw: 3 }],
  limits: new Map(TEAMS.map((team) => [team, { min: rp(1_000), max: rp(100_000) }])),
  maxProfit: rp(1_000_000_000),
  players: 5,
  ...extra,
});
/** A round that is drawn. */
export const drawnOf = (
  id: number,
  draw: number,
  extra: Partial<PoolSnapshot<Team, number>> = {},
): PoolSnapshot<Team, number> =>
  snapshotOf(id, {
    round: infoOf(id, { runs: [runOf(id, draw)], endTime: begin(id + 1), salt: HEX, rand: HEX }),
    ...extra,
  });

export const startOf = (id: number): PoolStart<number> => ({ round: infoOf(id), players: 6 });
export const endOf = (id: number, draw: number, extra: Partial<PoolEnd<number>> = {}): PoolEnd<number> => ({
  roundId: String(id),
  run: 0,
  ...runOf(id, draw),
  endTime: begin(id + 1),
  salt: HEX,
  rand: HEX,
  publicSeed: 'public',
  ...extra,
});

interface Ask {
  readonly input: PlaceInput<Team>;
  resolve(answers: readonly BetAnswer<Team>[]): void;
  reject(error: unknown): void;
}

/** Lets promises settle. */
export const settle = async () => {
  for (let i = 0; i < 6; i += 1) await Promise.resolve();
};

/** The server's yes to all that was asked, except for the pools that it refuses. */
export const answersTo = (
  { roundId, bets }: PlaceInput<Team>,
  no: Partial<Record<Team, unknown>> = {},
): readonly BetAnswer<Team>[] =>
  bets.map(({ select, amount, uuid }, i) => {
    const [pool] = select;
    return pool === undefined || pool in no
      ? { ok: false, error: pool && no[pool] }
      : {
          ok: true,
          select,
          amount,
          roundId,
          balance: rp(900_000 - i),
          bet: betOf(ME, pool, fromSen(amount), `server-${uuid}`),
        };
  });

/** Stakes by pool, rupiah. */
const inRupiah = (stakes: Stakes<Team>) => Object.fromEntries([...stakes].map(([team, sen]) => [team, fromSen(sen)]));

/** A room at {@link T0} whose server answers when the test says so; with a first snapshot of round 1 unless told otherwise. */
export function openRoom({
  userId = ME as string | null,
  snapshot = snapshotOf(1) as PoolSnapshot<Team, number> | null,
} = {}) {
  const clock = new SimulatedClock();
  clock.set(T0);
  const asked: Ask[] = [];
  const machine = poolMachine<Team, number>({ id: 'test', pools: TEAMS, winDelayMs: WIN_DELAY_MS }).provide({
    actors: {
      placeBets: fromPromise<readonly BetAnswer<Team>[], PlaceInput<Team>>(
        ({ input }) => new Promise((resolve, reject) => void asked.push({ input, resolve, reject })),
      ),
    },
  });
  const actor = createActor(machine, { clock, input: { clock, userId } });
  const said: PoolEmitted<Team, number>[] = [];
  actor.on('*', (event) => said.push(event));
  actor.start();
  if (snapshot !== null) actor.send({ type: 'wire.snapshot', snapshot });
  const tap = (...pools: Team[]) => pools.forEach((pool) => actor.send({ type: 'slip.tap', pool }));
  let presses = 0;
  const press = (type: 'bet.place' | 'bet.again') => actor.send({ type, uuid: `uuid-${(presses += 1)}` });
  return {
    actor,
    clock,
    asked,
    said,
    tap,
    press,
    send: actor.send.bind(actor),
    context: () => actor.getSnapshot().context,
    phase: () => phaseOf(actor.getSnapshot()),
    status: () => roomStatus(actor.getSnapshot()),
    /** The main button over a form that is in order. */
    button: () => slipButton(actor.getSnapshot(), { now: clock.now(), loggedIn: false, ready: true, fits: () => true }),
    cues: () => said.flatMap((event) => (event.type === 'cue' ? [event.cue] : [])),
    resyncs: () => said.flatMap((event) => (event.type === 'resync' ? [event.reason] : [])),
    mine: () => inRupiah(actor.getSnapshot().context.mine),
    slip: () => inRupiah(actor.getSnapshot().context.slip.stakes),
    /** Sets the clock to a moment after {@link T0}, ms; in steps, so that timers set on the way count from there. */
    at: (ms: number) => {
      while (clock.now() < T0 + ms) clock.set(Math.min(T0 + ms, clock.now() + 100));
    },
    /** Sets up, sends and has the server accept. */
    bet: async (...pools: Team[]) => {
      tap(...pools);
      press('bet.place');
      const ask = asked.at(-1);
      if (ask !== undefined) ask.resolve(answersTo(ask.input));
      await settle();
    },
    /** The server answers the last press. */
    answer: async (no: Partial<Record<Team, unknown>> = {}) => {
      const ask = asked.at(-1);
      if (ask !== undefined) ask.resolve(answersTo(ask.input, no));
      await settle();
    },
  };
}
