import type { OpenGame } from '../../contract/games';
import { withWords } from '../i18n';
import { type Loadable, loadable } from '../ui/loadable';

/** The rooms, each a chunk of its own that is loaded, with its words, when somebody goes in. */
export const rooms: Readonly<Record<OpenGame, Loadable>> = {
  crash: loadable(withWords(() => import('./crash/CrashRoom'), 'room', 'crash')),
  hilo: loadable(withWords(() => import('./hilo/HiloRoom'), 'room', 'solo', 'hilo')),
  dingdong: loadable(withWords(() => import('./dingdong/DingdongRoom'), 'room', 'pool', 'dingdong')),
  mines: loadable(withWords(() => import('./mines/MinesRoom'), 'room', 'solo', 'mines')),
  wingo: loadable(withWords(() => import('./wingo/WingoRoom'), 'room', 'wingo')),
  roulette: loadable(withWords(() => import('./roulette/RouletteRoom'), 'room', 'pool', 'roulette')),
  dice: loadable(withWords(() => import('./dice/DiceRoom'), 'room', 'pool', 'dice')),
  roller: loadable(withWords(() => import('./roller/RollerRoom'), 'room', 'solo', 'roller')),
};
