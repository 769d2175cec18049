import { Link } from 'wouter';
import { useT } from '../i18n';
import { buttonClass } from '../ui/Button';
import { Card } from '../ui/Card';
import { Icon } from '../ui/Icon';
import type { IconName } from '../ui/icons';
import css from './FairStrip.module.css';

const STEPS = [
  { icon: 'lock', title: 'lobby.fair1Title', body: 'lobby.fair1Body' },
  { icon: 'eye', title: 'lobby.fair2Title', body: 'lobby.fair2Body' },
  { icon: 'refresh', title: 'lobby.fair3Title', body: 'lobby.fair3Body' },
] as const satisfies readonly { icon: IconName; title: string; body: string }[];

/** How fairness works in three steps; what each game returns is said behind the link, and in its room. */
export function FairStrip() {
  const t = useT();
  return (
    <Card tone="calm" className={css.strip} aria-labelledby="fair-title">
      <header className={css.head}>
        <Icon name="shield" className={css.shield} />
        <h2 id="fair-title">{t('lobby.fairTitle')}</h2>
      </header>
      <ol className={css.steps}>
        {STEPS.map((step) => (
          <li key={step.title}>
            <span className={css.icon}>
              <Icon name={step.icon} size="sm" />
            </span>
            <span>
              <b>{t(step.title)}</b>
              <span>{t(step.body)}</span>
            </span>
          </li>
        ))}
      </ol>
      <footer className={css.foot}>
        <Link href="/help/fairness" className={buttonClass({ tone: 'ghost' })}>
          {t('lobby.fairMore')}
        </Link>
      </footer>
    </Card>
  );
}
