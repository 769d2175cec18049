import { useT, withWords } from '../../i18n';
import { Icon } from '../../ui/Icon';
import { later } from './later';
import type { PromisesProps } from './Promises';
import css from './Fairness.module.css';

export const FairnessPanel = later<PromisesProps>(
  withWords(async () => (await import('./Promises')).Promises, 'check'),
);

/** Whether the running round's seed is still locked. */
export function LockMark({ open }: { readonly open: boolean }) {
  const t = useT();
  return (
    <span className={css.lock} data-open={open || undefined}>
      <Icon name={open ? 'check' : 'lock'} size="xs" />
      {t(open ? 'proof.open' : 'proof.locked')}
    </span>
  );
}
