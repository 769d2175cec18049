import type { OpenGame } from '../../contract/games';
import { coinFlip } from './coinFlip';
import { crash } from './crash';
import { dice } from './dice';
import { dingdong } from './dingdong';
import { hilo } from './hilo';
import { mines } from './mines';
import { roller } from './roller';
import { roulette } from './roulette';
import { wingo } from './wingo';
import type { ClientGame } from './game';

/** Every open game: whatever the shell lists of games it derives from here. */
export const games: { readonly [G in OpenGame]: ClientGame<G> } = {
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
