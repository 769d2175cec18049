import { useCallback } from 'react';
import { playEndpoints } from '../../contract/play';
import { useHouse, useSiteConfig } from '../house/hooks';
import { useAnswer } from '../house/useAnswer';
import { type PlainMessage, useT } from '../i18n';
import { formatAmount, formatRp } from '../i18n/format';
import { Button } from '../ui/Button';
import { cx } from '../ui/cx';
import { Bone } from '../ui/Skeleton';
import css from './Sitting.module.css';

/** A sum with its sign, written out. */
const net = (rupiah: number): string => (rupiah > 0 ? `+${formatRp(rupiah)}` : formatRp(rupiah).replace('-', '−'));

/** Net result, bets, stakes and returns since a moment, as the ledger has them; the net only where the site shows it. */
export function SittingFigures({ since }: { readonly since: number }) {
  const t = useT();
  const { http } = useHouse();
  const showNet = useSiteConfig()?.flags.showNetPosition === true;
  const [answer, retry] = useAnswer(
    useCallback(() => http.call(playEndpoints.summary, { query: { since }, quiet: true }), [http, since]),
  );
  if (answer.kind === 'failed')
    return (
      <div className={css.failed}>
        <p>{t('sitting.failed')}</p>
        <Button icon="refresh" tone="ghost" onClick={retry}>
          {t('common.retry')}
        </Button>
      </div>
    );
  const figures = answer.kind === 'ready' ? answer.value : null;
  const result = figures === null ? null : figures.returned - figures.staked;
  const cells: readonly (readonly [PlainMessage, string | null, boolean?])[] = [
    ...(showNet ? [['sitting.net', result === null ? null : net(result), (result ?? 0) > 0] as const] : []),
    ['sitting.bets', figures && formatAmount(figures.bets)],
    ['sitting.staked', figures && formatRp(figures.staked)],
    ['sitting.returned', figures && formatRp(figures.returned)],
  ];
  return (
    <>
      <dl className={css.figures}>
        {cells.map(([label, value, won]) => (
          <div key={label}>
            <dt>{t(label)}</dt>
            <dd className={cx(won === true && css.won)}>{value ?? <Bone width={90} height={20} />}</dd>
          </div>
        ))}
      </dl>
      <p className={css.note}>{t('sitting.open')}</p>
    </>
  );
}
