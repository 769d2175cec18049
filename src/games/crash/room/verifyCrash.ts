import { target } from '../../../../rules/crash/target';
import { formatMultiplier } from '../../../i18n/format';
import type { Evidence, RoundProof } from '../../../play/room/proof';
import { verifyRound } from '../../../play/room/verify';

/** Checks a round of crash against its displayed multiplier. Imported only when somebody asks. */
export const verifyCrash = (proof: RoundProof, evidence: Evidence, shown: string) =>
  verifyRound(proof, evidence, ({ digest }) => formatMultiplier(target(digest)), shown);
