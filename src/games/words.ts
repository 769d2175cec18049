import { GAME_NAMES, type OpenGame } from '../../contract/games';
import type { Words } from '../i18n/areas';

/** What every game is called, and how the words that only it says are had. They come with its room, its replay and the help. */
export const gameWords = {
  crash: {
    name: GAME_NAMES.crash,
    id: () => import('./crash/words/id'),
    en: () => import('./crash/words/en'),
  },
  wingo: {
    name: GAME_NAMES.wingo,
    id: () => import('./wingo/words/id'),
    en: () => import('./wingo/words/en'),
  },
  roulette: {
    name: GAME_NAMES.roulette,
    id: () => import('./roulette/words/id'),
    en: () => import('./roulette/words/en'),
  },
  dingdong: {
    name: GAME_NAMES.dingdong,
    id: () => import('./dingdong/words/id'),
    en: () => import('./dingdong/words/en'),
  },
  dice: {
    name: GAME_NAMES.dice,
    id: () => import('./dice/words/id'),
    en: () => import('./dice/words/en'),
  },
  roller: {
    name: GAME_NAMES.roller,
    id: () => import('./roller/words/id'),
    en: () => import('./roller/words/en'),
  },
  hilo: {
    name: GAME_NAMES.hilo,
    id: () => import('./hilo/words/id'),
    en: () => import('./hilo/words/en'),
  },
  mines: {
    name: GAME_NAMES.mines,
    id: () => import('./mines/words/id'),
    en: () => import('./mines/words/en'),
  },
  coinFlip: {
    name: GAME_NAMES.coinFlip,
    id: () => import('./coinFlip/words/id'),
    en: () => import('./coinFlip/words/en'),
  },
} as const satisfies Readonly<Record<OpenGame, Words & { readonly name: Readonly<Record<keyof Words, string>> }>>;
