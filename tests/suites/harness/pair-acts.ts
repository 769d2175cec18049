import { coinFlipCalls } from '../../../contract/coinFlip';
import { crashCalls } from '../../../contract/crash';
import { diceCalls } from '../../../contract/dice';
import { dingdongCalls } from '../../../contract/dingdong';
import { hiloCalls } from '../../../contract/hilo';
import { minesCalls } from '../../../contract/mines';
import { rollerCalls } from '../../../contract/roller';
import { rouletteCalls } from '../../../contract/roulette';
import { wingoCalls } from '../../../contract/wingo';
import { toSen } from '../../../rules/money';
import { createRefills } from '../../../server/accounts/refill';
import { createDepositGuard } from '../../../server/fairplay/deposits';
import type { FairPlay } from '../../../server/fairplay/service';
import type { Player, Tx } from '../../../server/ports';
import type { RoomHouse } from '../rooms-kit';

const IDR = { currency: 'IDR' } as const;
/** What each stakes, rupiah. */
export const BET = 10_000;

/** Whose acts these are, and where. */
export interface Table {
  readonly house: RoomHouse;
  readonly who: Player;
  readonly fairPlay: FairPlay;
}

/** Something that a player does. `ready` makes what it is done to, and returns how it is done; `stakes` takes money, `open` has taken some when it is ready; `unkeyed` goes by no id, `poor` is for whoever has less than a stake. */
export interface Act {
  readonly stakes?: true;
  readonly open?: true;
  readonly unkeyed?: true;
  readonly poor?: true;
  ready(table: Table): Promise<(uuid: string) => Promise<unknown>>;
}

export const inTx = <T>({ house }: Table, work: (tx: Tx) => Promise<T>): Promise<T> => house.store.transaction(work);

/** Crash takes bets for the round that is next whatever it is at: of a round that flies, only its own may be left. */
const crashRound = async ({ house, who }: Table, status: 'preparation' | 'goingUp', left = 1_000) => {
  await house.until(async () => {
    const room = await house.ask(crashCalls.curGame, IDR, who);
    return room.status === status && (status === 'goingUp' || room.startTime - house.clock.now() > left);
  });
  return (await house.ask(crashCalls.curGame, IDR, who)).roundId;
};

const pool = (calls: typeof rouletteCalls | typeof diceCalls | typeof dingdongCalls, on: unknown): Act => ({
  stakes: true,
  async ready({ house, who }) {
    const open = async () => {
      const round = await house.ask(calls.curRound, IDR, who);
      return round.status === 0 && round.closeTime - house.clock.now() > 2_000 ? round.roundId : null;
    };
    await house.until(async () => (await open()) !== null);
    const roundId = await open();
    return (uuid) =>
      house.send(calls.bet as typeof rouletteCalls.bet, { pool: on, amount: BET, roundId, uuid } as never, who);
  },
});

const solo = (
  calls: typeof minesCalls | typeof hiloCalls | typeof coinFlipCalls,
  start: object,
  select: object,
  first = select,
) => {
  const begin = async ({ house, who }: Table): Promise<string> => {
    const { round } = await house.ask(calls.curRound as typeof minesCalls.curRound, IDR, who);
    if (round) return round.roundId;
    const asked = { amount: BET, ...IDR, ...start };
    return (await house.ask(calls.startRound as typeof minesCalls.startRound, asked as never, who)).round.roundId;
  };
  return {
    start: {
      stakes: true,
      ready:
        async ({ house, who }) =>
        (uuid) =>
          house.send(
            calls.startRound as typeof minesCalls.startRound,
            { amount: BET, ...IDR, ...start, uuid } as never,
            who,
          ),
    },
    step: {
      open: true,
      async ready(table) {
        const roundId = await begin(table);
        const { house, who } = table;
        return (uuid) =>
          house.send(calls.selectCard as typeof minesCalls.selectCard, { roundId, ...select, uuid } as never, who);
      },
    },
    cash: {
      open: true,
      async ready(table) {
        const roundId = await begin(table);
        const { house, who } = table;
        // There is nothing to cash before a first step that is right; where it is not, the round is over.
        await house
          .ask(calls.selectCard as typeof minesCalls.selectCard, { roundId, ...first } as never, who)
          .catch(() => undefined);
        return (uuid) => house.send(calls.cashRound as typeof minesCalls.cashRound, { roundId, uuid }, who);
      },
    },
    seed: {
      ready:
        async ({ house, who }) =>
        (uuid) =>
          house.send(calls.rotateSeed, { uuid }, who),
    },
  } satisfies Record<string, Act>;
};
const mines = solo(minesCalls, { mines: 1 }, { selectCard: 3 }, { selectCard: 7 });
const hilo = solo(hiloCalls, {}, { select: 'higher' });
const coin = solo(coinFlipCalls, {}, { select: 'heads' });

/** A stake in a crash round that takes bets. */
const crashStake = async (table: Table): Promise<string> => {
  const { house, who } = table;
  const roundId = await crashRound(table, 'preparation');
  await house.ask(crashCalls.bet, { roundId, amount: BET, ...IDR }, who).catch(() => undefined);
  return roundId;
};

/** All that moves a player's money or says how much of it may be moved. */
export const ACTS: Readonly<Record<string, Act>> = {
  'crash: bet': {
    stakes: true,
    async ready(table) {
      const roundId = await crashRound(table, 'preparation', 300);
      return (uuid) => table.house.send(crashCalls.bet, { roundId, amount: BET, rate: 1.01, ...IDR, uuid }, table.who);
    },
  },
  'crash: take back': {
    open: true,
    async ready(table) {
      const roundId = await crashStake(table);
      return (uuid) => table.house.send(crashCalls.cancel, { roundId, uuid }, table.who);
    },
  },
  'crash: cash out': {
    open: true,
    async ready(table) {
      const { house, who } = table;
      const roundId = await crashStake(table);
      const { startTime } = await house.ask(crashCalls.curGame, IDR, who);
      await house.clock.advanceTo(startTime + 1);
      return (uuid) => house.send(crashCalls.escape, { roundId, uuid }, who);
    },
  },
  'wingo: bet': {
    stakes: true,
    async ready({ house, who }) {
      const { phase } = await house.ask(wingoCalls.curRound, { ...IDR, model: 3 }, who);
      return (uuid) => house.send(wingoCalls.bet, { select: ['green'], amount: BET, phaseNum: phase, uuid }, who);
    },
  },
  'roulette: bet': pool(rouletteCalls, 'red'),
  'dice: bet': pool(diceCalls, 1),
  'dingdong: bet': pool(dingdongCalls, 'CHERRY'),
  'mines: start': mines.start,
  'mines: open': mines.step,
  'mines: cash': mines.cash,
  'mines: new seed': mines.seed,
  'mines: by itself': {
    stakes: true,
    ready:
      async ({ house, who }) =>
      (uuid) =>
        house.send(minesCalls.playRound, { amount: BET, mines: 3, cells: [1, 2], ...IDR, uuid }, who),
  },
  'hilo: start': hilo.start,
  'hilo: guess': hilo.step,
  'hilo: cash': hilo.cash,
  'coin flip: start': coin.start,
  'coin flip: flip': coin.step,
  'coin flip: cash': coin.cash,
  roller: {
    stakes: true,
    ready:
      async ({ house, who }) =>
      (uuid) =>
        house.send(rollerCalls.startRound, { amount: BET, choose: 50_000, isHigher: true, ...IDR, uuid }, who),
  },
  refill: {
    poor: true,
    async ready({ house, who }) {
      const refills = createRefills({ ...house, deposits: createDepositGuard(house) });
      return async (uuid) => {
        const { posted, nextAt } = await refills.take(who.id, uuid);
        return { balance: posted.balance, nextAt };
      };
    },
  },
  exchange: {
    ready: async (table) => (key) =>
      inTx(table, (tx) =>
        table.house.ledger.exchange(tx, {
          key,
          userId: table.who.id,
          ref: 'exchange:1',
          from: 'IDR',
          to: 'YEC',
          amount: toSen(BET),
          rate: { give: 100n, get: 1n },
        }),
      ),
  },
  'set aside': {
    ready: async (table) => (key) =>
      inTx(table, (tx) =>
        table.house.ledger.holds.place(tx, {
          key,
          userId: table.who.id,
          ref: 'order:1',
          amount: toSen(BET),
          deadline: table.house.clock.now() + 2_000,
        }),
      ),
  },
  bonus: {
    ready: async (table) => (key) =>
      inTx(table, (tx) =>
        table.house.ledger.bonuses.give(tx, { key, userId: table.who.id, ref: 'gift:1', amount: toSen(BET) }),
      ),
  },
  'lower limit': {
    ready:
      async ({ fairPlay, who }) =>
      () =>
        fairPlay.setLimit(who.id, 'loss', 2 * BET),
  },
  exclusion: {
    ready:
      async ({ fairPlay, who }) =>
      () =>
        fairPlay.exclude(who.id, 'halfYear'),
  },
};
