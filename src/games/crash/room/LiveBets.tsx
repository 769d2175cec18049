import { memo, useMemo, useState } from 'react';
import { phaseOf } from '../../../../machines/crash/select';
import type { BetRow } from '../../../../machines/crash/types';
import { hueOf, initialOf } from '../../../../machines/kit/face';
import { toSen, wholeRupiah } from '../../../../rules/money';
import { createReading } from '../../../../rules/crash/flight';
import { useT } from '../../../i18n';
import { formatAmount, formatMultiplier, formatRp } from '../../../i18n/format';
import { shortRp, shortSigned } from '../../../i18n/shortRp';
import { Avatar } from '../../../ui/Avatar';
import { cx } from '../../../ui/cx';
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
  if (rows.length === 0) return <p className={css.empty}>{t('crash.liveEmpty')}</p>;
  return (
    <>
      <table className={css.table}>
        <caption className={css.caption}>{t('crash.live')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('room.player')}</th>
            <th scope="col">{t('crash.bet')}</th>
            <th scope="col">{t('crash.out')}</th>
            <th scope="col">{t('room.result')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <LiveRow key={row.userId} row={row} own={row.userId === userId} state={rowState(row, phase)} />
          ))}
        </tbody>
      </table>
      {hidden === 0 ? null : <p className={css.more}>{t('crash.liveMore', { n: formatAmount(hidden) })}</p>}
    </>
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
    <tr className={cx(css.row, own && css.own)} data-state={state}>
      <td>
        <span className={css.player}>
          <Avatar initial={initialOf(row.name)} hue={hueOf(row.userId)} size={24} />
          <span className={css.name}>{own ? t('room.you') : row.name}</span>
          {row.bot ? (
            <span className={css.bot} title={t('lobby.botsHint')}>
              {t('common.bot')}
            </span>
          ) : null}
        </span>
      </td>
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
    </tr>
  );
});

/** What the bet came to; the own one runs while it flies. */
function Outcome({ row, own, state }: LiveRowProps) {
  switch (state) {
    case 'cashed':
      return <Net stake={row.amount} back={row.win ?? 0} />;
    case 'lost':
      return <Net stake={row.amount} back={0} />;
    case 'flying':
      return own ? <RunningNet stake={row.amount} /> : <span className={css.dim}>…</span>;
    case 'waiting':
      return <span className={css.dim}>–</span>;
  }
}

/** What the own bet would bring if it were cashed out now, in whole rupiah while it runs. */
function RunningNet({ stake }: { readonly stake: number }) {
  const { feed } = useCrashRoom();
  const maxProfit = useCrash(({ context }) => context.maxProfit);
  const [reading] = useState(createReading);
  return (
    <LiveText
      hz={10}
      read={() =>
        shortSigned(wholeRupiah(backAt(stake, feed.flight.read(feed.now(), reading).rate, maxProfit)) - toSen(stake))
      }
    />
  );
}
