import { phaseOf } from '../../../machines/kit/pool/select';
import type { House } from '../../house/house';
import { type SeenRounds, seenRounds } from '../room/proofSeen';
import type { PoolRoom } from './openRoom';

/** What this device saw of a game's rounds before bets closed. */
export const poolSeen = (house: Pick<House, 'storage'>, game: string): SeenRounds =>
  seenRounds(house.storage, `seen.${game}`);

/** A round by number and fingerprint: numbers begin anew when a house does, and an old fingerprint must not accuse a new round. */
export const seenId = (roundId: string, hash: string): string => `${roundId}@${hash.slice(0, 12)}`;

/** Remembers each round's fingerprints while it takes bets. */
export function watchPool(
  { actor, game }: Pick<PoolRoom, 'actor' | 'game'>,
  house: Pick<House, 'storage' | 'clock'>,
): () => void {
  const seen = poolSeen(house, game.id);
  const subscription = actor.subscribe((snapshot) => {
    const { round } = snapshot.context;
    const at = house.clock.now();
    if (round === null || at >= round.closeTime || !['open', 'closing'].includes(phaseOf(snapshot))) return;
    seen.note(seenId(round.roundId, round.hash), { seedHash: round.hash, publicSeedHash: round.publicSeedHash, at });
  });
  return () => subscription.unsubscribe();
}
