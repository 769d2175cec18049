import { useCallback } from 'react';
import { crashCalls, type CrashMyRow as WireRow } from '../../../../contract/crash';
import { type InSen, pageOf } from '../../../../machines/kit/wire';
import { useHouse } from '../../../house/hooks';
import { type Translate, useT } from '../../../i18n';
import { formatAmount, formatDayTime, formatRp, formatWireMultiplier } from '../../../i18n/format';
import { isEmpty } from '../../../net/channel';
import type { Column } from '../../../ui/DataTable';
import { RoundLinks } from '../../../play/room/RoundLinks';
import { Note, Outcome, OwnHistory, PlayersOnly } from '../../../play/room/OwnHistory';
import { type LoadPage, usePaged } from '../../../play/room/usePaged';
import { useReloadOn } from '../../../play/room/useReloadOn';
import { useCrash } from './context';

type CrashMyRow = InSen<WireRow>;

const PAGE = 10;

const columns = (t: Translate): readonly Column<CrashMyRow>[] => [
  {
    key: 'round',
    header: t('room.time'),
    cell: (row) => (
      <>
        {formatDayTime(row.time)}
        <br />
        <Note>{t('crash.myRow', { id: formatAmount(BigInt(row.roundId) * 100n) })}</Note>
        {row.status === 'won' || row.status === 'lost' ? (
          <>
            <br />
            <RoundLinks game="crash" roundId={row.roundId} compact />
          </>
        ) : null}
      </>
    ),
  },
  { key: 'bet', header: t('crash.bet'), align: 'right', cell: (row) => formatRp(row.amount) },
  {
    key: 'out',
    header: t('crash.out'),
    align: 'right',
    cell: (row) =>
      row.rate === undefined ? (
        <Note>{row.target === undefined ? '–' : formatWireMultiplier(row.target)}</Note>
      ) : (
        formatWireMultiplier(row.rate)
      ),
  },
  {
    key: 'result',
    header: t('room.result'),
    align: 'right',
    cell: (row) => (
      <Outcome
        status={row.status}
        staked={row.amount}
        back={row.winAmount}
        open={t('crash.open')}
        returned={t('crash.returned')}
      />
    ),
  },
];

/** The player's own bets, newest first. */
export function MyHistory() {
  return (
    <PlayersOnly>
      <MyBets />
    </PlayersOnly>
  );
}

function MyBets() {
  const t = useT();
  const { channel } = useHouse();
  const load = useCallback<LoadPage<CrashMyRow>>(
    async (ask) => {
      const reply = await channel.request(crashCalls.myHistory, ask, { quiet: true });
      return isEmpty(reply) ? null : pageOf(reply);
    },
    [channel],
  );
  const paged = usePaged(load, PAGE);
  // An own bet was placed or settled.
  useReloadOn(
    useCrash(({ context }) => `${context.own.state} ${context.next.state}`),
    paged.page === 1 ? paged.reload : null,
  );
  return (
    <OwnHistory
      columns={columns(t)}
      rowKey={({ roundId, time, status }) => `${roundId}-${time}-${status}`}
      paged={paged}
    />
  );
}
