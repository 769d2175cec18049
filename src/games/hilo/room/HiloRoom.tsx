import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { rtp } from '../../../../rules/hilo/payout';
import { useT } from '../../../i18n';
import { formatPercent, formatWireOdds } from '../../../i18n/format';
import type { Insets } from '../../../stage';
import { Segmented } from '../../../ui/Segmented';
import { later } from '../../../play/room/later';
import { PanelCard } from '../../../play/room/PanelCard';
import { RoomLayout, type RoomTool } from '../../../play/room/RoomLayout';
import type { RoomSheet } from '../../../play/room/RoomSheets';
import { SoloContext } from '../../../play/solo/context';
import { Latest, MyHistory, Seeds } from '../../../play/solo/parts';
import { BetPanel } from './BetPanel';
import { HiloContext, useHilo, useOpenHiloRoom } from './context';
import { Picture } from './Picture';
import { useAnnouncements } from './useAnnouncements';
import { ToldContext, useTelling } from './useTold';
import css from './HiloRoom.module.css';

const Odds = later(async () => (await import('./Odds')).Odds);

/** The Hilo room. */
export default function HiloRoom() {
  const room = useOpenHiloRoom();
  return room === null ? null : (
    <SoloContext value={room}>
      <HiloContext value={room}>
        <Telling>
          <Room />
        </Telling>
      </HiloContext>
    </SoloContext>
  );
}

function Telling({ children }: { readonly children: ReactNode }) {
  return <ToldContext value={useTelling()}>{children}</ToldContext>;
}

function Room() {
  const t = useT();
  const rule = useHilo(({ context }) => context.rule);
  // The server's word; the rules' own while it has not spoken.
  const share = rule === null ? rtp() : (100 - rule.profitRate) / 100;
  const players = useHilo(({ context, value }) => (value.round === 'connecting' ? null : context.players));
  useAnnouncements();
  const tools = useMemo(
    (): readonly RoomTool[] => [
      { sheet: 'latest', icon: 'people', label: t('solo.latest'), face: t('solo.latestShort') },
      { sheet: 'odds', icon: 'chart', label: t('hilo.odds') },
      { sheet: 'mine', icon: 'list', label: t('room.myHistory') },
      { sheet: 'fair', icon: 'shield', label: t('room.fair') },
    ],
    [t],
  );
  const sheets = useMemo(
    (): readonly RoomSheet[] => [
      { id: 'latest', title: t('solo.latest'), width: 'lg', body: () => <Latest /> },
      { id: 'odds', title: t('hilo.odds'), subtitle: t('hilo.order'), width: 'lg', body: () => <Odds /> },
      { id: 'mine', title: t('room.myHistory'), width: 'lg', body: () => <MyHistory /> },
      {
        id: 'fair',
        title: t('room.fair'),
        body: () => (
          <>
            <Seeds />
            <p className={css.fair}>{t('hilo.fairBody')}</p>
            <RuleLine />
          </>
        ),
      },
    ],
    [t],
  );
  const stage = useCallback((inset: Insets) => <Picture inset={inset} />, []);
  return (
    <RoomLayout
      title={t('game.hilo')}
      players={players}
      bots={0}
      note={t('hilo.rtp', { percent: formatPercent(share) })}
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
      { value: 'all' as const, label: t('hilo.all') },
      { value: 'mine' as const, label: t('room.mine') },
    ],
    [t],
  );
  return (
    <>
      <PanelCard
        title={t('solo.latest')}
        corner={<Segmented label={t('hilo.who')} value={whose} onChange={setWhose} options={options} />}
      >
        {whose === 'all' ? <Latest /> : <MyHistory />}
      </PanelCard>
      <PanelCard title={t('hilo.odds')} note={t('hilo.order')}>
        <Odds />
      </PanelCard>
      <PanelCard icon="shield" title={t('room.fair')}>
        <Seeds />
        <p className={css.fair}>{t('hilo.fairBody')}</p>
      </PanelCard>
    </>
  );
}

/** Made once: the frame's own changes do not reach them. */
const BET = <BetPanel />;
const PANELS = <Panels />;

/** What the server says of its rules. */
function RuleLine() {
  const t = useT();
  const rule = useHilo(({ context }) => context.rule);
  return rule === null ? null : (
    <p className={css.fair}>
      {t('hilo.rule', {
        share: formatPercent((100 - rule.profitRate) / 100),
        edge: formatPercent(rule.profitRate / 100),
        max: formatWireOdds(rule.maxRate),
      })}
    </p>
  );
}
