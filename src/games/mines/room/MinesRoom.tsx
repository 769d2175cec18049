import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import { rtp } from '../../../../rules/mines/payout';
import { useT } from '../../../i18n';
import { formatPercent } from '../../../i18n/format';
import type { Insets } from '../../../stage';
import { Segmented } from '../../../ui/Segmented';
import { later } from '../../../play/room/later';
import { PanelCard } from '../../../play/room/PanelCard';
import { RoomLayout, type RoomTool } from '../../../play/room/RoomLayout';
import type { RoomSheet } from '../../../play/room/RoomSheets';
import { SoloContext } from '../../../play/solo/context';
import { Latest, MyHistory, Seeds } from '../../../play/solo/parts';
import { BetPanel } from './BetPanel';
import { MinesContext, useMines, useMinesRoom, useOpenMinesRoom } from './context';
import { Picture } from './Picture';
import { useAnnouncements } from './useAnnouncements';
import css from './MinesRoom.module.css';

const Payouts = later(async () => (await import('./Payouts')).Payouts);

/** The Mines room. */
export default function MinesRoom() {
  const room = useOpenMinesRoom();
  return room === null ? null : (
    <SoloContext value={room}>
      <MinesContext value={room}>
        <Room />
      </MinesContext>
    </SoloContext>
  );
}

function Room() {
  const t = useT();
  const { marking } = useMinesRoom();
  const marks = useSyncExternalStore(marking.subscribe, marking.get);
  const players = useMines(({ context, value }) => (value.round === 'connecting' ? null : context.players));
  useAnnouncements();
  const tools = useMemo(
    (): readonly RoomTool[] => [
      { sheet: 'latest', icon: 'people', label: t('solo.latest'), face: t('solo.latestShort') },
      { sheet: 'odds', icon: 'chart', label: t('mines.payouts') },
      { sheet: 'mine', icon: 'list', label: t('room.myHistory') },
      { sheet: 'fair', icon: 'shield', label: t('room.fair') },
    ],
    [t],
  );
  const sheets = useMemo(
    (): readonly RoomSheet[] => [
      { id: 'latest', title: t('solo.latest'), width: 'lg', body: () => <Latest /> },
      { id: 'odds', title: t('mines.payouts'), width: 'lg', body: () => <Payouts /> },
      { id: 'mine', title: t('room.myHistory'), width: 'lg', body: () => <MyHistory /> },
      {
        id: 'fair',
        title: t('room.fair'),
        body: () => (
          <>
            <Seeds />
            <p className={css.fair}>{t('mines.fairBody')}</p>
          </>
        ),
      },
    ],
    [t],
  );
  const stage = useCallback((inset: Insets) => <Picture inset={inset} marking={marks} />, [marks]);
  return (
    <RoomLayout
      title={t('game.mines')}
      players={players}
      bots={0}
      note={t('mines.rtp', { percent: formatPercent(rtp()) })}
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
  const [whose, setWhose] = useState<'all' | 'mine'>('all');
  const options = useMemo(
    () => [
      { value: 'all' as const, label: t('mines.all') },
      { value: 'mine' as const, label: t('room.mine') },
    ],
    [t],
  );
  return (
    <>
      <PanelCard
        title={t('solo.latest')}
        corner={<Segmented label={t('mines.who')} value={whose} onChange={setWhose} options={options} />}
      >
        {whose === 'all' ? <Latest /> : <MyHistory />}
      </PanelCard>
      <PanelCard title={t('mines.payouts')}>
        <Payouts />
      </PanelCard>
      <PanelCard icon="shield" title={t('room.fair')}>
        <Seeds />
        <p className={css.fair}>{t('mines.fairBody')}</p>
      </PanelCard>
    </>
  );
}

/** Made once: the frame's own changes do not reach them. */
const BET = <BetPanel />;
const PANELS = <Panels />;
