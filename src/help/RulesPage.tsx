import { useEffect } from 'react';
import { CRASH_PREPARATION_MS, WINGO_CLOSE_MS } from '../../contract/constants';
import { AUTO_MIN } from '../../rules/crash/payout';
import { useSiteConfig } from '../house/hooks';
import { useT } from '../i18n';
import { formatOdds, formatPercent, formatRp } from '../i18n/format';
import { RTP } from './rtp';
import { Card } from '../ui/Card';
import { type Column, DataTable } from '../ui/DataTable';
import { DiceRules } from '../games/dice/Rules';
import { DingdongRules } from '../games/dingdong/Rules';
import { RouletteRules } from '../games/roulette/Rules';
import { MinesRules } from '../games/mines/Rules';
import { RollerRules } from '../games/roller/Rules';
import { HiloRules } from '../games/hilo/Rules';
import { WINGO_CHOICES, type WingoChoice } from '../games/wingo/choices';
import { cx } from '../ui/cx';
import css from './Help.module.css';

/** The rules of the open games, every figure from the rules themselves. */
export default function RulesPage() {
  const t = useT();
  const config = useSiteConfig();
  useAnchor();
  const columns: readonly Column<WingoChoice>[] = [
    { key: 'choice', header: t('rules.choice'), cell: (row) => t(row.label) },
    { key: 'pays', header: t('rules.pays'), align: 'right', cell: (row) => row.rates.map(formatOdds).join(' / ') },
    { key: 'chance', header: t('rules.chance'), align: 'right', cell: (row) => formatPercent(row.chance) },
    { key: 'rtp', header: t('rules.rtp'), align: 'right', cell: (row) => formatPercent(row.rtp) },
  ];
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
      <Card id="crash">
        <h2 className={css.head}>{t('game.crash')}</h2>
        <ul className={css.points}>
          <li>{t('rules.crash1', { seconds: CRASH_PREPARATION_MS / 1_000 })}</li>
          <li>{t('rules.crash2')}</li>
          <li>{t('rules.crash3')}</li>
          <li>{t('rules.crash4', { auto: formatOdds(AUTO_MIN) })}</li>
          <li>{t('rules.crash5')}</li>
        </ul>
        <dl className={css.figures}>
          <div>
            <dt>{t('rules.crashAny')}</dt>
            <dd>{t('lobby.rtp', { percent: formatPercent(RTP.crash()) })}</dd>
          </div>
        </dl>
      </Card>
      <HiloRules />
      <Card id="wingo">
        <h2 className={css.head}>{t('game.wingo')}</h2>
        <ul className={css.points}>
          <li>{t('rules.wingo1')}</li>
          <li>{t('rules.wingo2', { seconds: WINGO_CLOSE_MS / 1_000 })}</li>
          <li>{t('rules.wingo3')}</li>
        </ul>
        <DataTable caption={t('game.wingo')} columns={columns} rows={WINGO_CHOICES} rowKey={(row) => row.label} />
      </Card>
      <RouletteRules />
      <DingdongRules />
      <DiceRules />
      <MinesRules />
      <RollerRules />
    </article>
  );
}

/** Goes to the game that the address names: the page came after the address, so that the browser has not. */
function useAnchor(): void {
  useEffect(() => {
    if (location.hash !== '') document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, []);
}
