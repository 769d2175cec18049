import { roomDraws } from '../../rules/fairness/room';
import type { BotChance } from './deps';

/**
 * Numbers for the house bots of a round, from its published fingerprint: whoever plays the round back meets the same bots. No draw of a
 * game ever comes from here, and the fingerprint tells nothing of the draw.
 */
export const botChance: BotChance = (seedHash) => {
  const floats = roomDraws({ serverSeed: seedHash, publicSeed: 'bots', roundId: '0' }).floats();
  return () => floats.next().value;
};
