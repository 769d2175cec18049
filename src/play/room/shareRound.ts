import type { GameId } from '../../../contract/games';
import { useShareLink } from '../../house/useShareLink';
import { useT } from '../../i18n';

/** Where a finished round is played back. */
export const replayPath = (game: GameId, roundId: string): string => `/replay/${game}/${roundId}`;

/** Passes the link of a round's replay on. */
export function useShareRound(): (game: GameId, roundId: string) => void {
  const t = useT();
  const share = useShareLink();
  return (game, roundId) =>
    share({
      path: replayPath(game, roundId),
      title: t('room.shareTitle', { game: t(`game.${game}`) }),
      copied: t('room.linkCopied'),
    });
}
