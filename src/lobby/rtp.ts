import type { OpenGame } from '../../contract/games';
import { rtp as crash } from '../../rules/crash/rtp';
import { rtp as wingo } from '../../rules/wingo/payout';

/** The share that comes back, 0 to 1, computed by the rules of each open game (READINGS: never typed in). */
export const RTP: Readonly<Record<OpenGame, () => number>> = { crash, wingo };
