import { verifyLink } from '../../../rules/fairness/chain';
import { checkRoom, commitment } from '../../../rules/fairness/commit';
import type { Draws } from '../../../rules/fairness/draws';
import { sha256Hex } from '../../../rules/fairness/hash';
import { roomDraws } from '../../../rules/fairness/room';
import { type CheckLine, type Earlier, type Evidence, MAX_LINKS, type RoundProof } from './proof';

const told = (ok: boolean): 'ok' | 'bad' => (ok ? 'ok' : 'bad');

/**
 * Checks what a room published about a round, step by step. Import this file lazily.
 * @param resultOf the game's rule: the result of the draws as text
 * @param shown the result that the room displayed, as text
 */
export function verifyRound(
  proof: RoundProof,
  evidence: Evidence,
  resultOf: (draws: Draws) => string,
  shown: string,
): readonly CheckLine[] {
  const check = checkRoom(proof);
  const mine = resultOf(roomDraws(proof));
  return [
    seenLine(proof, evidence),
    { step: 'commit', state: told(check.seed) },
    publicLine(proof, evidence),
    chainLine(proof, evidence.earlier),
    { step: 'digest', state: told(check.digest) },
    { step: 'result', state: told(mine === shown), mine, shown },
  ];
}

/** The fingerprint that this device saw before bets closed must be the one of the seed that came after. */
function seenLine({ serverSeed }: RoundProof, { seen }: Evidence): CheckLine {
  if (seen === null) return { step: 'seen', state: 'unchecked', why: 'absent' };
  return { step: 'seen', state: told(commitment(serverSeed) === seen.seedHash), at: seen.at };
}

function publicLine({ publicSeed }: RoundProof, { seen }: Evidence): CheckLine {
  if (seen === null) return { step: 'public', state: 'unchecked', why: 'absent' };
  return { step: 'public', state: told(commitment(publicSeed) === seen.publicSeedHash) };
}

/** Neighbours are one hash apart; numbers that no round used up may lie between them. */
function chainLine({ serverSeed }: RoundProof, earlier: Earlier): CheckLine {
  if (earlier.kind === 'none') return { step: 'chain', state: 'unchecked', why: earlier.why };
  let link = serverSeed;
  for (let i = 0; i < Math.min(earlier.links, MAX_LINKS); i += 1) {
    if (verifyLink(link, earlier.serverSeed)) return { step: 'chain', state: 'ok' };
    link = sha256Hex(link);
  }
  return earlier.links > MAX_LINKS
    ? { step: 'chain', state: 'unchecked', why: 'gap' }
    : { step: 'chain', state: 'bad' };
}
