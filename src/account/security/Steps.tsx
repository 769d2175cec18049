import { useT } from '../../i18n';
import { Icon } from '../../ui/Icon';
import css from './security.module.css';

const STEPS = ['mfa.step1', 'mfa.step2', 'mfa.step3'] as const;

/** Where one is of the three steps: scan, code, recovery codes. `at` counts from 0. */
export function Steps({ at }: { readonly at: number }) {
  const t = useT();
  return (
    <ol className={css.steps}>
      {STEPS.map((step, i) => (
        <li key={step} aria-current={i === at ? 'step' : undefined} data-done={i < at || undefined}>
          <i aria-hidden="true">{i < at ? <Icon name="check" size="xs" /> : i + 1}</i>
          {t(step)}
        </li>
      ))}
    </ol>
  );
}
