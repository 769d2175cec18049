import { WINGO_CLOSE_MS, WINGO_MASK_MS, WINGO_WIN_DELAY_MS } from '../../contract/constants';
import type { WingoSelection } from '../../contract/wingo';
import { SELECTIONS } from '../../rules/wingo/options';
import { poolMachine } from '../kit/pool/machine';
import type { PoolGame } from '../kit/pool/game';
import { hasDrifted, spanOf } from './timer';
import { BALL_LIES_MS } from './wire';

/** How long a result stays on screen, ms from the draw: the win shows 3 s after it and wants to be seen. */
const RESULT_SHOWN_MS = WINGO_WIN_DELAY_MS + 2_000;

const GAME: PoolGame<WingoSelection, number> = {
  id: 'wingo',
  pools: SELECTIONS,
  winDelayMs: WINGO_WIN_DELAY_MS - BALL_LIES_MS,
  closingMs: WINGO_MASK_MS - WINGO_CLOSE_MS,
  historyKept: 50,
  holdMs: RESULT_SHOWN_MS - BALL_LIES_MS,
  basket: true,
  drifts: (running, { round, saidAt }, now) =>
    saidAt !== undefined && hasDrifted(spanOf(running), { ...spanOf(round), curTime: saidAt }, now),
};

/** The Wingo room (first document, section 4, Wingo step): the rooms' shared machine with a table for each model and a basket of picks. */
export const wingoMachine = poolMachine<WingoSelection, number>(GAME);
