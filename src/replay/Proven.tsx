import { RoundCheck } from '../play/room/RoundCheck';
import { SoloCheck } from '../play/solo/SoloCheck';
import type { Check } from './game';

/** How a round is proven, computed in this browser; a room's at once. */
export const Proven = ({ check }: { readonly check: Check }) =>
  'solo' in check ? <SoloCheck {...check.solo} /> : <RoundCheck proof={check.proof} verify={check.verify} atOnce />;
