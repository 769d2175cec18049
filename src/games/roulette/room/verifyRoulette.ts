import { pocketOf } from '../../../../rules/roulette/wheel';
import type { Evidence, RoundProof } from '../../../play/room/proof';
import { verifyRound } from '../../../play/room/verify';

/** Checks a round of roulette against the number that was shown. Imported only when somebody asks. */
export const verifyRoulette = (proof: RoundProof, evidence: Evidence, shown: string) =>
  verifyRound(proof, evidence, (draws) => String(pocketOf(draws.floats().next().value)), shown);
