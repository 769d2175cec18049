import { coinFlipCalls } from '../../contract/coinFlip';
import { crashCalls } from '../../contract/crash';
import { diceCalls } from '../../contract/dice';
import { dingdongCalls } from '../../contract/dingdong';
import { hiloCalls } from '../../contract/hilo';
import { minesCalls } from '../../contract/mines';
import { rollerCalls } from '../../contract/roller';
import { rouletteCalls } from '../../contract/roulette';
import { wingoCalls } from '../../contract/wingo';
import type { Call, CallReply, CallRequest } from '../../contract/wire';

export const IDR = { currency: 'IDR' } as const;

/** How a test asks: over the rooms' bindings or a socket. */
export type Ask = <C extends Call>(call: C, req: CallRequest<C>) => Promise<CallReply<C>>;

/** A way to stake money in a game. `call` is what takes the stake. */
export interface BetPath {
  readonly name: string;
  readonly call: Call;
  /** Asks what has to be known, then bets. */
  readonly bet: (ask: Ask, amount: number) => Promise<unknown>;
}

const pool = (name: string, calls: typeof rouletteCalls | typeof diceCalls | typeof dingdongCalls, on: unknown) => ({
  name,
  call: calls.bet as Call,
  async bet(ask: Ask, amount: number) {
    const { roundId } = await ask(calls.curRound, IDR);
    return ask(calls.bet as Call, { pool: on, amount, roundId } as CallRequest<Call>);
  },
});

/** Every way to stake money that the contract has; the suite checks that none is missing. */
export const BET_PATHS: readonly BetPath[] = [
  {
    name: 'crash, this round or the next one',
    call: crashCalls.bet,
    async bet(ask, amount) {
      const room = await ask(crashCalls.curGame, IDR);
      const roundId = room.status === 'preparation' ? room.roundId : room.nextRoundId;
      return ask(crashCalls.bet, { roundId, amount, ...IDR });
    },
  },
  {
    name: 'wingo',
    call: wingoCalls.bet,
    async bet(ask, amount) {
      const { phase } = await ask(wingoCalls.curRound, { ...IDR, model: 3 });
      return ask(wingoCalls.bet, { select: ['green'], amount, phaseNum: phase });
    },
  },
  pool('roulette', rouletteCalls, 'black'),
  pool('dice', diceCalls, 1),
  pool('dingdong', dingdongCalls, 'CHERRY'),
  {
    name: 'mines by hand',
    call: minesCalls.startRound,
    bet: (ask, amount) => ask(minesCalls.startRound, { amount, mines: 3, ...IDR }),
  },
  {
    name: 'mines that plays itself',
    call: minesCalls.playRound,
    bet: (ask, amount) => ask(minesCalls.playRound, { amount, mines: 3, cells: [1, 2], ...IDR }),
  },
  { name: 'hilo', call: hiloCalls.startRound, bet: (ask, amount) => ask(hiloCalls.startRound, { amount, ...IDR }) },
  {
    name: 'roller',
    call: rollerCalls.startRound,
    bet: (ask, amount) => ask(rollerCalls.startRound, { amount, choose: 50_000, isHigher: true, ...IDR }),
  },
  {
    name: 'coin flip',
    call: coinFlipCalls.startRound,
    bet: (ask, amount) => ask(coinFlipCalls.startRound, { amount, ...IDR }),
  },
];
