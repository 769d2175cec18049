import { phaseOf, restedRun } from '../../../machines/kit/pool/select';
import type { PoolRun } from '../../../machines/kit/pool/types';
import { useHouse } from '../../house/hooks';
import { usePool } from './context';

/** The run that the shown round came to, from the moment at which its picture rests; null before. */
export const useToldDraw = (): PoolRun<unknown> | null =>
  usePool((snapshot) => (phaseOf(snapshot) === 'shown' ? (snapshot.context.round?.runs.at(-1) ?? null) : null));

/** The latest run that has come to rest, also one after which the ring runs again; null before. The same run is the same object, however often the room is fetched anew. */
export function useRestedRun(): PoolRun<unknown> | null {
  const { clock } = useHouse();
  return usePool(
    (snapshot) => restedRun(snapshot, clock.now()),
    (a, b) => a?.stopTime === b?.stopTime,
  );
}
