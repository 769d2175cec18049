import { useEffect, useRef } from 'react';
import type { AutoProgress } from '../../../../machines/autobet/types';
import { useHouse } from '../../../house/hooks';
import { useT } from '../../../i18n';
import { formatSigned } from '../../../i18n/format';

/** Says in a toast how a run of bets ended, where the panel has no room to keep it in sight. */
export function useRunEnded(auto: AutoProgress | null, running: boolean, inToast: boolean): void {
  const t = useT();
  const { showToast } = useHouse();
  const was = useRef(running);
  useEffect(() => {
    const ended = was.current && !running;
    was.current = running;
    if (!ended || !inToast || auto === null || auto.stopped === null) return;
    showToast({
      kind: 'info',
      title: t(`auto.ended.${auto.stopped}`),
      content: t('auto.endedNote', { played: auto.played, profit: formatSigned(auto.profit) }),
    });
  }, [running, inToast, auto, showToast, t]);
}
