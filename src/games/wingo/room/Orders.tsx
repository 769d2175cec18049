import { memo, useMemo } from 'react';
import type { OrderLine } from '../../../../machines/wingo/types';
import { useT } from '../../../i18n';
import { formatAmount } from '../../../i18n/format';
import { shortRp } from '../../../i18n/shortRp';
import { PlayerRow, BetsInShort, BetTable } from '../../../play/room/BetTable';
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
  const { players, bots } = useOrderBook();
  return <BetsInShort count={players.bets + bots.bets} />;
}

/** Everybody's orders of this phase: the player's own first and merged. */
export function Orders() {
  const t = useT();
  const { lines, hidden } = useOrderBook();
  return <OrderTable lines={lines} more={hidden === 0 ? null : t('wingo.ordersMore', { n: formatAmount(hidden) })} />;
}

/** The ten orders that came in last. */
export function LatestOrders() {
  const live = useWingoList(({ context }) => context.live);
  const userId = useWingo(({ context }) => context.userId);
  const lines = useMemo(() => live.map((order) => liveLine(order, userId)), [live, userId]);
  return <OrderTable lines={lines} more={null} />;
}

function OrderTable({ lines, more }: { readonly lines: readonly OrderLine[]; readonly more: string | null }) {
  const t = useT();
  const told = useToldDraw();
  const phase = useWingo((snapshot) => infoOf(snapshot)?.phase);
  const drawn = told !== null && told.phase === phase ? told.number : null;
  return (
    <BetTable
      caption={t('wingo.orders')}
      kind="choices"
      heads={[t('wingo.choices'), t(drawn === null ? 'wingo.total' : 'room.result')]}
      empty={t('wingo.ordersEmpty')}
      more={more}
      rows={lines.map((line) => (
        <Line key={line.key} line={line} drawn={drawn} />
      ))}
    />
  );
}

const Line = memo(function Line({ line, drawn }: { readonly line: OrderLine; readonly drawn: number | null }) {
  const t = useT();
  const { self, bot, username, userId, select, times } = line;
  return (
    <PlayerRow userId={userId} username={username} self={self} bot={bot}>
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
    </PlayerRow>
  );
});
