import type { Tuned } from '../kit/tuning';
import values from './tuning.json';
import type { wingoTuning } from './tuning.schema';

/** The numbers of the room's motion; tuning.schema.ts says what each of them does. */
export type WingoTuning = Tuned<typeof wingoTuning>;

export const tuning: WingoTuning = values;
