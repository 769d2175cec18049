/** The in-house games, in the order in which the lobby shows them (first document, section 1). */
export const GAME_IDS = [
  'crash',
  'wingo',
  'roulette',
  'dice',
  'dingdong',
  'mines',
  'hilo',
  'roller',
  'coinFlip',
] as const;
export type GameId = (typeof GAME_IDS)[number];

/** What each is called, wherever it is called: on screens, in mails, in pictures of links. */
export const GAME_NAMES = {
  crash: { id: 'Roket', en: 'Rocket' },
  wingo: { id: 'Wingo', en: 'Wingo' },
  roulette: { id: 'Rolet', en: 'Roulette' },
  dice: { id: 'Dadu', en: 'Dice' },
  dingdong: { id: 'Dingdong', en: 'Dingdong' },
  mines: { id: 'Ranjau', en: 'Mines' },
  hilo: { id: 'Hilo', en: 'Hilo' },
  roller: { id: 'Roller', en: 'Roller' },
  coinFlip: { id: 'Lempar Koin', en: 'Coin Flip' },
} as const satisfies Readonly<Record<GameId, { readonly id: string; readonly en: string }>>;

/** Instant game kinds that the catalogue knows (both documents, section 1). */
export const INSTANT_GAME_KINDS = [
  'coinFlip',
  'crash',
  'dice',
  'dingdong',
  'eggs',
  'hilo',
  'mines',
  'roller',
  'roulette',
  'colorWheel',
  'stairs',
  'cryptos',
  'wingo',
] as const;

/** Games whose rooms are open to players. A game joins when its rules, engine, machine, scene and room are all there. */
export const OPEN_GAMES = [
  'crash',
  'wingo',
  'roulette',
  'dingdong',
  'dice',
  'roller',
  'hilo',
  'mines',
  'coinFlip',
] as const satisfies readonly GameId[];
export type OpenGame = (typeof OPEN_GAMES)[number];

/** Those that a player plays alone, each from their own seeds. */
export const SOLO_GAMES = ['mines', 'hilo', 'roller', 'coinFlip'] as const satisfies readonly OpenGame[];
export type SoloGame = (typeof SOLO_GAMES)[number];
