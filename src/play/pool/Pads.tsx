import { type KeyboardEvent, memo, startTransition, useCallback, useState } from 'react';
import { takesTaps } from '../../../machines/kit/pool/select';
import { useHouse } from '../../house/hooks';
import { useT } from '../../i18n';
import { formatAmount, formatRp } from '../../i18n/format';
import { cx } from '../../ui/cx';
import { usePool, usePoolList, usePoolRoom } from './context';
import type { AnyPool } from './game';
import { padTowards } from './padKeys';
import css from './Pads.module.css';

/** Where the canvas draws a pool, CSS px from its top left corner. */
export interface PadRect<P extends AnyPool = AnyPool> {
  readonly pool: P;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface PadsProps {
  readonly rects: readonly PadRect[];
  /** The canvas draws the pools; without it the buttons have faces of their own. */
  readonly drawn: boolean;
  /** Above 0 while the player is told to choose: the pools draw the eye once a number. */
  readonly missing: number;
}

/** The buttons laid over the pools that the canvas draws. One stop for the Tab key, arrows move inside. */
export function Pads({ rects, drawn, missing }: PadsProps) {
  const t = useT();
  const room = usePoolRoom();
  const { clock } = useHouse();
  const closed = usePool((snapshot) => !takesTaps(snapshot, clock.now()));
  const slip = usePool(({ context }) => context.slip.stakes);
  const mine = usePool(({ context }) => context.mine);
  const totals = usePoolList(({ context }) => context.totals);
  const [focused, setFocused] = useState<AnyPool | null>(null);
  // Where the Tab key stops can wait: a tap is answered first.
  const focus = useCallback((pool: AnyPool) => startTransition(() => setFocused(pool)), []);
  const stop = focused ?? rects[0]?.pool;
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const from = rects.find(({ pool }) => pool === stop);
    const next = from === undefined ? null : padTowards(rects, from, event.key);
    if (next === null) return;
    event.preventDefault();
    focus(next.pool);
    event.currentTarget.querySelector<HTMLElement>(`[data-pool="${next.pool}"]`)?.focus();
  };
  return (
    <div className={css.layer} role="group" aria-label={t('pool.pools')} onKeyDown={onKeyDown}>
      {rects.map((rect) => {
        const total = totals.find(({ select }) => select === rect.pool);
        return (
          <Pad
            key={rect.pool}
            {...rect}
            users={total?.users ?? 0}
            bots={total?.bots ?? 0}
            hot={total?.isHot ?? false}
            pending={slip.get(rect.pool) ?? 0}
            placed={mine.get(rect.pool) ?? 0}
            closed={closed}
            drawn={drawn}
            missing={missing}
            stop={rect.pool === stop}
            onTap={room.tap}
            onFocus={focus}
          />
        );
      })}
    </div>
  );
}

interface PadProps extends PadRect {
  /** People who bet on it in this round. */
  readonly users: number;
  /** House bots who did. */
  readonly bots: number;
  /** The pool with the most bets. */
  readonly hot: boolean;
  readonly pending: number;
  /** Rupiah that the player has on it in this round. */
  readonly placed: number;
  readonly closed: boolean;
  readonly drawn: boolean;
  readonly missing: number;
  /** Where the Tab key stops. */
  readonly stop: boolean;
  readonly onTap: (pool: AnyPool) => void;
  readonly onFocus: (pool: AnyPool) => void;
}

const Pad = memo(function Pad({
  pool,
  x,
  y,
  width,
  height,
  users,
  bots,
  hot,
  pending,
  placed,
  closed,
  drawn,
  missing,
  stop,
  onTap,
  onFocus,
}: PadProps) {
  const t = useT();
  const { game } = usePoolRoom();
  const parts = [t('pool.pays', { name: game.name(t, pool), odds: game.pays(t, pool) })];
  const crowd = [
    ...(users > 0 ? [t('room.players', { n: formatAmount(users) })] : []),
    ...(bots > 0 ? [t('room.bots', { n: formatAmount(bots) })] : []),
    ...(hot ? [t('pool.hot')] : []),
  ];
  parts.push(...crowd);
  if (placed > 0) parts.push(t('pool.staked', { amount: formatRp(placed) }));
  if (pending > 0) parts.push(t('pool.pending', { amount: formatRp(pending) }));
  return (
    <button
      type="button"
      className={cx(css.pad, !drawn && css.plain)}
      data-pool={pool}
      style={{ left: x, top: y, width, height }}
      tabIndex={stop ? 0 : -1}
      aria-pressed={pending > 0}
      aria-disabled={closed || undefined}
      aria-label={parts.join(', ')}
      onClick={closed ? undefined : () => onTap(pool)}
      onFocus={() => onFocus(pool)}
    >
      {drawn ? null : (
        <span className={css.face}>
          {game.icon(pool)}
          <b>{game.name(t, pool)}</b>
          <span>{pending + placed > 0 ? formatRp(pending + placed) : game.pays(t, pool)}</span>
          {crowd.length === 0 ? null : <span className={css.crowd}>{crowd.join(' · ')}</span>}
        </span>
      )}
      {missing > 0 ? <i key={missing} className={css.ask} /> : null}
    </button>
  );
});
