import { Link } from 'wouter';
import { AccountCorner } from '../../account/AccountCorner';
import { SessionClock } from '../../account/SessionClock';
import { useT } from '../../i18n';
import { formatAmount } from '../../i18n/format';
import { Icon } from '../../ui/Icon';
import { Pill } from '../../ui/Pill';
import { useDesktop } from '../../ui/useMedia';
import { ExplainButton, SoundButton } from './RoomTools';
import css from './RoomHeader.module.css';

export interface RoomHeaderProps {
  readonly title: string;
  /** People with a live connection in the room; null until it is known. */
  readonly players: number | null;
  /** House bots in this round, counted apart. */
  readonly bots: number;
  /** The running round, where there is room to show it. */
  readonly roundId?: string;
  /** A word of the game's own: its return, its period. */
  readonly note?: string;
}

/** The head of a room: the way back, its name, who is here, and the balance. */
export function RoomHeader({ title, players, bots, roundId, note }: RoomHeaderProps) {
  const t = useT();
  const desktop = useDesktop();
  if (desktop) {
    return (
      <header className={css.wide}>
        <h1>{title}</h1>
        {players === null ? null : <Pill tone="live">{t('room.players', { n: formatAmount(players) })}</Pill>}
        {bots > 0 ? (
          <Pill tone="bot" title={t('lobby.botsHint')}>
            <Icon name="robot" size="xs" />
            {t('room.bots', { n: formatAmount(bots) })}
          </Pill>
        ) : null}
        {roundId === undefined || roundId === '' ? null : (
          <span className={css.round}>{t('room.round', { id: formatAmount(BigInt(roundId) * 100n) })}</span>
        )}
        {note === undefined ? null : <span className={css.round}>{note}</span>}
        <span className={css.grow} />
        <SessionClock />
        <ExplainButton />
        <SoundButton />
        <AccountCorner inRoom />
      </header>
    );
  }
  return (
    <header className={css.narrow}>
      <Link href="/" className={css.back} aria-label={t('common.back')}>
        <Icon name="left" />
      </Link>
      <div className={css.titles}>
        <h1>{title}</h1>
        <div className={css.people}>
          <SessionClock small />
          {players === null ? null : (
            <span className={css.live}>
              <i />
              {t('room.players', { n: formatAmount(players) })}
            </span>
          )}
          {bots > 0 ? (
            <span
              className={css.bots}
              role="img"
              aria-label={t('room.bots', { n: formatAmount(bots) })}
              title={t('lobby.botsHint')}
            >
              <Icon name="robot" size="xs" />
              {formatAmount(bots)}
            </span>
          ) : null}
          {note === undefined ? null : <span className={css.note}>{note}</span>}
        </div>
      </div>
      <AccountCorner compact inRoom />
    </header>
  );
}
