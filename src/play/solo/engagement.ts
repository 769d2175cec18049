import { type AnySolo, isAutoRunning, phaseOf } from '../../../machines/kit/solo/select';
import type { Engagement } from '../../house/playSession';

/** As much of a solo room's actor as is needed. */
interface SoloActor {
  getSnapshot(): Pick<AnySolo, 'value'>;
  send(event: { readonly type: 'auto.stop' }): void;
}

/** A round is open, on its way, or its result not shown yet. A run ends after the round that it plays. */
export const soloEngagement = (actor: SoloActor): Engagement => ({
  atStake() {
    const snapshot = actor.getSnapshot();
    const phase = phaseOf(snapshot);
    return isAutoRunning(snapshot) || (phase !== 'ready' && phase !== 'connecting');
  },
  stopAuto() {
    const runs = isAutoRunning(actor.getSnapshot());
    if (runs) actor.send({ type: 'auto.stop' });
    return runs;
  },
});
