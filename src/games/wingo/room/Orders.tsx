import { memo, useMemo } from 'react';
import { WINGO_LIVE_UPDATES } from '../../../../contract/constants';
import { lineOf, type OrderLine } from '../../../../machines/wingo/orders';
import { useT } from '../../../i18n';
import { formatAmount } from '../../../i18n/format';
import { shortRp } from '../../../i18n/shortRp';
import { useBook } from '../../../play/pool/Bets';
import { usePool, usePoolList } from '../../../play/pool/context';
import { useToldDraw } from '../../../play/pool/useToldDraw';
import { PlayerRow, BetTable } from '../../../play/room/BetTable';
import { Net } from '../../../play/room/Net';
import { lineCost, lineReturn, orderBook } from './orders';
import { Picks } from './Picks';
import css from './Orders.module.css';

/** Everybody's orders of this phase: the player's own first and merged. */
export function Orders() {
  const t = useT();
  const bets = usePoolList(({ context }) => context.bets);
  const userId = usePool(({ context }) => context.userId);
  const { count } = useBook();
  const { lines, hidden } = useMemo(() => orderBook(bets, userId, count), [bets, userId, count]);
  return <OrderTable lines={lines} more={hidden === 0 ? null : t('wingo.betsMore', { n: formatAmount(hidden) })} />;
}

/** The ten orders that came in last. */
export function LatestOrders() {
  const bets = usePoolList(({ context }) => context.bets);
  const userId = usePool(({ context }) => context.userId);
  const lines = useMemo(
    () => bets.slice(0, WINGO_LIVE_UPDATES).map((bet, i) => ({ ...lineOf(bet, userId), key: bet.uuid ?? String(i) })),
    [bets, userId],
  );
  return <OrderTable lines={lines} more={null} />;
}

function OrderTable({ lines, more }: { readonly lines: readonly OrderLine[]; readonly more: string | null }) {
  const t = useT();
  const told = useToldDraw();
  const drawn = typeof told?.draw === 'number' ? told.draw : null;
  return (
    <BetTable
      caption={t('wingo.bets')}
      kind="choices"
      heads={[t('wingo.choices'), t(drawn === null ? 'wingo.total' : 'room.result')]}
      empty={t('wingo.betsEmpty')}
      more={more}
      rows={lines.map((line) => (
        <Line key={line.key} line={line} drawn={drawn} />
      ))}
    />
  );
}

const Line = memo(function Line({ line, drawn }: { readonly line: OrderLine; readonly drawn: number | null }) {
  const t = useT();
  const { self, bot, username, userId, avatar, select, times } = line;
  return (
    <PlayerRow userId={userId} username={username} avatar={avatar} self={self} bot={bot}>
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
