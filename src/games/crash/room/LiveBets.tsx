import { memo, useMemo, useState } from 'react';
import { phaseOf } from '../../../../machines/crash/select';
import type { BetRow } from '../../../../machines/crash/types';
import { type Sen, wholeRupiah } from '../../../../rules/money';
import { createReading } from '../../../../rules/crash/flight';
import { useT } from '../../../i18n';
import { formatAmount, formatMultiplier, formatRp } from '../../../i18n/format';
import { shortRp, shortSigned } from '../../../i18n/shortRp';
import { BetTable, PlayerRow } from '../../../play/room/BetTable';
import { LiveText } from '../../../ui/LiveText';
import { useCrash, useCrashList, useCrashRoom } from './context';
import { liveRows, liveTotals, type RowState, rowState } from './betList';
import { Net } from '../../../play/room/Net';
import { Staked } from '../../../play/room/Staked';
import { backAt } from './payout';
import css from './LiveBets.module.css';

/** All bets at the pace of the eye, in numbers. */
function useTotals() {
  const bets = useCrashList(({ context }) => context.bets);
  return useMemo(() => liveTotals(bets), [bets]);
}

/** How many take part and with how much. */
export const LiveTotal = () => <Staked totals={useTotals()} />;

/** The same in short, for the button on a phone. */
export function LiveCount() {
  const t = useT();
  const { players, bots } = useTotals();
  return (
    <>
      {t('room.betsShort', { n: formatAmount(players.bets + bots.bets) })}
      <span className={css.sum}>{shortRp(players.staked + bots.staked)}</span>
    </>
  );
}

/** Everybody's bets of this round as they come in and cash out. */
export function LiveBets() {
  const t = useT();
  const bets = useCrashList(({ context }) => context.bets);
  const phase = useCrash(phaseOf);
  const userId = useCrash(({ context }) => context.userId);
  const rows = useMemo(() => liveRows(bets, userId), [bets, userId]);
  const hidden = bets.size - rows.length;
  return (
    <BetTable
      caption={t('crash.live')}
      kind="amounts"
      heads={[t('crash.bet'), t('crash.out'), t('room.result')]}
      empty={t('crash.liveEmpty')}
      more={hidden === 0 ? null : t('crash.liveMore', { n: formatAmount(hidden) })}
      rows={rows.map((row) => (
        <LiveRow key={row.userId} row={row} own={row.userId === userId} state={rowState(row, phase)} />
      ))}
    />
  );
}

interface LiveRowProps {
  readonly row: BetRow;
  readonly own: boolean;
  readonly state: RowState;
}

/** One bet. Rows are kept as they are in the machine, so that only what changed is rendered. */
const LiveRow = memo(function LiveRow({ row, own, state }: LiveRowProps) {
  const t = useT();
  return (
    <PlayerRow userId={row.userId} username={row.name} avatar={row.avatar} self={own} bot={row.bot} state={state}>
      <td>{formatRp(row.amount)}</td>
      <td className={state === 'cashed' ? undefined : css.dim}>
        {state === 'cashed' && row.rate !== null
          ? formatMultiplier(row.rate)
          : state === 'flying'
            ? t('crash.flying')
            : state === 'lost'
              ? t('crash.burst')
              : '–'}
      </td>
      <td>
        <Outcome row={row} own={own} state={state} />
      </td>
    </PlayerRow>
  );
});

/** What the bet came to; the own one runs while it flies. */
function Outcome({ row, own, state }: LiveRowProps) {
  switch (state) {
    case 'cashed':
      return <Net stake={row.amount} back={row.win ?? 0n} />;
    case 'lost':
      return <Net stake={row.amount} back={0n} />;
    case 'flying':
      return own ? <RunningNet stake={row.amount} /> : <span className={css.dim}>…</span>;
    case 'waiting':
      return <span className={css.dim}>–</span>;
  }
}

/** What the own bet would bring if it were cashed out now, in whole rupiah while it runs. */
function RunningNet({ stake }: { readonly stake: Sen }) {
  const { feed } = useCrashRoom();
  const maxProfit = useCrash(({ context }) => context.maxProfit);
  const [reading] = useState(createReading);
  return (
    <LiveText
      hz={10}
      read={() =>
        shortSigned(wholeRupiah(backAt(stake, feed.flight.read(feed.now(), reading).rate, maxProfit)) - stake)
      }
    />
  );
}
