import type { AnyStateMachine } from 'xstate';
import type { GameId, OpenGame } from '../contract/games';
import { coinFlipMachine } from './coinFlip/machine';
import { crashMachine } from './crash/machine';
import { hiloMachine } from './hilo/machine';
import { diceMachine } from './dice/machine';
import { dingdongMachine } from './dingdong/machine';
import { minesMachine } from './mines/machine';
import { rollerMachine } from './roller/machine';
import { rouletteMachine } from './roulette/machine';
import { wingoMachine } from './wingo/machine';

/** The machine of every room. A game that is opened without one does not compile. */
export const machines = {
  coinFlip: coinFlipMachine,
  crash: crashMachine,
  hilo: hiloMachine,
  mines: minesMachine,
  wingo: wingoMachine,
  dice: diceMachine,
  dingdong: dingdongMachine,
  roller: rollerMachine,
  roulette: rouletteMachine,
} as const satisfies Readonly<Record<OpenGame, AnyStateMachine> & Partial<Record<GameId, AnyStateMachine>>>;
