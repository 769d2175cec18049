import type { DingdongSelection, DingdongStop } from '../../contract/dingdong';
import type * as pool from '../kit/pool/types';

/** The shared room's words in dingdong's: pools are the seven selections, a draw is where a run stops. */
export type DingdongContext = pool.PoolContext<DingdongSelection, DingdongStop>;
export type DingdongEvent = pool.PoolEvent<DingdongSelection, DingdongStop>;
export type DingdongCue = pool.PoolCue<DingdongSelection, DingdongStop>;
export type DingdongSnapshot = pool.PoolSnapshot<DingdongSelection, DingdongStop>;
export type DingdongEnd = pool.PoolEnd<DingdongStop>;
export type DingdongRun = pool.PoolRun<DingdongStop>;
export type DingdongPast = pool.PastDraw<DingdongStop>;
export type { DingdongSelection, DingdongStop };
