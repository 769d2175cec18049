import type { AutoEvent } from '../../autobet/types';
import type { Plan as PlanOf, Effect as EffectOf } from '../plan';
import type { SyncReason } from '../room';
import type { PoolContext, PoolCue, PoolEmitted, PoolEvent, PoolResyncReason } from './types';

/** A plan only asks for a fresh snapshot by its need; the machine says so once. */
export type PlannedWord<P, D> = Exclude<PoolEmitted<P, D>, { type: 'resync' }>;
export type Effect<P, D> = EffectOf<PoolEvent<P, D>, PlannedWord<P, D>>;
export type Plan<P, D> = PlanOf<PoolContext<P, D>, Effect<P, D>>;

/** The plan that changes nothing yet. */
export const begin = <P, D>(context: PoolContext<P, D>): Plan<P, D> => ({ context, effects: [] });

export const cue = <P, D>(moment: PoolCue<P, D>): Effect<P, D> => ({ type: 'cue', cue: moment });
export const need = <P, D>(reason: PoolResyncReason | SyncReason): Effect<P, D> => ({
  type: 'raise',
  event: { type: 'sync.need', reason },
});

/** A word to the run of repeated rounds. */
export const tellRun = <P, D>(event: AutoEvent): Effect<P, D> => ({
  type: 'raise',
  event: { type: 'auto.tell', event },
});

/** The result waits for the picture; the flag of another table's win goes by itself. */
const WIN = 'win';
const ASIDE = 'asideWin';
/** How long that flag stands, ms. */
const ASIDE_MS = 3_000;

export const asideOver = <P, D>(): Effect<P, D> => ({
  type: 'later',
  id: ASIDE,
  event: { type: 'time.asideWin' },
  ms: ASIDE_MS,
});
export const asideNever = <P, D>(): Effect<P, D> => ({ type: 'never', id: ASIDE });
export const winLater = <P, D>(roundId: string, ms: number): Effect<P, D> => ({
  type: 'later',
  id: WIN,
  event: { type: 'time.win', roundId },
  ms,
});
export const winNever = <P, D>(): Effect<P, D> => ({ type: 'never', id: WIN });
