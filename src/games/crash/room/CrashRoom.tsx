import { type ComponentProps, useCallback, useMemo, useState } from 'react';
import { useHouse } from '../../../house/hooks';
import { useT, withWords } from '../../../i18n';
import { Segmented } from '../../../ui/Segmented';
import { Stage } from '../../../stage';
import { PanelCard } from '../../../play/room/PanelCard';
import { RoomLayout, type RoomTool } from '../../../play/room/RoomLayout';
import { later } from '../../../play/room/later';
import type { RoomSheet } from '../../../play/room/RoomSheets';
import type { Inset } from '../../../play/room/useInset';
import { StageFallback } from '../../../play/room/StageFallback';
import { useOpenSheet } from '../../../play/room/sheets';
import { BetPanel } from './BetPanel';
import { CrashContext, useCrash, useCrashList, useCrashRoom, useOpenCrashRoom } from './context';
import { CrashLock, CrashReturn } from './FairMarks';
import { HistoryGrid, HistoryStrip } from './HistoryChips';
import { LiveBets, LiveCount, LiveTotal } from './LiveBets';
import { liveTotals } from './betList';
import { useAnnouncements } from './useAnnouncements';
import css from './CrashRoom.module.css';

const CrashFairness = later(withWords(async () => (await import('./CrashFairness')).CrashFairness, 'check'));
const MyHistory = later(async () => (await import('./MyHistory')).MyHistory);
const Rounds = later(withWords(async () => (await import('./Rounds')).Rounds, 'check'));

/** The crash room. */
export default function CrashRoom() {
  const room = useOpenCrashRoom();
  return (
    <CrashContext value={room}>
      <Room />
    </CrashContext>
  );
}

function Room() {
  const t = useT();
  const { preferences } = useHouse();
  const { feed } = useCrashRoom();
  const players = useCrashList(({ context }) => (context.roundId === '' ? null : context.players));
  const roundId = useCrash(({ context }) => context.roundId);
  const bots = useCrashList(({ context }) => liveTotals(context.bets).bots.bets);
  useAnnouncements();
  const tools = useMemo(
    (): readonly RoomTool[] => [
      { sheet: 'live', icon: 'people', label: t('crash.live'), face: <LiveCount /> },
      { sheet: 'rounds', icon: 'clock', label: t('crash.rounds') },
      { sheet: 'mine', icon: 'list', label: t('room.myHistory') },
      { sheet: 'fair', icon: 'shield', label: t('room.fair') },
    ],
    [t],
  );
  const sheets = useMemo(
    (): readonly RoomSheet[] => [
      { id: 'live', title: t('crash.live'), subtitle: <LiveTotal />, width: 'lg', body: () => <LiveBets /> },
      {
        id: 'rounds',
        title: t('crash.rounds'),
        subtitle: t('crash.roundsLead'),
        width: 'lg',
        body: () => (
          <>
            <Rounds />
            <CrashReturn />
          </>
        ),
      },
      {
        id: 'check',
        title: t('room.fair'),
        subtitle: t('crash.roundsLead'),
        width: 'lg',
        body: () => <Rounds check />,
      },
      { id: 'mine', title: t('room.myHistory'), width: 'lg', body: () => <MyHistory /> },
      {
        id: 'fair',
        title: t('room.fair'),
        subtitle: <CrashLock />,
        body: () => (
          <>
            <CrashFairness />
            <CrashReturn />
          </>
        ),
      },
    ],
    [t],
  );
  const label = t('play.room', { game: t('game.crash') });
  const stage = useCallback(
    (inset: Inset) => <Stage feed={feed} settings={preferences} insets={inset} label={label} fallback={loading} />,
    [feed, preferences, label],
  );
  return (
    <RoomLayout
      title={t('game.crash')}
      players={players}
      bots={bots}
      roundId={roundId}
      tools={tools}
      sheets={sheets}
      stage={stage}
      strip={STRIP}
      bet={BET}
      panels={PANELS}
    />
  );
}

const loading: ComponentProps<typeof Stage>['fallback'] = (status, retry) => (
  <StageFallback status={status} onRetry={retry} />
);

/** The three cards of a desktop. */
function Panels() {
  const t = useT();
  const open = useOpenSheet();
  const [whose, setWhose] = useState<'all' | 'mine'>('all');
  return (
    <>
      <PanelCard
        title={t('crash.live')}
        note={<LiveTotal />}
        corner={
          <Segmented
            label={t('crash.who')}
            value={whose}
            onChange={setWhose}
            options={[
              { value: 'all' as const, label: t('crash.all') },
              { value: 'mine' as const, label: t('room.mine') },
            ]}
          />
        }
      >
        {whose === 'all' ? <LiveBets /> : <MyHistory />}
      </PanelCard>
      <PanelCard
        title={t('crash.rounds')}
        corner={
          <button type="button" className={css.link} onClick={() => open('rounds')}>
            {t('crash.roundsAll')}
          </button>
        }
      >
        <HistoryGrid />
        <CrashReturn />
      </PanelCard>
      <PanelCard icon="shield" title={t('room.fair')} corner={<CrashLock />}>
        <CrashFairness brief />
      </PanelCard>
    </>
  );
}

/** The same elements each time: what changes in the frame does not render them anew. */
const STRIP = <HistoryStrip />;
const BET = <BetPanel />;
const PANELS = <Panels />;
