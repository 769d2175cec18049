import { target } from '../../../rules/crash/target';
import { formatMultiplier } from '../../i18n/format';
import type { RoundProof } from '../room/proof';
import { verifyRound } from '../room/verify';

/** Checks a round of crash against its displayed multiplier. Imported only when somebody asks. */
export const verifyCrash = (proof: RoundProof, shown: string) => verifyRound(proof, ({ digest }) => formatMultiplier(target(digest)), shown);
