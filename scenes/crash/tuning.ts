import type { Tuned } from '../kit/tuning';
import values from './tuning.json';
import type { crashTuning } from './tuning.schema';

/** The numbers of the room's motion; tuning.schema.ts says what each of them does. */
export type CrashTuning = Tuned<typeof crashTuning>;

export const tuning: CrashTuning = values;
