import { useT } from '../i18n';
import { formatAmount } from '../i18n/format';
import { Pill } from '../ui/Pill';

/** People in a room, and its bots counted apart: a bot is never passed off as a player. Nobody is not counted: an empty room has its bots alone. */
export function People({ players, bots }: { readonly players: number; readonly bots: number }) {
  const t = useT();
  return (
    <>
      {players > 0 ? <Pill tone="live">{t('lobby.flying', { n: formatAmount(players) })}</Pill> : null}
      {bots > 0 ? (
        <Pill tone="bot" title={t('lobby.botsHint')}>
          {t(players > 0 ? 'lobby.bots' : 'lobby.botsAlone', { n: formatAmount(bots) })}
        </Pill>
      ) : null}
    </>
  );
}
