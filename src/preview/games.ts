/** Every game in the studio. */
import { coinFlip } from '../games/coinFlip/studio';
import { crash } from '../games/crash/studio';
import { dice } from '../games/dice/studio';
import { dingdong } from '../games/dingdong/studio';
import { hilo } from '../games/hilo/studio';
import { mines } from '../games/mines/studio';
import { roller } from '../games/roller/studio';
import { roulette } from '../games/roulette/studio';
import { wingo } from '../games/wingo/studio';
import type { StagedGame } from '../stage/registry';
import type { StudioGame } from './game';

export const studioGames: { readonly [G in StagedGame]: StudioGame<G> } = {
  crash,
  wingo,
  roulette,
  dingdong,
  dice,
  roller,
  hilo,
  mines,
  coinFlip,
};
