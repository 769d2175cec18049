import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
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
      <Banner>
        <Offline title={t('link.silent')} note={t('link.silentNote')} />
      </Banner>
    );
  const waiting = state.kind === 'waiting' && state.seconds > 0;
  return (
    <Banner>
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
    </Banner>
  );
}

/** In the body, over sheets and their scrims. */
const Banner = ({ children }: { readonly children: ReactNode }) =>
  createPortal(<div className={css.banner}>{children}</div>, document.body);
