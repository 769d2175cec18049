/** A choice's odds in words. */
import { formatAmount } from '../../../i18n/format';

/** All that a rate pays: `2,8285×`, `1,98×`, `9.900×`. @param rate 1/10000 */
export function formatExact(rate: number): string {
  const rest = String(rate % 10_000)
    .padStart(4, '0')
    .replace(/0{1,2}$/, '');
  return `${formatAmount(Math.floor(rate / 10_000))}${Number(rest) === 0 ? '' : `,${rest}`}×`;
}

/** `35%`, `98,019%`, `0,01%`: to a thousandth of a percent, which is one number of the scale. @param chance 0 to 1 */
export function formatChance(chance: number): string {
  const thousandths = Math.round(chance * 100_000);
  const rest = String(thousandths % 1_000)
    .padStart(3, '0')
    .replace(/0+$/, '');
  return `${Math.floor(thousandths / 1_000)}${rest === '' ? '' : `,${rest}`}%`;
}
