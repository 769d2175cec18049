import type { Outcome } from '../../engines/pool/types';

/** Outcomes as they are kept in a row; '' is none yet. */
export const writeOutcome = (outcome: Outcome): string => outcome.join(',');
export const readOutcome = (text: string): Outcome => text.split(',').map(Number);
