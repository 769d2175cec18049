/** The words that are there so far, by language and area. The first page's come with it, an area's with the page that says them. */
import { gameWords } from '../games/words';
import type { first } from './id/first';

export const LOCALES = ['id', 'en'] as const;
export type Locale = (typeof LOCALES)[number];

/** Loads the words of an area in a language: by key, with `{blanks}`. */
export type Words = Readonly<Record<Locale, () => Promise<{ readonly words: Readonly<Record<string, string>> }>>>;

/** All but the first page's. To add one: its two files and a line here; a game's stands in src/games/words.ts. */
export const AREAS = {
  account: { id: () => import('./id/account'), en: () => import('./en/account') },
  check: { id: () => import('./id/check'), en: () => import('./en/check') },
  comforts: { id: () => import('./id/comforts'), en: () => import('./en/comforts') },
  desk: { id: () => import('./id/desk'), en: () => import('./en/desk') },
  deskSettings: { id: () => import('./id/deskSettings'), en: () => import('./en/deskSettings') },
  device: { id: () => import('./id/device'), en: () => import('./en/device') },
  fairplay: { id: () => import('./id/fairplay'), en: () => import('./en/fairplay') },
  flow: { id: () => import('./id/flow'), en: () => import('./en/flow') },
  forms: { id: () => import('./id/forms'), en: () => import('./en/forms') },
  help: { id: () => import('./id/help'), en: () => import('./en/help') },
  history: { id: () => import('./id/history'), en: () => import('./en/history') },
  inbox: { id: () => import('./id/inbox'), en: () => import('./en/inbox') },
  replay: { id: () => import('./id/replay'), en: () => import('./en/replay') },
  room: { id: () => import('./id/room'), en: () => import('./en/room') },
  solo: { id: () => import('./id/solo'), en: () => import('./en/solo') },
  pool: { id: () => import('./id/pool'), en: () => import('./en/pool') },
  security: { id: () => import('./id/security'), en: () => import('./en/security') },
  support: { id: () => import('./id/support'), en: () => import('./en/support') },
  tickets: { id: () => import('./id/tickets'), en: () => import('./en/tickets') },
  site: { id: () => import('./id/site'), en: () => import('./en/site') },
  sitting: { id: () => import('./id/sitting'), en: () => import('./en/sitting') },
  tutorial: { id: () => import('./id/tutorial'), en: () => import('./en/tutorial') },
  ...gameWords,
} as const satisfies Readonly<Record<string, Words>>;

export type Area = keyof typeof AREAS;
export const AREA_NAMES = Object.keys(AREAS) as readonly Area[];

/** The names of the games, which any page may say. */
type Names = { readonly [Game in keyof typeof gameWords as `game.${Game}`]: string };
export const gameNames = (locale: Locale): Names =>
  Object.fromEntries(Object.entries(gameWords).map(([game, { name }]) => [`game.${game}`, name[locale]])) as Names;

type Loaded = Awaited<ReturnType<(typeof AREAS)[Area]['id']>>['words'];
type Both<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

/** Every text by its key, as Indonesian has it: the language that the others are translated from. */
export type Texts = typeof first & Names & Both<Loaded>;
