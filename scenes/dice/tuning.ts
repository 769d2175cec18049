import type { Tuned } from '../kit/tuning';
import values from './tuning.json';
import type { diceTuning } from './tuning.schema';

/** The numbers of the room's motion; tuning.schema.ts says what each of them does. */
export type DiceTuning = Tuned<typeof diceTuning>;

export const tuning: DiceTuning = values;
