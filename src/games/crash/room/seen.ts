import { phaseOf } from '../../../../machines/crash/select';
import type { House } from '../../../house/house';
import { type SeenRounds, seenRounds } from '../../../play/room/proofSeen';
import type { CrashRoom } from './openRoom';

/** A round by number and take-off: numbers begin anew when a house does, and an old fingerprint must not accuse a new round. */
export const seenId = (roundId: string, startTime: number): string => `${roundId}@${startTime}`;

/** What this device saw of rounds of crash before they left. */
export const crashSeen = (house: Pick<House, 'storage'>): SeenRounds => seenRounds(house.storage, 'seen.crash');

/** Remembers each round's fingerprints while it prepares. */
export function watchCrash(actor: CrashRoom['actor'], house: Pick<House, 'storage' | 'clock'>): () => void {
  const seen = crashSeen(house);
  const subscription = actor.subscribe((snapshot) => {
    const { fair, roundId, startTime } = snapshot.context;
    const at = house.clock.now();
    if (phaseOf(snapshot) !== 'preparation' || fair.roundId !== roundId || at >= startTime) return;
    seen.note(seenId(roundId, startTime), { seedHash: fair.serverSeedHash, publicSeedHash: fair.seedPubHash, at });
  });
  return () => subscription.unsubscribe();
}
