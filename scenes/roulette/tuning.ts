import type { Tuned } from '../kit/tuning';
import values from './tuning.json';
import type { rouletteTuning } from './tuning.schema';

/** The numbers of the room's motion; tuning.schema.ts says what each of them does. */
export type RouletteTuning = Tuned<typeof rouletteTuning>;

export const tuning: RouletteTuning = values;
