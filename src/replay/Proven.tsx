import { RoundCheck } from '../play/room/RoundCheck';
import { SoloCheck } from '../play/solo/SoloCheck';
import type { Check } from './game';

/** How a round is proven, computed in this browser; a room's at once. `own`: it is known to be the player's. */
export const Proven = ({ check, own }: { readonly check: Check; readonly own?: true }) =>
  'solo' in check ? (
    <SoloCheck {...check.solo} {...(own && { own })} />
  ) : (
    <RoundCheck proof={check.proof} verify={check.verify} atOnce />
  );
