import { memo, useMemo } from 'react';
import { hueOf, initialOf } from '../../../../machines/kit/face';
import type { OrderLine } from '../../../../machines/wingo/types';
import { useT } from '../../../i18n';
import { formatAmount } from '../../../i18n/format';
import { shortRp } from '../../../i18n/shortRp';
import { Avatar } from '../../../ui/Avatar';
import { cx } from '../../../ui/cx';
import { Net } from '../../../play/room/Net';
import { Staked } from '../../../play/room/Staked';
import { infoOf, useWingo, useWingoList } from './context';
import { lineCost, lineReturn, liveLine, orderBook } from './orders';
import { Picks } from './Picks';
import { useToldDraw } from './useToldDraw';
import css from './Orders.module.css';

/** The orders of the phase on the board, at the pace of the eye. */
export function useOrderBook() {
  const info = useWingoList(infoOf);
  return useMemo(() => orderBook(info), [info]);
}

/** House bots in this phase; the number alone, so that its reader is not rendered with every order. */
export const useBots = (): number => useWingoList((snapshot) => orderBook(infoOf(snapshot)).crowd);

/** How many orders there are and with how much, those of house bots apart. */
export const OrdersTotal = () => <Staked totals={useOrderBook()} />;

/** The same in a word, for the button on a phone. */
export function OrdersCount() {
  const t = useT();
  const { players, bots } = useOrderBook();
  const n = formatAmount(players.bets + bots.bets);
  return (
    <>
      <span className={css.word}>{t('room.betsShort', { n })}</span>
      <span className={css.digits} aria-hidden="true">
        {n}
      </span>
    </>
  );
}

/** Everybody's orders of this phase: the player's own first and merged. */
export function Orders() {
  const t = useT();
  const { lines, hidden } = useOrderBook();
  return (
    <>
      <OrderTable lines={lines} />
      {hidden === 0 ? null : <p className={css.more}>{t('wingo.ordersMore', { n: formatAmount(hidden) })}</p>}
    </>
  );
}

/** The ten orders that came in last. */
export function LatestOrders() {
  const live = useWingoList(({ context }) => context.live);
  const userId = useWingo(({ context }) => context.userId);
  const lines = useMemo(() => live.map((order) => liveLine(order, userId)), [live, userId]);
  return <OrderTable lines={lines} />;
}

function OrderTable({ lines }: { readonly lines: readonly OrderLine[] }) {
  const t = useT();
  const told = useToldDraw();
  const phase = useWingo((snapshot) => infoOf(snapshot)?.phase);
  const drawn = told !== null && told.phase === phase ? told.number : null;
  if (lines.length === 0) return <p className={css.more}>{t('wingo.ordersEmpty')}</p>;
  return (
    <table className={css.table}>
      <caption className={css.caption}>{t('wingo.orders')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('room.player')}</th>
          <th scope="col">{t('wingo.choices')}</th>
          <th scope="col">{t(drawn === null ? 'wingo.total' : 'room.result')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <Line key={line.key} line={line} drawn={drawn} />
        ))}
      </tbody>
    </table>
  );
}

const Line = memo(function Line({ line, drawn }: { readonly line: OrderLine; readonly drawn: number | null }) {
  const t = useT();
  const { self, bot, username, userId, select, times } = line;
  return (
    <tr className={cx(css.row, self && css.own)}>
      <td>
        <span className={css.player}>
          <Avatar initial={initialOf(username)} hue={hueOf(userId)} size={24} />
          <span className={css.name}>{self ? t('room.you') : username}</span>
          {bot ? (
            <span className={css.bot} title={t('lobby.botsHint')}>
              {t('common.bot')}
            </span>
          ) : null}
        </span>
      </td>
      <td>
        <Picks select={select} />
        {times > 1 ? (
          <span className={css.times} title={t('wingo.orderTimes', { n: times })}>
            ×{times}
          </span>
        ) : null}
      </td>
      <td>
        {drawn === null ? shortRp(lineCost(line)) : <Net stake={lineCost(line)} back={lineReturn(line, drawn)} />}
      </td>
    </tr>
  );
});
