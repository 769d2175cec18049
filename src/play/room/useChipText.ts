import { useLocale } from '../../i18n/locale';
import { MARKS } from '../../i18n/painted';
import { chipAmount } from './amount';

/** A chip's amount in the marks of the language on screen: `5rb`, `1jt`. */
export function useChipText(): (amount: number) => string {
  const { locale } = useLocale();
  return (amount) => {
    const { unit, n } = chipAmount(amount);
    return `${n}${MARKS[locale][unit]}`;
  };
}
