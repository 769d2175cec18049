import { useRef, useState } from 'react';
import { accountEndpoints } from '../../contract/account';
import { CODE, errorText } from '../../contract/errors';
import { useHouse } from '../house/hooks';
import { useLocale } from '../i18n';

/**
 * Asks whether somebody has a phone number already, once for each number: a player hears of it before the form is sent. An answer that does
 * not come (667, no network) says nothing; the registration itself decides.
 */
export function usePhoneTaken() {
  const { http } = useHouse();
  const { errors } = useLocale();
  const answers = useRef(new Map<string, Promise<boolean>>());
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set());

  const ask = (phone: string): Promise<boolean> => {
    const known = answers.current.get(phone);
    if (known) return known;
    const answer = http
      .call(accountEndpoints.checkPhone, { query: { phone }, quiet: true })
      .then(({ available }) => {
        if (!available) setTaken((old) => new Set(old).add(phone));
        return !available;
      })
      .catch(() => {
        answers.current.delete(phone);
        return false;
      });
    answers.current.set(phone, answer);
    return answer;
  };
  return {
    ask,
    /** The documented words for a number that is taken; null for every other, and while nobody has said so. */
    faultOf: (phone: string): string | null => (taken.has(phone) ? errorText(CODE.phoneExists, {}, errors) : null),
  };
}
