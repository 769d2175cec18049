import type { Tuned } from '../kit/tuning';
import values from './tuning.json';
import type { coinFlipTuning } from './tuning.schema';

/** The numbers of the room's motion; tuning.schema.ts says what each of them does. */
export type CoinFlipTuning = Tuned<typeof coinFlipTuning>;

export const tuning: CoinFlipTuning = values;
