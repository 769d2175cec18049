import { numberOf } from '../../../rules/wingo/draw';
import type { RoundProof } from '../room/proof';
import { verifyRound } from '../room/verify';

/** Checks a phase of Wingo against the number that was shown. Imported only when somebody asks. */
export const verifyWingo = (proof: RoundProof, shown: string) => verifyRound(proof, (draws) => String(numberOf(draws.floats().next().value)), shown);
