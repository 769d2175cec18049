import { useMemo } from 'react';
import { isInRange } from '../../../machines/kit/pool/limits';
import { runLimits, stakesToRepeat } from '../../../machines/kit/pool/run';
import { isOffline } from '../../../machines/kit/pool/select';
import { sumOf } from '../../../machines/kit/pool/stakes';
import { useT } from '../../i18n';
import { formatRp } from '../../i18n/format';
import { RunForm } from '../room/repeat/RunForm';
import { usePool, usePoolRoom } from './context';

/** The same stakes for several rounds: what is repeated, and a run's fields. Shut, with a word why, while nothing can be repeated. */
export function RepeatForm({ onDone }: { readonly onDone: () => void }) {
  const t = useT();
  const room = usePoolRoom();
  const stakes = usePool(({ context }) => stakesToRepeat(context));
  const byPool = usePool(({ context }) => context.limits);
  const game = usePool(({ context }) => context.game);
  const offline = usePool(isOffline);
  const waits = usePool((snapshot) => snapshot.context.queued !== null || snapshot.matches({ bets: 'placing' }));
  const limits = useMemo(() => runLimits({ limits: byPool, game }), [byPool, game]);
  const closed = (): string | null => {
    if (offline) return t('room.offline');
    if (stakes.size === 0) return t('repeat.none');
    if (waits) return t('repeat.waits');
    return isInRange({ limits: byPool }, stakes) ? null : t('auto.ended.bet-range');
  };
  return (
    <RunForm
      cost={sumOf(stakes)}
      limits={limits}
      what={
        stakes.size === 0
          ? undefined
          : [...stakes].map(([pool, amount]) => `${room.game.name(t, pool)} ${formatRp(amount)}`).join(' · ')
      }
      closed={closed()}
      onStart={(run) => {
        room.startRun(run);
        onDone();
      }}
    />
  );
}
