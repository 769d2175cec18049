import type { GameId } from '../contract/games';
import { rtp as coinFlipRtp, tossCoins } from './coinFlip/coin';
import { rtp as crashRtp } from './crash/rtp';
import { target } from './crash/target';
import { rollDice, rtp as diceRtp } from './dice/dice';
import { rtp as dingdongRtp, runRing } from './dingdong/ring';
import type { Draws } from './fairness/draws';
import { cardName, drawCards } from './hilo/cards';
import { rtp as hiloRtp } from './hilo/payout';
import { mineCells } from './mines/draw';
import { rtp as minesRtp } from './mines/payout';
import { fromRate } from './money';
import { resultOf, rtp as rollerRtp } from './roller/roller';
import { pocketOf, rtp as rouletteRtp } from './roulette/wheel';
import { numberOf } from './wingo/draw';
import { rtp as wingoRtp } from './wingo/payout';

/** What decides a draw besides the seeds. */
export interface DrawOptions {
  /** Mines on the board, 1 to 24. */
  readonly mines: number;
  /** Cards to draw from the endless deck, tosses of the coin. */
  readonly count: number;
}

/** What a round's draws come to, ready for JSON. */
export interface Outcome {
  readonly result: number | readonly number[] | readonly string[];
  /** Where the result is a multiplier. */
  readonly multiplier?: number;
}

/** What every game's rules answer to. */
export interface GameRules {
  /** Rooms draw from a public seed and a round id, solo games from the player's client seed and a nonce. */
  readonly kind: 'room' | 'solo';
  /** The draw options that this game looks at. */
  readonly options: readonly (keyof DrawOptions)[];
  draw(draws: Draws, options: DrawOptions): Outcome;
  /** The share of the stakes that comes back to the players, 0 to 1, computed from the rules. */
  rtp(): number;
}

const first = (draws: Draws): number => draws.floats().next().value;

/** All games, whether their rooms are open or not: fairness is older than the room. */
export const RULES: Readonly<Record<GameId, GameRules>> = {
  crash: {
    kind: 'room',
    options: [],
    draw(draws) {
      const multiplier = fromRate(target(draws.digest));
      return { result: multiplier, multiplier };
    },
    rtp: crashRtp,
  },
  wingo: { kind: 'room', options: [], draw: (draws) => ({ result: numberOf(first(draws)) }), rtp: wingoRtp },
  roulette: { kind: 'room', options: [], draw: (draws) => ({ result: pocketOf(first(draws)) }), rtp: rouletteRtp },
  dice: { kind: 'room', options: [], draw: (draws) => ({ result: rollDice(draws.floats()) }), rtp: diceRtp },
  dingdong: { kind: 'room', options: [], draw: (draws) => ({ result: runRing(draws.floats()) }), rtp: dingdongRtp },
  mines: {
    kind: 'solo',
    options: ['mines'],
    draw: (draws, { mines }) => ({ result: mineCells(draws.floats(), mines) }),
    rtp: minesRtp,
  },
  hilo: {
    kind: 'solo',
    options: ['count'],
    draw: (draws, { count }) => ({ result: drawCards(draws.floats(), count).map(cardName) }),
    rtp: hiloRtp,
  },
  roller: { kind: 'solo', options: [], draw: (draws) => ({ result: resultOf(draws.digest) }), rtp: rollerRtp },
  coinFlip: {
    kind: 'solo',
    options: ['count'],
    draw: (draws, { count }) => ({ result: tossCoins(draws.floats(), count) }),
    rtp: coinFlipRtp,
  },
};
