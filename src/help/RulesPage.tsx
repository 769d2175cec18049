import { useEffect } from 'react';
import { OPEN_GAMES } from '../../contract/games';
import { useSiteConfig } from '../house/hooks';
import { useT } from '../i18n';
import { formatRp } from '../i18n/format';
import { Card } from '../ui/Card';
import { cx } from '../ui/cx';
import { ABOUT } from './abouts';
import css from './Help.module.css';

/** The rules of the open games, every figure from the rules themselves. */
export default function RulesPage() {
  const t = useT();
  const config = useSiteConfig();
  useAnchor();
  return (
    <article className={cx(css.page, css.cards)}>
      <header>
        <h1 className={css.title}>{t('rules.title')}</h1>
        {config === null ? null : (
          <p className={css.lead}>
            {t('rules.limits', {
              min: formatRp(config.betAmountRange.min),
              max: formatRp(config.betAmountRange.max),
              profit: formatRp(config.maxRoundProfit),
            })}{' '}
            {t('rules.limitsNote')}
          </p>
        )}
      </header>
      {OPEN_GAMES.map((game) => {
        const { rules, Figures } = ABOUT[game];
        return (
          <Card key={game} id={game}>
            <h2 className={css.head}>{t(`game.${game}`)}</h2>
            <ul className={css.points}>
              {rules(t).map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
            <Figures />
          </Card>
        );
      })}
    </article>
  );
}

/** Goes to the game that the address names: the page came after the address, so that the browser has not. */
function useAnchor(): void {
  useEffect(() => {
    if (location.hash !== '') document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, []);
}
