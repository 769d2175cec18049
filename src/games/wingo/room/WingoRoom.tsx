import { useState } from 'react';
import { useT, withWords } from '../../../i18n';
import { PoolContext, type TableAddress, useOpenPoolRoom, usePool, usePoolRoom } from '../../../play/pool/context';
import { type PoolParts, PoolRoomPage } from '../../../play/pool/PoolRoomPage';
import { later } from '../../../play/room/later';
import { PanelCard } from '../../../play/room/PanelCard';
import { IconButton } from '../../../ui/IconButton';
import { wingoGame } from './game';
import { ModelTabs } from './ModelTabs';
import { MODEL_LONG, readModel, useModel, withModel } from './models';
import { MultipleField } from './MultipleField';
import { WingoPicture } from './Picture';
import { StatisticsChoice, type StatisticsView } from './StatisticsChoice';
import css from './BetPanel.module.css';

const Orders = later(async () => (await import('./Orders')).Orders);
const LatestOrders = later(async () => (await import('./Orders')).LatestOrders);
const MyHistory = later(async () => (await import('./MyHistory')).MyHistory);
const Statistics = later(withWords(async () => (await import('./Statistics')).Statistics, 'check'));

const addressed = () => readModel(new URLSearchParams(location.search).get('model'));

/** The address names the model on screen, without another step back. */
const ADDRESS: TableAddress = {
  read: addressed,
  name(model) {
    if (addressed() !== model) history.replaceState(history.state, '', withModel(location, model));
  },
};

/** The Wingo room: the rooms' shared page, with three speeds, a basket of picks and statistics. */
export default function WingoRoom() {
  const room = useOpenPoolRoom(wingoGame, ADDRESS);
  return (
    <PoolContext value={room}>
      <PoolRoomPage parts={PARTS} />
    </PoolContext>
  );
}

/** The full-open view: the board as large as it goes. */
function FullButton() {
  const t = useT();
  const { setFull } = usePoolRoom();
  const full = usePool(({ context }) => context.full);
  return (
    <IconButton
      icon={full ? 'down' : 'board'}
      label={t(full ? 'wingo.fullLeave' : 'wingo.full')}
      aria-pressed={full}
      onClick={() => setFull(!full)}
    />
  );
}

function ModelLine() {
  return <>{useT()(MODEL_LONG[useModel()])}</>;
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

function StatisticsCard({ title }: { readonly title: string }) {
  const [view, setView] = useState<StatisticsView>('numbers');
  return (
    <PanelCard title={title} corner={<StatisticsChoice value={view} onChange={setView} />}>
      <Statistics view={view} />
    </PanelCard>
  );
}

const PARTS: PoolParts = {
  bet: { Head: ModelTabs, Field: MultipleField, css },
  strip: <ModelTabs />,
  extra: <FullButton />,
  Picture: WingoPicture,
  Bets: Orders,
  Latest: LatestOrders,
  MyHistory,
  past: {
    sheet: 'stats',
    icon: 'chart',
    label: 'wingo.stats',
    title: 'wingo.stats',
    subtitle: <ModelLine />,
    Sheet: StatisticsSheet,
    Card: StatisticsCard,
  },
};
