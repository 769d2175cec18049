import { DINGDONG_SELECTIONS, type DingdongSelection, type DingdongStop } from '../../contract/dingdong';
import { DINGDONG_WIN_DELAY_MS } from '../../contract/constants';
import { poolMachine } from '../kit/pool/machine';

/** The dingdong room: pools and a clock as in roulette and dice, but the ring may run several times in a round (AGAIN). */
export const dingdongMachine = poolMachine<DingdongSelection, DingdongStop>({
  id: 'dingdong',
  pools: DINGDONG_SELECTIONS,
  winDelayMs: DINGDONG_WIN_DELAY_MS,
});
