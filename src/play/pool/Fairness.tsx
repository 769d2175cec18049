import { LockMark } from '../room/FairnessPanel';
import { useToldDraw } from './useToldDraw';

/** Whether the round's seed is shown yet. */
export const PoolLock = () => <LockMark open={useToldDraw() !== null} />;
