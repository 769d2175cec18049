import type { DingdongStop } from '../../../../contract/dingdong';

/** All stops of a round as one text: `AGAIN CHERRY`. */
export const stopsText = (stops: readonly DingdongStop[]): string => stops.join(' ');
