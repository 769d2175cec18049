import { type ComponentType, type ReactNode, useCallback, useMemo, useState } from 'react';
import { type PlainMessage, useT, withWords } from '../../i18n';
import { formatPercent } from '../../i18n/format';
import type { Insets } from '../../stage';
import { later } from '../room/later';
import type { PictureBox } from '../room/Picture';
import { ReturnLine } from '../room/ReturnLine';
import { RoomLayout, type RoomTool } from '../room/RoomLayout';
import type { RoomSheet } from '../room/RoomSheets';
import { BetPanel, type BetPanelParts } from './BetPanel';
import { BetsCount, BetsTotal, useBots } from './Bets';
import { usePool, usePoolList, usePoolRoom } from './context';
import { PoolLock } from './Fairness';
import { type PictureLayout, PoolPicture } from './PoolPicture';
import { useAnnouncements } from './useAnnouncements';

const MyHistory = later(async () => (await import('./Panels')).MyHistory);
const Bets = later(async () => (await import('./Panels')).BetList);
const BetsSheet = later(async () => (await import('./Panels')).BetsSheet);
const Panels = later(withWords(async () => (await import('./Panels')).Panels, 'check'));
const PoolFairness = later(withWords(async () => (await import('./Panels')).PoolFairness, 'check'));
const Rounds = later(withWords(async () => (await import('./Panels')).Rounds, 'check'));

/** What a game puts in place of what rooms of pools share. */
export interface PoolParts {
  readonly bet: BetPanelParts;
  /** Above the picture, where the bet panel is below it. */
  readonly strip: ReactNode;
  /** In the corner of the picture. */
  readonly extra: ReactNode;
  readonly Picture: ComponentType<{ readonly inset: Insets; readonly missing: number }>;
  /** Everybody's bets; those that came last; the player's own of all rounds. */
  readonly Bets: ComponentType;
  readonly Latest: ComponentType;
  readonly MyHistory: ComponentType;
  /** What came before, in a sheet of its name and in a card. */
  readonly past: {
    readonly sheet: string;
    readonly icon: RoomTool['icon'];
    readonly label: PlainMessage;
    readonly title: PlainMessage;
    readonly subtitle: ReactNode;
    readonly Sheet: ComponentType;
    readonly Card: ComponentType<{ readonly title: string }>;
  };
}

interface PoolRoomPageProps {
  /** Where the game's scene draws pools and past results. Keep it the same. */
  readonly lay?: (box: PictureBox) => PictureLayout;
  /** Keep them the same. */
  readonly parts?: PoolParts;
  /** A line of the game's own in the bet panel: what it pays, say. Keep it the same. */
  readonly lead?: ReactNode;
}

/** A room of pools with everything in it: the game gives its picture's layout and a line of its own. */
export function PoolRoomPage({ lay, lead, parts }: PoolRoomPageProps) {
  const t = useT();
  const { game } = usePoolRoom();
  const players = usePoolList(({ context }) => (context.round === null ? null : context.players));
  const roundId = usePool(({ context }) => context.round?.roundId ?? '');
  const bots = useBots();
  const [missing, setMissing] = useState(0);
  useAnnouncements();
  const { area } = game;
  const past = parts?.past;
  const tools = useMemo(
    (): readonly RoomTool[] => [
      { sheet: 'bets', icon: 'people', label: t(`${area}.bets`), face: <BetsCount /> },
      past === undefined
        ? { sheet: 'rounds', icon: 'clock', label: t('pool.rounds') }
        : { sheet: past.sheet, icon: past.icon, label: t(past.label) },
      { sheet: 'mine', icon: 'list', label: t('room.myHistory') },
      { sheet: 'fair', icon: 'shield', label: t('room.fair') },
    ],
    [t, area, past],
  );
  const sheets = useMemo((): readonly RoomSheet[] => {
    const Own = parts?.MyHistory ?? MyHistory;
    return [
      {
        id: 'bets',
        title: t(`${area}.bets`),
        subtitle: <BetsTotal />,
        width: 'lg',
        body: () => (parts === undefined ? <Bets /> : <BetsSheet parts={parts} />),
      },
      past === undefined
        ? {
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
          }
        : { id: past.sheet, title: t(past.title), subtitle: past.subtitle, width: 'lg', body: () => <past.Sheet /> },
      {
        id: 'check',
        title: t('room.fair'),
        subtitle: t(`${area}.roundsLead`),
        width: 'lg',
        body: () => <Rounds check />,
      },
      { id: 'mine', title: t('room.myHistory'), width: 'lg', body: () => <Own /> },
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
    ];
  }, [t, game, area, parts, past]);
  const stage = useCallback(
    (inset: Insets) => {
      if (parts !== undefined) return <parts.Picture inset={inset} missing={missing} />;
      return lay === undefined ? null : <PoolPicture inset={inset} missing={missing} lay={lay} />;
    },
    [missing, lay, parts],
  );
  const bet = useMemo(() => <BetPanel onMissing={setMissing} lead={lead} parts={parts?.bet} />, [lead, parts]);
  // Made once: the frame's own changes do not reach them.
  const panels = useMemo(() => <Panels parts={parts} />, [parts]);
  return (
    <RoomLayout
      title={t(`game.${game.id}`)}
      players={players}
      bots={bots}
      roundId={parts === undefined ? roundId : undefined}
      note={t('lobby.rtp', { percent: formatPercent(game.rtp()) })}
      tools={tools}
      sheets={sheets}
      joined
      strip={parts?.strip}
      extra={parts?.extra}
      stage={stage}
      bet={bet}
      panels={panels}
    />
  );
}
