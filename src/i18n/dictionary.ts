/**
 * The texts that are there so far, by language. The first page's words come with it; an area's words come with the page that says them
 * ({@link withWords}), so that a room's are not paid for in the lobby.
 */
import type { Message } from './catalogue';
import { first } from './id/first';

export const LOCALES = ['id', 'en'] as const;
export type Locale = (typeof LOCALES)[number];

type Texts = Readonly<Partial<Record<Message, string>>>;

/** The areas that come later. To add one: its two files, and a line here and in id/index.ts and en/index.ts. */
const AREAS = {
  account: {
    id: async () => (await import('./id/account')).account,
    en: async () => (await import('./en/account')).account,
  },
  help: { id: async () => (await import('./id/help')).help, en: async () => (await import('./en/help')).help },
  replay: {
    id: async () => (await import('./id/replay')).replay,
    en: async () => (await import('./en/replay')).replay,
  },
  room: { id: async () => (await import('./id/room')).room, en: async () => (await import('./en/room')).room },
  hilo: {
    id: async () => (await import('../games/hilo/words/id')).hilo,
    en: async () => (await import('../games/hilo/words/en')).hilo,
  },
  solo: { id: async () => (await import('./id/solo')).solo, en: async () => (await import('./en/solo')).solo },
  pool: { id: async () => (await import('./id/pool')).pool, en: async () => (await import('./en/pool')).pool },
  sitting: {
    id: async () => (await import('./id/sitting')).sitting,
    en: async () => (await import('./en/sitting')).sitting,
  },
  tutorial: {
    id: async () => (await import('./id/tutorial')).tutorial,
    en: async () => (await import('./en/tutorial')).tutorial,
  },
  crash: {
    id: async () => (await import('../games/crash/words/id')).crash,
    en: async () => (await import('../games/crash/words/en')).crash,
  },
  dingdong: {
    id: async () => (await import('../games/dingdong/words/id')).dingdong,
    en: async () => (await import('../games/dingdong/words/en')).dingdong,
  },
  dice: {
    id: async () => (await import('../games/dice/words/id')).dice,
    en: async () => (await import('../games/dice/words/en')).dice,
  },
  mines: {
    id: async () => (await import('../games/mines/words/id')).mines,
    en: async () => (await import('../games/mines/words/en')).mines,
  },
  wingo: {
    id: async () => (await import('../games/wingo/words/id')).wingo,
    en: async () => (await import('../games/wingo/words/en')).wingo,
  },
  roulette: {
    id: async () => (await import('../games/roulette/words/id')).roulette,
    en: async () => (await import('../games/roulette/words/en')).roulette,
  },
  roller: {
    id: async () => (await import('../games/roller/words/id')).roller,
    en: async () => (await import('../games/roller/words/en')).roller,
  },
} as const satisfies Readonly<Record<string, Readonly<Record<Locale, () => Promise<Texts>>>>>;

export type Area = keyof typeof AREAS;
export const AREA_NAMES = Object.keys(AREAS) as readonly Area[];

export interface Dictionary {
  /** The text of a key; Indonesian where the language has none (yet), the key itself where nobody brought its area. */
  text(locale: Locale, key: Message): string;
  /** Brings areas, in every language spoken so far. Rejects when they cannot be had; asking again tries again. */
  bring(...areas: readonly Area[]): Promise<void>;
  /** Brings a language: the first page's words and those of every area asked for. Rejects like {@link bring}. */
  learn(locale: Locale): Promise<void>;
}

export function createDictionary(): Dictionary {
  const texts: Record<Locale, Partial<Record<Message, string>>> = { id: { ...first }, en: {} };
  const spoken = new Set<Locale>(['id']);
  const asked = new Set<Area>();
  const loading = new Map<string, Promise<void>>();

  function once(key: string, locale: Locale, load: () => Promise<Texts>): Promise<void> {
    const known = loading.get(key);
    if (known) return known;
    const begun = load().then(
      (more) => void Object.assign(texts[locale], more),
      (error: unknown) => {
        loading.delete(key);
        throw error;
      },
    );
    loading.set(key, begun);
    return begun;
  }

  const area = (name: Area, locale: Locale): Promise<void> => once(`${locale}/${name}`, locale, AREAS[name][locale]);

  return {
    text: (locale, key) => texts[locale][key] ?? texts.id[key] ?? key,
    async bring(...areas) {
      for (const name of areas) asked.add(name);
      await Promise.all(areas.flatMap((name) => [...spoken].map((locale) => area(name, locale))));
    },
    async learn(locale) {
      spoken.add(locale);
      const own = locale === 'id' ? [] : [once(locale, locale, async () => (await import('./en/first')).first)];
      await Promise.all([...own, ...[...asked].map((name) => area(name, locale))]);
    },
  };
}

/** The visit's. */
export const dictionary = createDictionary();

/** Loads a page together with its words, for `lazy`. */
export const withWords =
  <Page>(load: () => Promise<Page>, ...areas: readonly Area[]) =>
  async (): Promise<Page> => {
    const [page] = await Promise.all([load(), dictionary.bring(...areas)]);
    return page;
  };
