import type { soloCalls, stepCalls } from '../../../contract/solo';
import type { SoloGame } from '../../../contract/games';
import type * as z from 'zod/mini';
import { bind, bindEnd, type CallBinding } from '../../ports';
import type { SoloDesk } from './desk';

type Any = z.ZodMiniType;
type SoloCalls = Pick<
  ReturnType<typeof soloCalls<SoloGame, Any, Any, Any, Any>>,
  'myPastRound' | 'setSeed' | 'rotateSeed'
>;
type CashRound = ReturnType<typeof stepCalls<SoloGame, object, Any>>['cashRound'];

/** The answers to the calls that say the same in every solo room: the player's own past, and the seeds. */
export const ownBindings = <Ask, Act, Shown extends object, Line extends object>(
  { myPastRound, setSeed, rotateSeed }: SoloCalls,
  desk: SoloDesk<Ask, Act, Shown, Line>,
): readonly CallBinding[] => [
  bind(myPastRound, (page, caller) => desk.past(caller, page)),
  bind(setSeed, ({ clientSeed, uuid }, caller) => desk.setSeed(caller, setSeed, uuid, clientSeed)),
  bind(rotateSeed, ({ clientSeed, uuid }, caller) => desk.rotateSeed(caller, rotateSeed, uuid, clientSeed)),
];

/** The answer to a cash-out. */
export const cashBinding = <Ask, Act, Shown extends object, Line extends object>(
  cashRound: CashRound,
  desk: SoloDesk<Ask, Act, Shown, Line>,
): CallBinding => bindEnd(cashRound, ({ roundId, uuid }, caller) => desk.cash(caller, cashRound, uuid, roundId));
