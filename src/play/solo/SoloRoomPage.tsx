import { type ComponentType, type ReactNode, useMemo, useState } from 'react';
import { useT } from '../../i18n';
import type { Insets } from '../../stage';
import { Segmented } from '../../ui/Segmented';
import { PanelCard } from '../room/PanelCard';
import { RoomLayout, type RoomTool } from '../room/RoomLayout';
import type { RoomSheet } from '../room/RoomSheets';
import { useSolo, useSoloRoom } from './context';
import { Latest, MyHistory, Seeds } from './parts';
import css from './SoloRoomPage.module.css';

/** What a game's choices pay, as a table of its own. Keep it the same. */
interface Odds {
  readonly title: string;
  readonly subtitle?: string;
  readonly Body: ComponentType;
}

interface SoloRoomPageProps {
  /** Beside the title: what comes back. */
  readonly note: string;
  /** The canvas under what the shell covers. Made once, or with what it shows. */
  readonly stage: (inset: Insets) => ReactNode;
  readonly bet: ReactNode;
  readonly odds?: Odds;
  /** How the draw becomes a result. */
  readonly fair: ReactNode;
  /** More of it where there is room: in the sheet, not on a desktop's card. */
  readonly rule?: ReactNode;
  /** Everybody's rounds, where the game shows them in its own way. */
  readonly Rounds?: ComponentType;
}

/** A room of rounds of one's own, with everything in it: the game gives its picture, its bet panel and what it pays. */
export function SoloRoomPage({ note, stage, bet, odds, fair, rule, Rounds = Latest }: SoloRoomPageProps) {
  const t = useT();
  const { game } = useSoloRoom();
  const players = useSolo(({ context, value }) => (value.round === 'connecting' ? null : context.players));
  const tools = useMemo(
    (): readonly RoomTool[] => [
      { sheet: 'latest', icon: 'people', label: t('solo.latest'), face: t('solo.latestShort') },
      ...(odds ? ([{ sheet: 'odds', icon: 'chart', label: odds.title }] as const) : []),
      { sheet: 'mine', icon: 'list', label: t('room.myHistory') },
      { sheet: 'fair', icon: 'shield', label: t('room.fair') },
    ],
    [t, odds],
  );
  const sheets = useMemo(
    (): readonly RoomSheet[] => [
      { id: 'latest', title: t('solo.latest'), width: 'lg', body: () => <Rounds /> },
      ...(odds
        ? [{ id: 'odds', title: odds.title, subtitle: odds.subtitle, width: 'lg', body: () => <odds.Body /> } as const]
        : []),
      { id: 'mine', title: t('room.myHistory'), width: 'lg', body: () => <MyHistory /> },
      {
        id: 'fair',
        title: t('room.fair'),
        body: () => (
          <>
            <Seeds />
            <FairLine>{fair}</FairLine>
            {rule}
          </>
        ),
      },
    ],
    [t, odds, fair, rule, Rounds],
  );
  const panels = useMemo(() => <Panels odds={odds} fair={fair} Rounds={Rounds} />, [odds, fair, Rounds]);
  return (
    <RoomLayout
      title={t(`game.${game.id}`)}
      players={players}
      bots={0}
      note={note}
      tools={tools}
      sheets={sheets}
      stage={stage}
      bet={bet}
      panels={panels}
    />
  );
}

/** A line under the seeds. */
export const FairLine = ({ children }: { readonly children: ReactNode }) => <p className={css.fair}>{children}</p>;

/** The three cards of a desktop. A game without a table of odds has both lists side by side. */
function Panels({ odds, fair, Rounds }: Pick<SoloRoomPageProps, 'odds' | 'fair'> & { readonly Rounds: ComponentType }) {
  const t = useT();
  const [whose, setWhose] = useState<'all' | 'mine'>('all');
  const options = useMemo(
    () => [
      { value: 'all' as const, label: t('solo.all') },
      { value: 'mine' as const, label: t('room.mine') },
    ],
    [t],
  );
  const corner = <Segmented label={t('solo.who')} value={whose} onChange={setWhose} options={options} />;
  return (
    <>
      <PanelCard title={t('solo.latest')} corner={odds ? corner : undefined}>
        {whose === 'all' ? <Rounds /> : <MyHistory />}
      </PanelCard>
      {odds ? (
        <PanelCard title={odds.title} note={odds.subtitle}>
          <odds.Body />
        </PanelCard>
      ) : (
        <PanelCard title={t('room.myHistory')}>
          <MyHistory />
        </PanelCard>
      )}
      <PanelCard icon="shield" title={t('room.fair')}>
        <Seeds />
        <FairLine>{fair}</FairLine>
      </PanelCard>
    </>
  );
}
