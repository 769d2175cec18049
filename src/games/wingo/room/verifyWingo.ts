import { numberOf } from '../../../../rules/wingo/draw';
import type { Evidence, RoundProof } from '../../../play/room/proof';
import { verifyRound } from '../../../play/room/verify';

/** Checks a phase of Wingo against the number that was shown. Imported only when somebody asks. */
export const verifyWingo = (proof: RoundProof, evidence: Evidence, shown: string) =>
  verifyRound(proof, evidence, (draws) => String(numberOf(draws.floats().next().value)), shown);
