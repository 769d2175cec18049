import type { OpenGame } from '../../contract/games';
import type { Words } from '../i18n/areas';

/** What every game is called, and how the words that only it says are had. They come with its room, its replay and the help. */
export const gameWords = {
  crash: {
    name: { id: 'Roket', en: 'Rocket' },
    id: () => import('./crash/words/id'),
    en: () => import('./crash/words/en'),
  },
  wingo: {
    name: { id: 'Wingo', en: 'Wingo' },
    id: () => import('./wingo/words/id'),
    en: () => import('./wingo/words/en'),
  },
  roulette: {
    name: { id: 'Rolet', en: 'Roulette' },
    id: () => import('./roulette/words/id'),
    en: () => import('./roulette/words/en'),
  },
  dingdong: {
    name: { id: 'Dingdong', en: 'Dingdong' },
    id: () => import('./dingdong/words/id'),
    en: () => import('./dingdong/words/en'),
  },
  dice: {
    name: { id: 'Dadu', en: 'Dice' },
    id: () => import('./dice/words/id'),
    en: () => import('./dice/words/en'),
  },
  roller: {
    name: { id: 'Roller', en: 'Roller' },
    id: () => import('./roller/words/id'),
    en: () => import('./roller/words/en'),
  },
  hilo: {
    name: { id: 'Hilo', en: 'Hilo' },
    id: () => import('./hilo/words/id'),
    en: () => import('./hilo/words/en'),
  },
  mines: {
    name: { id: 'Ranjau', en: 'Mines' },
    id: () => import('./mines/words/id'),
    en: () => import('./mines/words/en'),
  },
  coinFlip: {
    name: { id: 'Lempar Koin', en: 'Coin Flip' },
    id: () => import('./coinFlip/words/id'),
    en: () => import('./coinFlip/words/en'),
  },
} as const satisfies Readonly<Record<OpenGame, Words & { readonly name: Readonly<Record<keyof Words, string>> }>>;
