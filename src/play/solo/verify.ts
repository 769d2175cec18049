import { commitment } from '../../../rules/fairness/commit';
import type { Draws } from '../../../rules/fairness/draws';
import { soloDraws } from '../../../rules/fairness/solo';
import type { CheckLine, Witness } from '../room/proof';
import type { ProvenRound } from './game';

const told = (ok: boolean): 'ok' | 'bad' => (ok ? 'ok' : 'bad');

/**
 * Computes a round of a solo game again from its seeds. Import this file lazily.
 * @param resultOf the game's rule: the result of the draws as text
 * @param shown the result that the room displayed, as text
 * @param seen what this device knows of the server seed by {@link ProvenRound.serverSeedHash}
 */
export function verifySolo(
  { serverSeedHash, clientSeed, nonce, roundHash, startTime }: ProvenRound,
  serverSeed: string,
  resultOf: (draws: Draws) => string,
  shown: string,
  seen: Witness | null,
): readonly CheckLine[] {
  const draws = soloDraws({ serverSeed, clientSeed, nonce });
  const mine = resultOf(draws);
  return [
    seedLine(
      commitment(serverSeed) === serverSeedHash,
      seen !== null && seen.seedHash === serverSeedHash && seen.at < startTime ? seen.at : null,
    ),
    { step: 'digest', state: told(draws.digest === roundHash) },
    { step: 'result', state: told(mine === shown), mine, shown },
  ];
}

/** The fingerprint comes with the seed, so it proves nothing unless this device saw it before the round. @param at when it did, epoch ms */
function seedLine(fits: boolean, at: number | null): CheckLine {
  if (!fits) return { step: 'commit', state: 'bad' };
  return at === null ? { step: 'seen', state: 'unchecked', why: 'absent' } : { step: 'seen', state: 'ok', at };
}
