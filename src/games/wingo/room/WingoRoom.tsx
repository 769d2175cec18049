import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { rtp } from '../../../../rules/wingo/payout';
import { useT } from '../../../i18n';
import { formatPercent } from '../../../i18n/format';
import type { Insets } from '../../../stage';
import { IconButton } from '../../../ui/IconButton';
import { Segmented } from '../../../ui/Segmented';
import { PanelCard } from '../../../play/room/PanelCard';
import { RoomLayout, type RoomTool } from '../../../play/room/RoomLayout';
import { later } from '../../../play/room/later';
import { ReturnLine } from '../../../play/room/ReturnLine';
import type { RoomSheet } from '../../../play/room/RoomSheets';
import { BetPanel } from './BetPanel';
import { useModel, useOpenWingoRoom, useWingo, useWingoRoom, WingoContext } from './context';
import { ModelTabs } from './ModelTabs';
import { MODEL_LONG } from './models';
import { LatestOrders, Orders, OrdersCount, OrdersTotal, useBots } from './Orders';
import { WingoPicture } from './Picture';
import { StatisticsChoice, type StatisticsView } from './StatisticsChoice';
import { useAnnouncements } from './useAnnouncements';
import { WingoFairness, WingoLock } from './WingoFairness';
import css from './WingoRoom.module.css';

const MyHistory = later(async () => (await import('./MyHistory')).MyHistory);
const Rounds = later(async () => (await import('./Rounds')).Rounds);
const Statistics = later(async () => (await import('./Statistics')).Statistics);

/** The Wingo room. */
export default function WingoRoom() {
  const room = useOpenWingoRoom();
  return room === null ? null : (
    <WingoContext value={room}>
      <Room />
    </WingoContext>
  );
}

function Room() {
  const t = useT();
  const players = useWingo(({ context }) => context.infos[context.model]?.players ?? null);
  const bots = useBots();
  const [missing, setMissing] = useState(0);
  useAnnouncements();
  const tools = useMemo(
    (): readonly RoomTool[] => [
      { sheet: 'orders', icon: 'people', label: t('wingo.orders'), face: <OrdersCount /> },
      { sheet: 'stats', icon: 'chart', label: t('wingo.stats') },
      { sheet: 'mine', icon: 'list', label: t('room.myHistory') },
      { sheet: 'fair', icon: 'shield', label: t('room.fair') },
    ],
    [t],
  );
  const sheets = useMemo(
    (): readonly RoomSheet[] => [
      { id: 'orders', title: t('wingo.orders'), subtitle: <OrdersTotal />, width: 'lg', body: () => <OrdersSheet /> },
      { id: 'stats', title: t('wingo.stats'), subtitle: <ModelLine />, width: 'lg', body: () => <StatisticsSheet /> },
      {
        id: 'check',
        title: t('room.fair'),
        subtitle: t('wingo.roundsLead'),
        width: 'lg',
        body: () => <Rounds check />,
      },
      { id: 'mine', title: t('room.myHistory'), width: 'lg', body: () => <MyHistory /> },
      {
        id: 'fair',
        title: t('room.fair'),
        subtitle: <WingoLock />,
        body: () => (
          <>
            <WingoFairness />
            <ReturnLine rtp={rtp()} />
          </>
        ),
      },
    ],
    [t],
  );
  const stage = useCallback((inset: Insets) => <WingoPicture inset={inset} missing={missing} />, [missing]);
  const bet = useMemo(() => <BetPanel onMissing={setMissing} />, []);
  return (
    <RoomLayout
      title={t('game.wingo')}
      players={players}
      bots={bots}
      note={t('wingo.rtp', { percent: formatPercent(rtp()) })}
      tools={tools}
      sheets={sheets}
      joined
      stage={stage}
      strip={STRIP}
      extra={EXTRA}
      bet={bet}
      panels={PANELS}
    />
  );
}

/** The full-open view: the board as large as it goes. */
function FullButton() {
  const t = useT();
  const { setFullOpen } = useWingoRoom();
  const full = useWingo(({ context }) => context.fullOpen);
  return (
    <IconButton
      icon={full ? 'down' : 'board'}
      label={t(full ? 'wingo.fullLeave' : 'wingo.full')}
      aria-pressed={full}
      onClick={() => setFullOpen(!full)}
    />
  );
}

function ModelLine() {
  return <>{useT()(MODEL_LONG[useModel()])}</>;
}

type Whose = 'all' | 'latest' | 'mine';

/** Which orders are looked at. */
function WhoseChoice({ value, onChange }: { readonly value: Whose; readonly onChange: (whose: Whose) => void }) {
  const t = useT();
  return (
    <Segmented
      label={t('wingo.who')}
      value={value}
      onChange={onChange}
      options={[
        { value: 'all' as const, label: t('wingo.all') },
        { value: 'latest' as const, label: t('wingo.latest') },
        { value: 'mine' as const, label: t('room.mine') },
      ]}
    />
  );
}

const ORDER_LISTS: Readonly<Record<Whose, () => ReactNode>> = {
  all: () => <Orders />,
  latest: () => <LatestOrders />,
  mine: () => <MyHistory />,
};

function OrdersSheet() {
  const [whose, setWhose] = useState<Whose>('all');
  return (
    <div className={css.sheet}>
      <WhoseChoice value={whose} onChange={setWhose} />
      {ORDER_LISTS[whose]()}
    </div>
  );
}

function StatisticsSheet() {
  const [view, setView] = useState<StatisticsView>('numbers');
  return (
    <div className={css.tall}>
      <StatisticsChoice value={view} onChange={setView} />
      <Statistics view={view} />
    </div>
  );
}

/** The three cards of a desktop. */
function Panels() {
  const t = useT();
  const [whose, setWhose] = useState<Whose>('all');
  const [view, setView] = useState<StatisticsView>('numbers');
  return (
    <>
      <PanelCard
        title={t('wingo.orders')}
        note={<OrdersTotal />}
        corner={<WhoseChoice value={whose} onChange={setWhose} />}
      >
        {ORDER_LISTS[whose]()}
      </PanelCard>
      <PanelCard title={t('wingo.past')} corner={<StatisticsChoice value={view} onChange={setView} />}>
        <Statistics view={view} />
      </PanelCard>
      <PanelCard icon="shield" title={t('room.fair')} corner={<WingoLock />}>
        <WingoFairness />
        <ReturnLine rtp={rtp()} />
      </PanelCard>
    </>
  );
}

/** Made once: the frame's own changes do not reach them. */
const STRIP = <ModelTabs />;
const EXTRA = <FullButton />;
const PANELS = <Panels />;
