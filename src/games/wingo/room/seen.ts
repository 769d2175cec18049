import type { WingoModel } from '../../../../contract/wingo';
import type { House } from '../../../house/house';
import { type SeenRounds, seenRounds } from '../../../play/room/proofSeen';
import { MODEL_LIST } from './models';
import type { WingoRoom } from './openRoom';

/** What this device saw of a model's phases before bets closed. */
export const wingoSeen = (house: Pick<House, 'storage'>, model: WingoModel): SeenRounds =>
  seenRounds(house.storage, `seen.wingo.${model}`);

/** Remembers each phase's fingerprints while it takes bets, of all three models. */
export function watchWingo(actor: WingoRoom['actor'], house: Pick<House, 'storage' | 'clock'>): () => void {
  const subscription = actor.subscribe(({ context }) => {
    const at = house.clock.now();
    for (const model of MODEL_LIST) {
      const info = context.infos[model];
      if (info === null || info.serverSeed !== null || at >= info.closeTime) continue;
      wingoSeen(house, model).note(info.phase, { seedHash: info.serverSeedHash, publicSeedHash: info.seedPubHash, at });
    }
  });
  return () => subscription.unsubscribe();
}
