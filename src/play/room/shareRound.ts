import type { GameId } from '../../../contract/games';
import { useHouse } from '../../house/hooks';
import { useT } from '../../i18n';

/** Where a finished round is played back. */
export const replayPath = (game: GameId, roundId: string): string => `/replay/${game}/${roundId}`;

/** Hands the link of a round's replay to whatever the device shares with; elsewhere it is copied. */
export function useShareRound(): (game: GameId, roundId: string) => void {
  const t = useT();
  const { showToast } = useHouse();
  return (game, roundId) => {
    const url = location.origin + replayPath(game, roundId);
    const copy = () => {
      // Pages without TLS have no clipboard.
      const written =
        navigator.clipboard === undefined
          ? Promise.reject(new Error('no clipboard'))
          : navigator.clipboard.writeText(url);
      written.then(
        () => showToast({ kind: 'success', title: t('room.linkCopied'), content: url }),
        () => showToast({ kind: 'error', title: t('common.copyFailed'), content: url }),
      );
    };
    if (navigator.share === undefined) return copy();
    // Who closes the device's own sheet has not asked for a copy.
    navigator.share({ title: t('room.shareTitle', { game: t(`game.${game}`) }), url }).catch((error: unknown) => {
      if (!(error instanceof DOMException && error.name === 'AbortError')) copy();
    });
  };
}
