import type { Tuned } from '../kit/tuning';
import values from './tuning.json';
import type { rollerTuning } from './tuning.schema';

/** The numbers of the room's motion; tuning.schema.ts says what each of them does. */
export type RollerTuning = Tuned<typeof rollerTuning>;

export const tuning: RollerTuning = values;
