import { runRing } from '../../../../rules/dingdong/ring';
import type { Evidence, RoundProof } from '../../../play/room/proof';
import { verifyRound } from '../../../play/room/verify';
import { stopsText } from './stops';

/** Checks a round of dingdong against all stops that were shown. Imported only when somebody asks. */
export const verifyDingdong = (proof: RoundProof, evidence: Evidence, shown: string) =>
  verifyRound(proof, evidence, (draws) => stopsText(runRing(draws.floats())), shown);
