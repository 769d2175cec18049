import { YEC_PER_USD } from '../../contract/constants';
import type { CurrencySymbol } from '../../contract/docs';

/** Rupiah for a dollar. The sandbox's own and fixed: nothing here is money. */
const RUPIAH_PER_USD = 16_000;

export const SYMBOLS: { readonly [C in CurrencySymbol['code']]: Omit<CurrencySymbol, 'code'> } = {
  IDR: { name: 'Rupiah', sign: 'Rp', decimals: 2, rate: 1 },
  USD: { name: 'US Dollar', sign: '$', decimals: 2, rate: RUPIAH_PER_USD },
  USDT: { name: 'Tether', sign: '₮', decimals: 2, rate: RUPIAH_PER_USD },
  YEC: { name: 'Poin Lintang', sign: 'YEC', decimals: 2, rate: RUPIAH_PER_USD / YEC_PER_USD },
};
