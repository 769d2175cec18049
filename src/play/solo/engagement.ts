import { type AnySolo, isAutoRunning, phaseOf } from '../../../machines/kit/solo/select';
import type { Engagement } from '../../house/playSession';

/** As much of a solo room's actor as is needed. */
interface SoloActor {
  getSnapshot(): Pick<AnySolo, 'value'>;
}

/** A round is open, on its way, or its result not shown yet. @param stopAuto where rounds may play themselves */
export const soloEngagement = (actor: SoloActor, stopAuto?: () => void): Engagement => ({
  atStake() {
    const snapshot = actor.getSnapshot();
    const phase = phaseOf(snapshot);
    return isAutoRunning(snapshot) || (phase !== 'ready' && phase !== 'connecting');
  },
  stopAuto() {
    const runs = isAutoRunning(actor.getSnapshot());
    if (runs) stopAuto?.();
    return runs;
  },
});
