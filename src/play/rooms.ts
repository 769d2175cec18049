import type { OpenGame } from '../../contract/games';
import { withWords } from '../i18n';
import { type Loadable, loadable } from '../ui/loadable';

/** The rooms, each a chunk of its own that is loaded, with its words, when somebody goes in. */
export const rooms: Readonly<Record<OpenGame, Loadable>> = {
  crash: loadable(withWords(() => import('../games/crash/room/CrashRoom'), 'room', 'crash')),
  hilo: loadable(withWords(() => import('../games/hilo/room/HiloRoom'), 'room', 'solo', 'hilo')),
  dingdong: loadable(withWords(() => import('../games/dingdong/room/DingdongRoom'), 'room', 'pool', 'dingdong')),
  mines: loadable(withWords(() => import('../games/mines/room/MinesRoom'), 'room', 'solo', 'mines')),
  wingo: loadable(withWords(() => import('../games/wingo/room/WingoRoom'), 'room', 'wingo')),
  roulette: loadable(withWords(() => import('../games/roulette/room/RouletteRoom'), 'room', 'pool', 'roulette')),
  dice: loadable(withWords(() => import('../games/dice/room/DiceRoom'), 'room', 'pool', 'dice')),
  roller: loadable(withWords(() => import('../games/roller/room/RollerRoom'), 'room', 'solo', 'roller')),
};
