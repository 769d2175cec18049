import type { BigWin } from '../../contract/site';
import coin from '../ui/art/coin.webp?no-inline';
import { useT } from '../i18n';
import { formatRp, formatWireMultiplier } from '../i18n/format';
import { Button } from '../ui/Button';
import { Card } from '../ui/Card';
import { Icon } from '../ui/Icon';
import { RowsSkeleton } from '../ui/Skeleton';
import { Empty } from '../ui/States';
import { TILES } from '../games/tiles';
import css from './BigWins.module.css';

/** The list as it stands: on its way, refused, or there. */
export type WinsState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'ready'; readonly list: readonly BigWin[] };

/** The biggest net wins of real players in the last 24 hours. */
export function BigWins({
  wins,
  onRetry,
  rows = 5,
}: {
  readonly wins: WinsState;
  readonly onRetry: () => void;
  readonly rows?: number;
}) {
  const t = useT();
  return (
    <Card className={css.card} aria-labelledby="wins-title">
      <header className={css.head}>
        <Icon name="trophy" size="sm" className={css.cup} />
        <h2 id="wins-title">{t('lobby.bigWins')}</h2>
      </header>
      <p className={css.note}>{t('lobby.bigWinsNote')}</p>
      {wins.kind === 'loading' ? <RowsSkeleton rows={rows} /> : null}
      {wins.kind === 'failed' ? (
        <div className={css.failed}>
          <p>{t('lobby.winsFailed')}</p>
          <Button icon="refresh" tone="ghost" onClick={onRetry}>
            {t('common.retry')}
          </Button>
        </div>
      ) : null}
      {wins.kind === 'ready' && wins.list.length === 0 ? (
        <Empty title={t('lobby.noWinsTitle')}>{t('lobby.noWinsBody')}</Empty>
      ) : null}
      {wins.kind === 'ready' && wins.list.length > 0 ? (
        <ol className={css.list}>
          {wins.list.slice(0, rows).map((win) => (
            <Win key={`${win.time}-${win.name}-${win.profit}`} win={win} />
          ))}
        </ol>
      ) : null}
      {wins.kind === 'ready' && wins.list.length > 0 && wins.list.length < rows - 1 ? (
        <div className={css.next}>
          <Icon name="star" size="sm" />
          <p>
            <b>{t('lobby.winsNext')}</b>
            <span>{t('lobby.winsNextBody')}</span>
          </p>
        </div>
      ) : null}
    </Card>
  );
}

function Win({ win }: { readonly win: BigWin }) {
  const t = useT();
  return (
    <li className={css.win}>
      <span className={css.thumb}>
        <img src={TILES[win.game].mark ?? coin} alt="" />
      </span>
      <span className={css.who}>
        <b>{win.name}</b>
        <span>
          {t(`game.${win.game}`)} {formatWireMultiplier(win.multiplier)}
        </span>
      </span>
      <b className={css.profit}>+{formatRp(win.profit)}</b>
    </li>
  );
}
