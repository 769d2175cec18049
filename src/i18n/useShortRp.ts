import { formatRp } from '../../rules/format';
import type { Sen } from '../../rules/money';
import { useLocale } from './locale';
import { MARKS } from './painted';

/** From one million rupiah on, in sen: a stake below that is read, not guessed. */
const FROM = 100_000_000n;
const OPTIONS = {
  id: { abbreviateFrom: FROM, marks: Object.values(MARKS.id) as [string, string, string, string] },
  en: { abbreviateFrom: FROM, marks: Object.values(MARKS.en) as [string, string, string, string] },
};

/** Rupiah where there is little room, in the marks of the language on screen: `Rp 25.000`, `Rp 2,79jt`. */
export function useShortRp(): (amount: Sen | number) => string {
  const { locale } = useLocale();
  return (amount) => formatRp(amount, OPTIONS[locale]);
}
