import type { Tuned } from '../kit/tuning';
import values from './tuning.json';
import type { hiloTuning } from './tuning.schema';

/** The numbers of the room's motion; tuning.schema.ts says what each of them does. */
export type HiloTuning = Tuned<typeof hiloTuning>;

export const tuning: HiloTuning = values;
