import { useCallback } from 'react';
import { wingoCalls, type WingoMyRow as WireRow } from '../../../../contract/wingo';
import { type Sen, toSen } from '../../../../rules/money';
import { useHouse } from '../../../house/hooks';
import { type Translate, useT } from '../../../i18n';
import { formatDayTime, formatRp } from '../../../i18n/format';
import { isEmpty } from '../../../net/channel';
import type { Column } from '../../../ui/DataTable';
import { RoundLinks } from '../../../play/room/RoundLinks';
import { Note, Outcome, OwnHistory, PlayersOnly } from '../../../play/room/OwnHistory';
import { type LoadPage, usePaged } from '../../../play/room/usePaged';
import { useReloadAfterOwn } from '../../../play/room/useReloadAfterOwn';
import { useReloadOn } from '../../../play/room/useReloadOn';
import { usePool, usePoolRoom } from '../../../play/pool/context';
import { MODEL_NAMES } from './models';
import { shortPhase } from './cells';
import { Ball, Picks } from './Picks';
import css from './History.module.css';

/** A row of the list with its money in sen. */
type WingoMyRow = Omit<WireRow, 'cost' | 'winAmount'> & { readonly cost: Sen; readonly winAmount: Sen };

const rowOf = (row: WireRow): WingoMyRow => ({ ...row, cost: toSen(row.cost), winAmount: toSen(row.winAmount) });

const PAGE = 10;

const columns = (t: Translate): readonly Column<WingoMyRow>[] => [
  {
    key: 'picks',
    header: t('wingo.choices'),
    cell: (row) => (
      <span className={css.what}>
        <span>{formatDayTime(row.time)}</span>
        <Note>
          {t(MODEL_NAMES[row.model])} {shortPhase(row.phase)}
        </Note>
        <Picks select={row.select} />
        {row.number === undefined ? null : <RoundLinks game="wingo" roundId={row.phase} compact />}
      </span>
    ),
  },
  { key: 'cost', header: t('wingo.myStake'), align: 'right', cell: (row) => formatRp(row.cost) },
  {
    key: 'result',
    header: t('room.result'),
    align: 'right',
    cell: (row) => (
      <span className={css.choice}>
        <Outcome
          status={row.status}
          staked={row.cost}
          back={row.winAmount}
          open={t('wingo.open')}
          returned={t('wingo.returned')}
        />
        {row.number === undefined ? null : <Ball number={row.number} size={22} />}
      </span>
    ),
  },
];

/** The player's own orders of all models, newest first. */
export function MyHistory() {
  return (
    <PlayersOnly>
      <MyOrders />
    </PlayersOnly>
  );
}

function MyOrders() {
  const t = useT();
  const { channel } = useHouse();
  const load = useCallback<LoadPage<WingoMyRow>>(
    async (ask) => {
      const reply = await channel.request(wingoCalls.myHistory, ask, { quiet: true });
      return isEmpty(reply) ? null : { ...reply, list: reply.list.map(rowOf) };
    },
    [channel],
  );
  const paged = usePaged(load, PAGE);
  const reload = paged.page === 1 ? paged.reload : null;
  useReloadAfterOwn(usePoolRoom(), reload);
  // An order in a model that is not on screen was settled.
  const other = usePool(({ context }) => context.asideWin);
  useReloadOn(other, other === null ? null : reload);
  return (
    <OwnHistory
      columns={columns(t)}
      rowKey={({ phase, time, select }) => `${phase} ${time} ${select.join('+')}`}
      paged={paged}
    />
  );
}
