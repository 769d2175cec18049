import { useCallback } from 'react';
import { fairPlayEndpoints } from '../../contract/fairplay';
import { Curve } from '../fairplay/Curve';
import { netText } from '../fairplay/texts';
import { useHouse, useSiteConfig } from '../house/hooks';
import { useAnswer } from '../house/useAnswer';
import { type PlainMessage, useT } from '../i18n';
import { formatAmount, formatRp, formatTime } from '../i18n/format';
import { Button } from '../ui/Button';
import { cx } from '../ui/cx';
import { Bone } from '../ui/Skeleton';
import css from './Sitting.module.css';

/** Net result, bets, stakes and returns since a moment, as the books have them, and the way there; the net only where the site shows it. */
export function SittingFigures({ since }: { readonly since: number }) {
  const t = useT();
  const { http } = useHouse();
  const showNet = useSiteConfig()?.flags.showNetPosition === true;
  const [answer, retry] = useAnswer(
    useCallback(() => http.call(fairPlayEndpoints.position, { query: { since }, quiet: true }), [http, since]),
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
  const figures = answer.kind === 'ready' ? answer.value.session : null;
  const curve = answer.kind === 'ready' ? answer.value.curve : [];
  const result = figures === null ? null : figures.returned - figures.staked;
  const cells: readonly (readonly [PlainMessage, string | null, boolean?])[] = [
    ...(showNet ? [['sitting.net', result === null ? null : netText(result), (result ?? 0) > 0] as const] : []),
    ['sitting.bets', figures && formatAmount(figures.bets)],
    ['sitting.staked', figures && formatRp(figures.staked)],
    ['sitting.returned', figures && formatRp(figures.returned)],
  ];
  const [first, last] = [curve.at(0), curve.at(-1)];
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
      {showNet ? (
        <div className={css.curve}>
          <Curve points={curve} />
          <p>
            <span>{formatTime(first?.at ?? since)}</span>
            {last === undefined ? null : <span>{formatTime(last.at)}</span>}
          </p>
        </div>
      ) : null}
      <p className={css.note}>{t('sitting.open')}</p>
    </>
  );
}
