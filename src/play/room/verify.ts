import { checkRoom } from '../../../rules/fairness/commit';
import { verifyLink } from '../../../rules/fairness/chain';
import { roomDraws } from '../../../rules/fairness/room';
import type { Draws } from '../../../rules/fairness/draws';
import type { CheckLine, RoundProof } from './proof';

/**
 * Checks what a room published about a round, step by step. Import this file lazily.
 * @param resultOf the game's rule: the result of the draws as text
 * @param shown the result that the room displayed, as text
 */
export function verifyRound(proof: RoundProof, resultOf: (draws: Draws) => string, shown: string): readonly CheckLine[] {
  const check = checkRoom(proof);
  const mine = resultOf(roomDraws(proof));
  return [
    { step: 'commit', ok: check.seed },
    ...(proof.publicSeedHash === undefined ? [] : [{ step: 'public' as const, ok: check.publicSeed }]),
    ...(proof.previousSeed === undefined ? [] : [{ step: 'chain' as const, ok: verifyLink(proof.serverSeed, proof.previousSeed) }]),
    { step: 'digest', ok: check.digest },
    { step: 'result', ok: mine === shown, mine, shown },
  ];
}
