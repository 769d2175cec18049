/** The texts that are there so far, by language. An area's words come with the page that says them ({@link withWords}), so that a room's are not paid for in the lobby. */
import { type ErrorTexts, INDONESIAN } from '../../contract/errors';
import { type Area, AREAS, gameNames, type Locale } from './areas';
import type { Message } from './catalogue';
import { first } from './id/first';

type Texts = Readonly<Partial<Record<Message, string>>>;

export interface Dictionary {
  /** The text of a key; Indonesian where the language has none (yet), the key itself where nobody brought its area. */
  text(locale: Locale, key: Message): string;
  /** What failures say in a language; in Indonesian until it was learned. */
  errors(locale: Locale): ErrorTexts;
  /** Brings areas, in every language spoken so far. Rejects when they cannot be had; asking again tries again. */
  bring(...areas: readonly Area[]): Promise<void>;
  /** Brings a language: the first page's words and those of every area asked for. Rejects like {@link bring}. */
  learn(locale: Locale): Promise<void>;
}

export function createDictionary(): Dictionary {
  const texts: Record<Locale, Partial<Record<Message, string>>> = {
    id: { ...gameNames('id'), ...first },
    en: gameNames('en'),
  };
  const errors: Partial<Record<Locale, ErrorTexts>> = {};
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

  const area = (name: Area, locale: Locale): Promise<void> =>
    once(`${locale}/${name}`, locale, async () => (await AREAS[name][locale]()).words);

  /** The first page's words, and what failures say. */
  async function beginning(locale: 'en'): Promise<Texts> {
    const [{ first }, failures] = await Promise.all([import('./en/first'), import('./en/errors')]);
    errors[locale] = failures.errors;
    return first;
  }

  return {
    text: (locale, key) => texts[locale][key] ?? texts.id[key] ?? key,
    errors: (locale) => errors[locale] ?? INDONESIAN,
    async bring(...areas) {
      for (const name of areas) asked.add(name);
      await Promise.all(areas.flatMap((name) => [...spoken].map((locale) => area(name, locale))));
    },
    async learn(locale) {
      spoken.add(locale);
      const own = locale === 'id' ? [] : [once(locale, locale, () => beginning(locale))];
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
