import { phaseOf } from '../../../machines/kit/pool/select';
import type { PoolRun } from '../../../machines/kit/pool/types';
import { usePool } from './context';

/** The run that the shown round came to, from the moment at which its picture rests; null before. */
export const useToldDraw = (): PoolRun<unknown> | null => usePool((snapshot) => (phaseOf(snapshot) === 'shown' ? (snapshot.context.round?.runs.at(-1) ?? null) : null));
