import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { rtp } from '../../../rules/wingo/payout';
import { useHouse } from '../../house/hooks';
import { useT } from '../../i18n';
import { formatPercent } from '../../i18n/format';
import { type Insets, Stage, type StageStatus } from '../../stage';
import { IconButton } from '../../ui/IconButton';
import { Segmented } from '../../ui/Segmented';
import { PanelCard } from '../room/PanelCard';
import { RoomLayout, type RoomTool } from '../room/RoomLayout';
import type { RoomSheet } from '../room/RoomSheets';
import { StageFallback } from '../room/StageFallback';
import { BetPanel } from './BetPanel';
import { Board } from './Board';
import { useModel, useOpenWingoRoom, useWingo, useWingoRoom, WingoContext } from './context';
import { ModelTabs } from './ModelTabs';
import { MODEL_LONG } from './models';
import { MyHistory } from './MyHistory';
import { LatestOrders, Orders, OrdersCount, OrdersTotal, useOrderBook } from './Orders';
import { Rounds } from './Rounds';
import { PastLine, Statistics } from './Statistics';
import { useAnnouncements } from './useAnnouncements';
import { useMainAction } from './useMainAction';
import { useSlip } from './useSlip';
import { WinFlag } from './WinFlag';
import { WingoFairness, WingoLock } from './WingoFairness';
import css from './WingoRoom.module.css';

/** The Wingo room. */
export default function WingoRoom() {
  const room = useOpenWingoRoom();
  return room === null ? null : <WingoContext value={room}><Room /></WingoContext>;
}

function Room() {
  const t = useT();
  const players = useWingo(({ context }) => context.infos[context.model]?.players ?? null);
  const { bots } = useOrderBook();
  const state = useSlip();
  const desk = useMainAction(state);
  useAnnouncements();
  const tools = useMemo((): readonly RoomTool[] => [
    { sheet: 'orders', icon: 'people', label: t('wingo.orders'), face: <OrdersCount /> },
    { sheet: 'stats', icon: 'chart', label: t('wingo.stats') },
    { sheet: 'mine', icon: 'list', label: t('room.myHistory') },
    { sheet: 'fair', icon: 'shield', label: t('room.fair') },
  ], [t]);
  const sheets = useMemo((): readonly RoomSheet[] => [
    { id: 'orders', title: t('wingo.orders'), subtitle: <OrdersTotal />, width: 'lg', body: () => <OrdersSheet /> },
    { id: 'stats', title: t('wingo.stats'), subtitle: <ModelLine />, width: 'lg', body: () => <Statistics /> },
    { id: 'check', title: t('room.fair'), subtitle: t('wingo.roundsLead'), width: 'lg', body: () => <Rounds check /> },
    { id: 'mine', title: t('room.myHistory'), width: 'lg', body: () => <MyHistory /> },
    { id: 'fair', title: t('room.fair'), subtitle: <WingoLock />, body: () => <><WingoFairness /><PastLine /></> },
  ], [t]);
  return (
    <RoomLayout
      title={t('game.wingo')} players={players} bots={bots} note={t('wingo.rtp', { percent: formatPercent(rtp()) })} tools={tools} sheets={sheets} joined
      stage={(inset) => <Picture inset={inset} missing={desk.missing} />}
      strip={<ModelTabs />}
      extra={<FullButton />}
      bet={<BetPanel state={state} desk={desk} />}
      panels={<Panels />}
    />
  );
}

/** The canvas, the buttons over its cells, and a flag when something came back elsewhere. */
function Picture({ inset, missing }: { readonly inset: Insets; readonly missing: number }) {
  const t = useT();
  const { preferences } = useHouse();
  const { feed } = useWingoRoom();
  const [status, tell] = useState<StageStatus>('loading');
  return (
    <>
      <Stage feed={feed} settings={preferences} insets={inset} label={t('play.room', { game: t('game.wingo') })} fallback={(now, retry) => <Fallback status={now} onRetry={retry} onStatus={tell} />} />
      <Board inset={inset} drawn={status === 'running' || status === 'loading'} missing={missing} />
      <WinFlag top={inset.top} />
    </>
  );
}

interface FallbackProps {
  readonly status: Exclude<StageStatus, 'running'>;
  readonly onRetry: () => void;
  readonly onStatus: (status: StageStatus) => void;
}

/** In place of the canvas; the board above it is told, so that its buttons get faces. */
function Fallback({ status, onRetry, onStatus }: FallbackProps) {
  useEffect(() => {
    onStatus(status);
    return () => onStatus('running');
  }, [status, onStatus]);
  return <StageFallback status={status} onRetry={onRetry} />;
}

/** The full-open view: the board as large as it goes. */
function FullButton() {
  const t = useT();
  const { setFullOpen } = useWingoRoom();
  const full = useWingo(({ context }) => context.fullOpen);
  return <IconButton icon={full ? 'down' : 'board'} label={t(full ? 'wingo.fullLeave' : 'wingo.full')} aria-pressed={full} onClick={() => setFullOpen(!full)} />;
}

function ModelLine() {
  return <>{useT()(MODEL_LONG[useModel()])}</>;
}

type Whose = 'all' | 'latest' | 'mine';

/** Which orders are looked at. */
function WhoseChoice({ value, onChange }: { readonly value: Whose; readonly onChange: (whose: Whose) => void }) {
  const t = useT();
  return <Segmented label={t('wingo.who')} value={value} onChange={onChange} options={[{ value: 'all' as const, label: t('wingo.all') }, { value: 'latest' as const, label: t('wingo.latest') }, { value: 'mine' as const, label: t('wingo.mine') }]} />;
}

const ORDER_LISTS: Readonly<Record<Whose, () => ReactNode>> = { all: () => <Orders />, latest: () => <LatestOrders />, mine: () => <MyHistory /> };

function OrdersSheet() {
  const [whose, setWhose] = useState<Whose>('all');
  return <div className={css.orders}><WhoseChoice value={whose} onChange={setWhose} />{ORDER_LISTS[whose]()}</div>;
}

/** The three cards of a desktop. */
function Panels() {
  const t = useT();
  const [whose, setWhose] = useState<Whose>('all');
  return (
    <>
      <PanelCard title={t('wingo.orders')} note={<OrdersTotal />} corner={<WhoseChoice value={whose} onChange={setWhose} />}>{ORDER_LISTS[whose]()}</PanelCard>
      <PanelCard title={t('wingo.stats')} note={<ModelLine />}><Statistics /></PanelCard>
      <PanelCard icon="shield" title={t('room.fair')} corner={<WingoLock />}><WingoFairness /></PanelCard>
    </>
  );
}
