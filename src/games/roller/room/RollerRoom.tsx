import { useCallback, useEffect, useMemo, useState } from 'react';
import { isAutoRunning } from '../../../../machines/kit/solo/select';
import { latestRounds, ownWaits } from '../../../../machines/roller/select';
import type { RollerLatest } from '../../../../machines/roller/types';
import { rtp } from '../../../../rules/roller/roller';
import { useT } from '../../../i18n';
import { formatPercent, formatRp, formatWireOdds } from '../../../i18n/format';
import type { Insets } from '../../../stage';
import { type Column, DataTable } from '../../../ui/DataTable';
import { Empty } from '../../../ui/States';
import { PanelCard } from '../../../play/room/PanelCard';
import { RoomLayout, type RoomTool } from '../../../play/room/RoomLayout';
import type { RoomSheet } from '../../../play/room/RoomSheets';
import { SoloContext } from '../../../play/solo/context';
import { MyHistory, Seeds } from '../../../play/solo/parts';
import { RoundOf } from '../../../play/solo/RoundOf';
import { BetPanel } from './BetPanel';
import { RollerContext, useDesk, useOpenRollerRoom, useRoller, useRollerRoom } from './context';
import { Picture } from './Picture';
import { Rolled } from './Rolled';
import { useAnnouncements } from './useAnnouncements';
import css from './RollerRoom.module.css';

/** The roller room. */
export default function RollerRoom() {
  const room = useOpenRollerRoom();
  return room === null ? null : (
    <RollerContext value={room}>
      <SoloContext value={room}>
        <Room />
      </SoloContext>
    </RollerContext>
  );
}

function Room() {
  const t = useT();
  const { feed, desk } = useRollerRoom();
  const past = useDesk((d) => d.past());
  const locked = useRoller(
    (snapshot) =>
      isAutoRunning(snapshot) || snapshot.value.round === 'starting' || snapshot.value.round === 'revealing',
  );
  const players = useRoller(({ context, value }) => (value.round === 'connecting' ? null : context.players));
  useAnnouncements();
  const tools = useMemo(
    (): readonly RoomTool[] => [
      { sheet: 'latest', icon: 'people', label: t('solo.latest'), face: t('solo.latestShort') },
      { sheet: 'mine', icon: 'list', label: t('room.myHistory') },
      { sheet: 'fair', icon: 'shield', label: t('room.fair') },
    ],
    [t],
  );
  const sheets = useMemo(
    (): readonly RoomSheet[] => [
      { id: 'latest', title: t('solo.latest'), width: 'lg', body: () => <Latest /> },
      { id: 'mine', title: t('room.myHistory'), width: 'lg', body: () => <MyHistory /> },
      {
        id: 'fair',
        title: t('room.fair'),
        body: () => (
          <>
            <Seeds />
            <ReturnLine />
          </>
        ),
      },
    ],
    [t],
  );
  const stage = useCallback(
    (inset: Insets) => <Picture inset={inset} feed={feed} past={past} locked={locked} onChoose={desk.setChoose} />,
    [feed, past, locked, desk],
  );
  return (
    <RoomLayout
      title={t('game.roller')}
      players={players}
      bots={0}
      note={t('roller.rtp', { percent: formatPercent(rtp()) })}
      tools={tools}
      sheets={sheets}
      stage={stage}
      bet={BET}
      panels={PANELS}
    />
  );
}

/** The three cards of a desktop. */
function Panels() {
  const t = useT();
  return (
    <>
      <PanelCard title={t('solo.latest')}>
        <Latest />
      </PanelCard>
      <PanelCard title={t('room.myHistory')}>
        <MyHistory />
      </PanelCard>
      <PanelCard icon="shield" title={t('room.fair')}>
        <Seeds />
        <ReturnLine />
      </PanelCard>
    </>
  );
}

const BET = <BetPanel />;
const PANELS = <Panels />;

/** Everybody's latest rounds; the own one joins them once its win has been shown. */
function Latest() {
  const t = useT();
  const rows = useLatest();
  if (rows.length === 0) return <Empty title={t('solo.latestNone')}>{t('solo.latestNoneBody')}</Empty>;
  const columns: readonly Column<RollerLatest>[] = [
    {
      key: 'player',
      header: t('room.player'),
      cell: ({ roundId, name, hue }) => <RoundOf game="roller" roundId={roundId} name={name} hue={hue} />,
    },
    { key: 'rolled', header: t('roller.number'), cell: (row) => <Rolled {...row} won={row.multiplier > 0} /> },
    { key: 'stake', header: t('room.amount'), align: 'right', cell: ({ amount }) => formatRp(amount) },
    {
      key: 'back',
      header: t('room.result'),
      align: 'right',
      cell: ({ amount, winAmount, multiplier }) =>
        winAmount > 0 ? (
          <span className={winAmount > amount ? css.won : css.quiet}>
            {formatRp(winAmount)}
            <br />
            <small>{formatWireOdds(multiplier)}</small>
          </span>
        ) : (
          <span className={css.quiet}>–</span>
        ),
    },
  ];
  return <DataTable caption={t('solo.latest')} columns={columns} rows={rows} rowKey={({ roundId }) => roundId} />;
}

/** The rows, looked at again when the own round's time has come. */
function useLatest(): readonly RollerLatest[] {
  const { actor } = useRollerRoom();
  const latest = useRoller(({ context }) => context.latest);
  const [looks, look] = useState(0);
  useEffect(() => {
    const waits = ownWaits(actor.getSnapshot());
    if (waits === 0) return undefined;
    const timer = setTimeout(() => look((n) => n + 1), waits);
    return () => clearTimeout(timer);
  }, [actor, latest, looks]);
  return latestRounds(actor.getSnapshot());
}

/** How the number is drawn, that rounds do not know of each other, and what the game gives back, computed by its rules. */
function ReturnLine() {
  const t = useT();
  return (
    <p className={css.rtp}>
      {t('roller.fairBody')}
      <br />
      {t('room.independent')}
      <br />
      {t('room.rtp')} <b>{formatPercent(rtp())}</b>
    </p>
  );
}
