import { createActor, fromPromise, SimulatedClock } from 'xstate';
import type { CrashBet, CrashGame, CrashOwnBet } from '../../contract/crash';
import { toSen } from '../../rules/money';
import { crashMachine } from './machine';
import { crashButton, standingOf } from './button';
import type {
  CancelReply,
  CrashEmitted,
  CrashEnd,
  CrashStart,
  EscapeReply,
  PlaceBetInput,
  PlaceBetReply,
  RoundCommandInput,
} from './types';

export const HEX = 'ab'.repeat(32);
export const ME = 'me';
/** Server time at which the first round of the fixture leaves. */
export const LEAVES = 8_000;

export const betOf = (userId: string, amount: number, extra: Partial<CrashBet> = {}): CrashBet => ({
  userId,
  name: userId.toUpperCase(),
  avatar: '',
  amount,
  ...extra,
});
export const ownBet = (roundId: string, extra: Partial<CrashOwnBet> = {}): CrashOwnBet => ({
  roundId,
  amount: 10_000,
  isEscape: false,
  winAmount: 0,
  ...extra,
});

export const gameOf = (extra: Partial<CrashGame> = {}): CrashGame => ({
  status: 'preparation',
  roundId: '100',
  nextRoundId: '101',
  startTime: LEAVES,
  serverTime: 0,
  bet: [],
  nextBet: [],
  historyRate: [2, 1.5],
  profitRate: 1,
  publicSeed: 'public',
  seedPubHash: HEX,
  seedHashHash: HEX,
  betAmountRange: { min: 1_000, max: 5_000_000 },
  maxProfit: 1_000_000_000,
  players: 3,
  ...extra,
});

export const startOf = (roundId: string, startTime: number, extra: Partial<CrashStart> = {}): CrashStart => ({
  roundId,
  nextRoundId: String(Number(roundId) + 1),
  seedPubHash: HEX,
  seedHashHash: HEX,
  startTime,
  serverTime: startTime - 8_000,
  joinedNext: false,
  bet: [],
  players: 3,
  ...extra,
});

export const endOf = (roundId: string, target: number, nextRoundTime = 30_000): CrashEnd => ({
  roundId,
  target,
  hash: HEX,
  serverSeed: HEX,
  publicSeed: 'public',
  nextRoundTime,
  serverTime: nextRoundTime - 3_000,
});

interface Pending<Input, Reply> {
  input: Input;
  resolve: (reply: Reply) => void;
  reject: (error: unknown) => void;
}

/** Lets promises settle. */
export const settle = async () => {
  for (let i = 0; i < 6; i += 1) await Promise.resolve();
};

const FORM = { loggedIn: false, mode: 'manual', amount: 1_000_000n, ready: true, auto: null, warned: false } as const;

/** A room whose server answers when the test says so. */
export function openRoom(userId: string | null = ME) {
  const clock = new SimulatedClock();
  const asked: {
    place: Pending<PlaceBetInput, PlaceBetReply>[];
    cancel: Pending<RoundCommandInput, CancelReply>[];
    escape: Pending<RoundCommandInput, EscapeReply>[];
  } = { place: [], cancel: [], escape: [] };
  const later =
    <Input, Reply>(list: Pending<Input, Reply>[]) =>
    ({ input }: { input: Input }) =>
      new Promise<Reply>((resolve, reject) => void list.push({ input, resolve, reject }));
  const machine = crashMachine.provide({
    actors: {
      placeBet: fromPromise<PlaceBetReply, PlaceBetInput>(later(asked.place)),
      cancelBet: fromPromise<CancelReply, RoundCommandInput>(later(asked.cancel)),
      escape: fromPromise<EscapeReply, RoundCommandInput>(later(asked.escape)),
    },
  });
  const actor = createActor(machine, { clock, input: { clock, userId } });
  const said: CrashEmitted[] = [];
  actor.on('*', (event) => said.push(event));
  actor.start();
  const context = () => actor.getSnapshot().context;
  return {
    actor,
    clock,
    asked,
    said,
    context,
    send: actor.send.bind(actor),
    phase: () => actor.getSnapshot().value.round,
    /** The main button over a form that is in order. */
    button: () => crashButton(standingOf(actor.getSnapshot(), clock.now()), FORM),
    cues: () => said.flatMap((event) => (event.type === 'cue' ? [event.cue] : [])),
    resyncs: () => said.flatMap((event) => (event.type === 'resync' ? [event.reason] : [])),
    /** Asks for a bet and has the server accept it in the round that was asked for. */
    board: async (amount = 10_000, auto: number | null = null) => {
      actor.send({ type: 'bet.place', amount: toSen(amount), auto, uuid: `uuid-${asked.place.length}` });
      const ask = asked.place.at(-1);
      const roundId = ask?.input.roundId ?? '';
      ask?.resolve({
        roundId,
        joinedNext: roundId !== context().roundId,
        balance: 500_000,
        bet: ownBet(roundId, { amount, auto: auto === null ? undefined : auto / 10_000 }),
      });
      await settle();
    },
  };
}

/** As {@link openRoom}, with a first snapshot. */
export function inRoom(game: Partial<CrashGame> = {}, userId: string | null = ME) {
  const room = openRoom(userId);
  room.send({ type: 'wire.snapshot', game: gameOf(game) });
  return room;
}
