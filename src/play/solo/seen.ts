import type { GameId } from '../../../contract/games';
import type { SoloSeedState } from '../../../contract/solo';
import type { House } from '../../house/house';
import { type SeenRounds, seenRounds } from '../room/proofSeen';

/** What this device saw of a player's server seeds, each before the rounds that it drew since. */
export const soloSeen = (house: Pick<House, 'storage'>, game: GameId): SeenRounds =>
  seenRounds(house.storage, `seen.${game}`);

/** A server seed by its fingerprint: 192 bits of it are as good as all. */
export const seenId = (serverSeedHash: string): string => serverSeedHash.slice(0, 48);

/** As much of the room's machine as is watched. */
interface SeedsActor {
  subscribe(next: (snapshot: { readonly context: { readonly seeds: SoloSeedState | null } }) => void): {
    unsubscribe(): void;
  };
}

/** Remembers each server seed's fingerprint, and its successor's, from when it is first shown. */
export function watchSeeds(actor: SeedsActor, house: Pick<House, 'storage' | 'clock'>, game: GameId): () => void {
  const seen = soloSeen(house, game);
  let last: string | null = null;
  const subscription = actor.subscribe(({ context: { seeds } }) => {
    if (seeds === null || seeds.serverSeedHash === last) return;
    last = seeds.serverSeedHash;
    seen.note(seenId(seeds.serverSeedHash), {
      seedHash: seeds.serverSeedHash,
      publicSeedHash: seeds.nextServerSeedHash,
      at: house.clock.now(),
    });
  });
  return () => subscription.unsubscribe();
}
