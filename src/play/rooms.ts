import { type ComponentType, lazy } from 'react';
import type { OpenGame } from '../../contract/games';
import { withWords } from '../i18n';

/** The rooms, each a chunk of its own that is loaded, with its words, when somebody goes in. */
const ROOMS: Readonly<Record<OpenGame, () => Promise<{ readonly default: ComponentType }>>> = {
  crash: withWords(() => import('./crash/CrashRoom'), 'room', 'crash'),
  hilo: withWords(() => import('./hilo/HiloRoom'), 'room', 'solo', 'hilo'),
  dingdong: withWords(() => import('./dingdong/DingdongRoom'), 'room', 'pool', 'dingdong'),
  mines: withWords(() => import('./mines/MinesRoom'), 'room', 'solo', 'mines'),
  wingo: withWords(() => import('./wingo/WingoRoom'), 'room', 'wingo'),
  roulette: withWords(() => import('./roulette/RouletteRoom'), 'room', 'pool', 'roulette'),
  dice: withWords(() => import('./dice/DiceRoom'), 'room', 'pool', 'dice'),
  roller: withWords(() => import('./roller/RollerRoom'), 'room', 'solo', 'roller'),
};

const loaded = new Map<OpenGame, ComponentType>();

/** Loads a game's room; asking again costs nothing. Rejects when it cannot be had. */
export async function loadRoom(game: OpenGame): Promise<{ readonly default: ComponentType }> {
  const room = await ROOMS[game]();
  loaded.set(game, room.default);
  return room;
}

/** A game's room: itself once it is loaded, because React shows even a moment's wait for a third of a second. */
export const roomOf = (game: OpenGame): ComponentType => loaded.get(game) ?? lazy(() => loadRoom(game));
