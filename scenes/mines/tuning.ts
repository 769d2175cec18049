import type { Tuned } from '../kit/tuning';
import values from './tuning.json';
import type { minesTuning } from './tuning.schema';

/** The numbers of the room's motion; tuning.schema.ts says what each of them does. */
export type MinesTuning = Tuned<typeof minesTuning>;

export const tuning: MinesTuning = values;
