import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { useT } from '../../i18n';
import { formatPercent } from '../../i18n/format';
import type { Insets } from '../../stage';
import { Segmented } from '../../ui/Segmented';
import { later } from '../room/later';
import { PanelCard } from '../room/PanelCard';
import type { PictureBox } from '../room/Picture';
import { ReturnLine } from '../room/ReturnLine';
import { RoomLayout, type RoomTool } from '../room/RoomLayout';
import type { RoomSheet } from '../room/RoomSheets';
import { BetPanel } from './BetPanel';
import { Bets, BetsCount, BetsTotal, useBots } from './Bets';
import { usePool, usePoolList, usePoolRoom } from './context';
import { PoolFairness, PoolLock } from './Fairness';
import { type PictureLayout, PoolPicture } from './PoolPicture';
import { useAnnouncements } from './useAnnouncements';

const MyHistory = later(async () => (await import('./MyHistory')).MyHistory);
const Rounds = later(async () => (await import('./Rounds')).Rounds);

interface PoolRoomPageProps {
  /** Where the game's scene draws pools and past results. Keep it the same. */
  readonly lay: (box: PictureBox) => PictureLayout;
  /** A line of the game's own in the bet panel: what it pays, say. Keep it the same. */
  readonly lead?: ReactNode;
}

/** A room of pools with everything in it: the game gives its picture's layout and a line of its own. */
export function PoolRoomPage({ lay, lead }: PoolRoomPageProps) {
  const t = useT();
  const { game } = usePoolRoom();
  const players = usePoolList(({ context }) => (context.round === null ? null : context.players));
  const roundId = usePool(({ context }) => context.round?.roundId ?? '');
  const bots = useBots();
  const [missing, setMissing] = useState(0);
  useAnnouncements();
  const tools = useMemo(
    (): readonly RoomTool[] => [
      { sheet: 'bets', icon: 'people', label: t('pool.bets'), face: <BetsCount /> },
      { sheet: 'rounds', icon: 'clock', label: t('pool.rounds') },
      { sheet: 'mine', icon: 'list', label: t('room.myHistory') },
      { sheet: 'fair', icon: 'shield', label: t('room.fair') },
    ],
    [t],
  );
  const sheets = useMemo(
    (): readonly RoomSheet[] => [
      { id: 'bets', title: t('pool.bets'), subtitle: <BetsTotal />, width: 'lg', body: () => <Bets /> },
      {
        id: 'rounds',
        title: t('pool.rounds'),
        subtitle: t('pool.roundsLead'),
        width: 'lg',
        body: () => (
          <>
            <Rounds />
            <ReturnLine rtp={game.rtp()} />
          </>
        ),
      },
      { id: 'check', title: t('room.fair'), subtitle: t('pool.roundsLead'), width: 'lg', body: () => <Rounds check /> },
      { id: 'mine', title: t('room.myHistory'), width: 'lg', body: () => <MyHistory /> },
      {
        id: 'fair',
        title: t('room.fair'),
        subtitle: <PoolLock />,
        body: () => (
          <>
            <PoolFairness />
            <ReturnLine rtp={game.rtp()} />
          </>
        ),
      },
    ],
    [t, game],
  );
  const stage = useCallback(
    (inset: Insets) => <PoolPicture inset={inset} missing={missing} lay={lay} />,
    [missing, lay],
  );
  const bet = useMemo(() => <BetPanel onMissing={setMissing} lead={lead} />, [lead]);
  return (
    <RoomLayout
      title={t(`game.${game.id}`)}
      players={players}
      bots={bots}
      roundId={roundId}
      note={t('lobby.rtp', { percent: formatPercent(game.rtp()) })}
      tools={tools}
      sheets={sheets}
      joined
      stage={stage}
      bet={bet}
      panels={PANELS}
    />
  );
}

/** The three cards of a desktop. */
function Panels() {
  const t = useT();
  const { game } = usePoolRoom();
  const [whose, setWhose] = useState<'all' | 'mine'>('all');
  const options = useMemo(
    () => [
      { value: 'all' as const, label: t('pool.all') },
      { value: 'mine' as const, label: t('room.mine') },
    ],
    [t],
  );
  return (
    <>
      <PanelCard
        title={t('pool.bets')}
        note={<BetsTotal />}
        corner={<Segmented label={t('pool.who')} value={whose} onChange={setWhose} options={options} />}
      >
        {whose === 'all' ? <Bets /> : <MyHistory />}
      </PanelCard>
      <PanelCard title={t('pool.rounds')}>
        <Rounds />
      </PanelCard>
      <PanelCard icon="shield" title={t('room.fair')} corner={<PoolLock />}>
        <PoolFairness brief />
        <ReturnLine rtp={game.rtp()} />
      </PanelCard>
    </>
  );
}

/** Made once: the frame's own changes do not reach them. */
const PANELS = <Panels />;
