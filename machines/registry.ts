import type { AnyStateMachine } from 'xstate';
import type { OpenGame } from '../contract/games';
import { crashMachine } from './crash/machine';
import { wingoMachine } from './wingo/machine';

/** The machine of every open room. A game that is opened without one does not compile. */
export const machines = { crash: crashMachine, wingo: wingoMachine } as const satisfies Readonly<Record<OpenGame, AnyStateMachine>>;
