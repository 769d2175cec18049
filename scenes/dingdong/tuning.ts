import type { Tuned } from '../kit/tuning';
import values from './tuning.json';
import type { dingdongTuning } from './tuning.schema';

/** The numbers of the room's motion; tuning.schema.ts says what each of them does. */
export type DingdongTuning = Tuned<typeof dingdongTuning>;

export const tuning: DingdongTuning = values;
