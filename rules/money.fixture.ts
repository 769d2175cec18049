import { type Sen, toSen } from './money';

/** Money as tests say it: rupiah, in sen. */
export const rp = (rupiah: number): Sen => toSen(rupiah);
