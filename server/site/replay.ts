import { CODE, CodeError } from '../../contract/errors';
import type {
  CrashRecord,
  DiceRecord,
  DingdongRecord,
  HiloRecord,
  MinesRecord,
  RollerRecord,
  RouletteRecord,
  WingoRecord,
} from '../../contract/replay';
import type { Answers } from '../http/answers';

/** Where records are had; null for a round that is unknown or not finished. */
export interface Records {
  readonly crash: (roundId: string) => Promise<CrashRecord | null>;
  readonly wingo: (phase: string) => Promise<WingoRecord | null>;
  readonly roulette: (roundId: string) => Promise<RouletteRecord | null>;
  readonly dice: (roundId: string) => Promise<DiceRecord | null>;
  readonly dingdong: (roundId: string) => Promise<DingdongRecord | null>;
  readonly mines: (roundId: string) => Promise<MinesRecord | null>;
  readonly hilo: (roundId: string) => Promise<HiloRecord | null>;
  readonly roller: (roundId: string) => Promise<RollerRecord | null>;
}

function found<T>(record: T | null): T {
  if (record === null) throw new CodeError(CODE.parameter);
  return record;
}

/** The records of finished rounds (contract/replay). */
export const replayAnswers = ({
  crash,
  wingo,
  roulette,
  dice,
  dingdong,
  mines,
  hilo,
  roller,
}: Records): Answers['replay'] => ({
  crash: async ({ query }) => found(await crash(query.roundId)),
  wingo: async ({ query }) => found(await wingo(query.roundId)),
  roulette: async ({ query }) => found(await roulette(query.roundId)),
  dice: async ({ query }) => found(await dice(query.roundId)),
  dingdong: async ({ query }) => found(await dingdong(query.roundId)),
  mines: async ({ query }) => found(await mines(query.roundId)),
  hilo: async ({ query }) => found(await hilo(query.roundId)),
  roller: async ({ query }) => found(await roller(query.roundId)),
});
