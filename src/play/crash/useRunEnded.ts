import { useEffect, useRef } from 'react';
import { isAutoRunning } from '../../../machines/crash/select';
import { useHouse } from '../../house/hooks';
import { useT } from '../../i18n';
import { formatSigned } from '../../i18n/format';
import { useCrash } from './context';

/** Says in a toast how a run of bets ended, where the panel has no room to keep it in sight. */
export function useRunEnded(inToast: boolean): void {
  const t = useT();
  const { showToast } = useHouse();
  const running = useCrash(isAutoRunning);
  const auto = useCrash(({ context }) => context.auto);
  const was = useRef(running);
  useEffect(() => {
    const ended = was.current && !running;
    was.current = running;
    if (!ended || !inToast || auto === null || auto.stopped === null) return;
    showToast({ kind: 'info', title: t(`auto.ended.${auto.stopped}`), content: t('auto.endedNote', { played: auto.played, profit: formatSigned(auto.profit) }) });
  }, [running, inToast, auto, showToast, t]);
}
