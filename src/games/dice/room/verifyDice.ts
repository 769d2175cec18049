import { rollDice } from '../../../../rules/dice/dice';
import type { Evidence, RoundProof } from '../../../play/room/proof';
import { verifyRound } from '../../../play/room/verify';
import { pipsText } from './faces';

/** Checks a round of dice against the faces that were shown. Imported only when somebody asks. */
export const verifyDice = (proof: RoundProof, evidence: Evidence, shown: string) =>
  verifyRound(proof, evidence, (draws) => pipsText(rollDice(draws.floats())), shown);
