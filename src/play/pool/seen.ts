import type { TableId } from '../../../machines/kit/pool/types';
import type { House } from '../../house/house';
import { type SeenRounds, seenRounds } from '../room/proofSeen';
import type { PoolRoom } from './openRoom';

/** What this device saw of a table's rounds before bets closed; a game's only table is 0. */
export const poolSeen = (house: Pick<House, 'storage'>, game: string, table: TableId): SeenRounds =>
  seenRounds(house.storage, table === 0 ? `seen.${game}` : `seen.${game}.${table}`);

/** A round by number and fingerprint: numbers begin anew when a house does, and an old fingerprint must not accuse a new round. */
export const seenId = (roundId: string, hash: string): string => `${roundId}@${hash.slice(0, 12)}`;

/** Remembers each round's fingerprints while it takes bets, at every table. */
export function watchPool(
  { actor, game }: Pick<PoolRoom, 'actor' | 'game'>,
  house: Pick<House, 'storage' | 'clock'>,
): () => void {
  const subscription = actor.subscribe(({ context: { table, round, next, asides } }) => {
    const at = house.clock.now();
    const rounds = [
      [table, next?.round ?? round],
      ...[...asides].map(([id, aside]) => [id, aside.round] as const),
    ] as const;
    for (const [id, open] of rounds)
      if (open !== null && open.runs.length === 0 && at < open.closeTime)
        poolSeen(house, game.id, id).note(seenId(open.roundId, open.hash), {
          seedHash: open.hash,
          publicSeedHash: open.publicSeedHash,
          at,
        });
  });
  return () => subscription.unsubscribe();
}
