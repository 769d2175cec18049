import { Link } from 'wouter';
import type { GameId } from '../../../contract/games';
import { useT } from '../../i18n';
import { Button, buttonClass } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { IconButton } from '../../ui/IconButton';
import { replayPath, useShareRound } from './shareRound';
import { inSheet } from './useBackCloses';
import css from './RoundLinks.module.css';

interface RoundLinksProps {
  readonly game: GameId;
  readonly roundId: string;
  /** Two small keys for a row of a table. */
  readonly compact?: boolean;
}

/** The ways to a finished round's replay: see it, and send it to somebody. From a sheet it takes the sheet's place in the browser's history. */
export function RoundLinks({ game, roundId, compact = false }: RoundLinksProps) {
  const t = useT();
  const share = useShareRound();
  const href = replayPath(game, roundId);
  if (compact) {
    return (
      <span className={css.compact}>
        <Link
          href={href}
          replace={inSheet()}
          className={css.key}
          aria-label={t('room.replayOf', { id: roundId })}
          title={t('room.replay')}
        >
          <Icon name="play" size="sm" />
        </Link>
        <IconButton
          look="bare"
          icon="share"
          label={t('room.shareOf', { id: roundId })}
          onClick={() => share(game, roundId)}
        />
      </span>
    );
  }
  return (
    <div className={css.links}>
      <Link href={href} replace={inSheet()} className={buttonClass({ tone: 'ghost', block: true })}>
        <span className={css.face}>
          <Icon name="play" size="sm" />
          {t('room.replay')}
        </span>
      </Link>
      <Button tone="ghost" block icon="share" onClick={() => share(game, roundId)}>
        {t('room.share')}
      </Button>
    </div>
  );
}
