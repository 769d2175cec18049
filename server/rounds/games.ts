import { OPEN_GAMES, type OpenGame } from '../../contract/games';
import type { RoundFeed } from '../store/archive/feeds';
import { coinFlip } from './coinFlip';
import { crash } from './crash';
import { dice } from './dice';
import { dingdong } from './dingdong';
import { hilo } from './hilo';
import type { ServerGame } from './manifest';
import { mines } from './mines';
import { roller } from './roller';
import { roulette } from './roulette';
import type { ChainLengths } from './seeds/feed';
import type { FeedName } from './seeds/store';
import { wingo } from './wingo';

/** The games of the house on the server. The compiler misses one that is open (contract/games) and not here. */
export const GAMES: { readonly [G in OpenGame]: ServerGame<G> } = {
  crash,
  wingo,
  roulette,
  dice,
  dingdong,
  mines,
  hilo,
  roller,
  coinFlip,
};

/** A year of rounds for each feed. */
export const YEAR_CHAINS = Object.assign({}, ...OPEN_GAMES.map((game) => GAMES[game].chains)) as Readonly<
  Record<FeedName, ChainLengths>
>;

/** Every round of the house is in one of these. */
export const ROUND_FEEDS: readonly RoundFeed[] = OPEN_GAMES.flatMap((game) => GAMES[game].rounds);
