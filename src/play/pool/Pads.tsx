import { memo, startTransition, useCallback, useState } from 'react';
import { takesTaps } from '../../../machines/kit/pool/select';
import type { Sen } from '../../../rules/money';
import { useHouse } from '../../house/hooks';
import { useT } from '../../i18n';
import { formatAmount, formatRp } from '../../i18n/format';
import { cx } from '../../ui/cx';
import { PadButton, PadLayer, type PadState, type Place } from '../room/PadButton';
import { usePool, usePoolList, usePoolRoom } from './context';
import type { AnyPool } from './game';
import { padTowards } from './padKeys';
import css from './Pads.module.css';

/** Where the canvas draws a pool. */
export interface PadRect<P extends AnyPool = AnyPool> extends Place {
  readonly pool: P;
}

interface PadsProps extends Pick<PadState, 'drawn' | 'missing'> {
  readonly rects: readonly PadRect[];
}

/** The buttons laid over the pools that the canvas draws. */
export function Pads({ rects, ...state }: PadsProps) {
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
  const { pad } = room.game;
  const towards = (key: string) => {
    if (pad !== undefined) return stop === undefined ? null : pad.towards(stop, key);
    const from = rects.find(({ pool }) => pool === stop);
    return (from && padTowards(rects, from, key)?.pool) ?? null;
  };
  return (
    <PadLayer label={t(`${room.game.area}.board`)} towards={towards} onMove={focus}>
      {rects.map((rect) => {
        const total = totals.find(({ select }) => select === rect.pool);
        return (
          <Pad
            key={rect.pool}
            {...rect}
            {...state}
            users={total?.users ?? 0}
            bots={total?.bots ?? 0}
            hot={total?.isHot ?? false}
            pending={slip.get(rect.pool) ?? 0n}
            placed={mine.get(rect.pool) ?? 0n}
            closed={closed}
            stop={rect.pool === stop}
            onTap={room.tap}
            onFocus={focus}
          />
        );
      })}
    </PadLayer>
  );
}

interface PadProps extends PadRect, PadState {
  /** People who bet on it in this round. */
  readonly users: number;
  /** House bots who did. */
  readonly bots: number;
  /** The pool with the most bets. */
  readonly hot: boolean;
  readonly pending: Sen;
  /** What the player has on it in this round. */
  readonly placed: Sen;
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
  onTap,
  ...pad
}: PadProps) {
  const t = useT();
  const { game } = usePoolRoom();
  const crowd = [
    ...(users > 0 ? [t('room.players', { n: formatAmount(users) })] : []),
    ...(bots > 0 ? [t('room.bots', { n: formatAmount(bots) })] : []),
    ...(hot ? [t('pool.hot')] : []),
  ];
  const parts = [
    t('pool.pays', { name: game.name(t, pool), odds: game.pays(t, pool) }),
    ...crowd,
    ...(placed > 0n ? [t('pool.staked', { amount: formatRp(placed) })] : []),
    ...(pending > 0n ? [t('pool.pending', { amount: formatRp(pending) })] : []),
  ];
  const look = game.pad;
  return (
    <PadButton
      {...pad}
      id={pool}
      place={{ x, y, width, height }}
      label={look?.label(t, pool, placed) ?? parts.join(', ')}
      pressed={pending > 0n}
      tone={look?.tone(pool)}
      className={look && cx(look.className, !pad.drawn && look.plain)}
      onPress={onTap}
      face={() =>
        look?.face(t, pool, placed) ?? (
          <>
            {game.icon(pool)}
            <b>{game.name(t, pool)}</b>
            <span>{pending + placed > 0n ? formatRp(pending + placed) : game.pays(t, pool)}</span>
            {crowd.length === 0 ? null : <span className={css.crowd}>{crowd.join(' · ')}</span>}
          </>
        )
      }
    />
  );
});
