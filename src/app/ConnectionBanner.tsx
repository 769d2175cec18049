import { useSelector } from '@xstate/react';
import { banner } from '../../machines/channel/select';
import { useHouse } from '../house/hooks';
import { useT } from '../i18n';
import { Offline } from '../ui/States';
import { useTick } from '../ui/useTick';
import css from './ConnectionBanner.module.css';

/** Says that the channel is gone, or that nothing arrives on it, and when the next attempt is due; "Sekarang" brings it forward. */
export function ConnectionBanner() {
  const t = useT();
  const { link, channel, clock } = useHouse();
  const snapshot = useSelector(link, (state) => state);
  const state = banner(snapshot, useTick(clock.now, 500));
  if (state.kind === 'hidden') return null;
  if (state.kind === 'silent')
    return (
      <div className={css.banner}>
        <Offline title={t('link.silent')} note={t('link.silentNote')} />
      </div>
    );
  const waiting = state.kind === 'waiting' && state.seconds > 0;
  return (
    <div className={css.banner}>
      <Offline
        title={waiting ? t('link.againIn', { n: state.seconds }) : t('link.again')}
        note={t('link.attempt', { n: state.attempt })}
        onNow={
          waiting
            ? () => {
                channel.connect().catch(() => undefined);
              }
            : undefined
        }
      />
    </div>
  );
}
