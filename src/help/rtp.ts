import type { GameId } from '../../contract/games';
import { rtp as crash } from '../../rules/crash/rtp';
import { rtp as dice } from '../../rules/dice/dice';
import { rtp as dingdong } from '../../rules/dingdong/ring';
import { rtp as hilo } from '../../rules/hilo/payout';
import { rtp as mines } from '../../rules/mines/payout';
import { rtp as roller } from '../../rules/roller/roller';
import { rtp as roulette } from '../../rules/roulette/wheel';
import { rtp as wingo } from '../../rules/wingo/payout';

/** The share that comes back, 0 to 1, computed by the rules of each game (READINGS: never typed in). */
export const RTP: Readonly<Record<GameId, () => number>> = {
  crash,
  wingo,
  roulette,
  dice,
  dingdong,
  mines,
  hilo,
  roller,
};
