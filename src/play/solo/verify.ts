import { commitment } from '../../../rules/fairness/commit';
import type { Draws } from '../../../rules/fairness/draws';
import { soloDraws } from '../../../rules/fairness/solo';
import type { CheckLine } from '../room/proof';
import type { ProvenRound } from './game';

const told = (ok: boolean): 'ok' | 'bad' => (ok ? 'ok' : 'bad');

/**
 * Computes a round of a solo game again from its seeds. Import this file lazily.
 * @param resultOf the game's rule: the result of the draws as text
 * @param shown the result that the room displayed, as text
 */
export function verifySolo({ serverSeedHash, clientSeed, nonce, roundHash }: ProvenRound, serverSeed: string, resultOf: (draws: Draws) => string, shown: string): readonly CheckLine[] {
  const draws = soloDraws({ serverSeed, clientSeed, nonce });
  const mine = resultOf(draws);
  return [
    { step: 'commit', state: told(commitment(serverSeed) === serverSeedHash) },
    { step: 'digest', state: told(draws.digest === roundHash) },
    { step: 'result', state: told(mine === shown), mine, shown },
  ];
}
