import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ERRORS, errorText, INDONESIAN } from '../../contract/errors';
import { fill } from './catalogue';
import { AREA_NAMES, AREAS, gameNames, type Texts } from './areas';
import { createDictionary } from './dictionary';
import { first as firstEn } from './en/first';
import { first } from './id/first';
import { createSpeech, translator } from './speech';

/** All words of a language at once. */
async function all(locale: 'id' | 'en'): Promise<Texts> {
  const areas = await Promise.all(AREA_NAMES.map((name) => AREAS[name][locale]()));
  const own = { ...(locale === 'id' ? first : firstEn), ...gameNames(locale) };
  return Object.assign({}, own, ...areas.map(({ words }) => words)) as Texts;
}
const [id, en] = await Promise.all([all('id'), all('en')]);

const blanks = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '').sort();

describe('the catalogue', () => {
  it('has every text in both languages, none empty', () => {
    expect(Object.keys(en).sort()).toEqual(Object.keys(id).sort());
    for (const texts of [id, en]) for (const text of Object.values(texts)) expect(text.trim()).not.toBe('');
  });

  it('has the same blanks in both languages', () => {
    for (const key of Object.keys(id) as (keyof typeof id)[])
      expect([key, blanks(en[key])]).toEqual([key, blanks(id[key])]);
  });

  it('fills the blanks and leaves unknown ones visible', () => {
    expect(translator((key) => id[key])('lobby.rtp', { percent: '99%' })).toBe('RTP 99%');
    expect(translator((key) => en[key])('nav.home')).toBe('Home');
    expect(fill('{a} {b}', { a: 1 })).toBe('1 {b}');
    expect([0, 1, 2, '1'].map((n) => fill('{n} {n:bet|bets}', { n }))).toEqual(['0 bets', '1 bet', '2 bets', '1 bet']);
  });
});

describe('what failures say', () => {
  it('is there in both languages, with the same blanks', async () => {
    const words = createDictionary();
    expect(words.errors('en')).toBe(INDONESIAN);
    await words.learn('en');
    const english = words.errors('en');
    expect([...english.codes.keys()].sort()).toEqual([...ERRORS.keys()].sort());
    for (const [code, { text, later = '', because = {} }] of ERRORS) {
      const other = english.codes.get(code);
      expect(other?.text.length, String(code)).toBeGreaterThan(3);
      expect(other?.text, String(code)).not.toBe(text);
      expect([code, blanks(other?.text ?? '')]).toEqual([code, blanks(text)]);
      expect([code, blanks(other?.later ?? '')]).toEqual([code, blanks(later)]);
      expect(Object.keys(other?.because ?? {})).toEqual(Object.keys(because));
      for (const [why, more] of Object.entries(because))
        expect([code, why, blanks(other?.because?.[why] ?? '')]).toEqual([code, why, blanks(more)]);
    }
    expect(errorText(667, { seconds: '91' }, english)).toBe('Too frequent, try again in 2 min');
  });
});

describe('the language of a visit', () => {
  it('is Indonesian until another one is chosen, and remembered from then on', async () => {
    let remembered: string | null = null;
    const memory = { read: () => remembered, write: (locale: string) => void (remembered = locale) };
    const speech = createSpeech(memory);
    let heard = 0;
    speech.subscribe(() => (heard += 1));
    expect(speech.get().t('nav.home')).toBe('Beranda');
    await speech.set('en');
    expect([speech.get().t('nav.home'), remembered, heard]).toEqual(['Home', 'en', 1]);
    const later = createSpeech(memory);
    await new Promise<void>((resolve) => void later.subscribe(resolve));
    expect(later.get().locale).toBe('en');
  });
});

describe('the words of an area', () => {
  it('come when a page asks for them, in every language of the visit', async () => {
    const words = createDictionary();
    expect(words.text('id', 'crash.login')).toBe('crash.login');
    await words.bring('crash');
    expect(words.text('id', 'crash.login')).toBe(id['crash.login']);
    expect(words.text('en', 'crash.login')).toBe(id['crash.login']);
    await words.learn('en');
    await words.bring('wingo');
    for (const key of ['nav.home', 'crash.login', 'wingo.models'] as const) expect(words.text('en', key)).toBe(en[key]);
  });

  it('are said only where they were asked for', async () => {
    // Read, not imported: what a bundler makes of each of them takes longer than all the rest of these tests.
    const root = join(import.meta.dirname, '..');
    const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
      .map((path) => path.replaceAll('\\', '/'))
      .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|^i18n\/|^games\/[^/]+\/words\//.test(path))
      .map((path) => {
        const quoted = readFileSync(join(root, path), 'utf8').matchAll(/'([\w.-]+)(?=')/g);
        return { path: `../${path}`, says: new Set(Array.from(quoted, ([, key]) => key)) };
      });
    expect(sources.length).toBeGreaterThan(500);
    // A game's own words are said in its own folder, and by the history of all bets where there was something to choose.
    const HOMES: Readonly<Record<string, RegExp>> = {
      // The corner and the clock stand on every page.
      account: /^\.\.\/(account\/(?!AccountCorner|SessionClock))/,
      check:
        /^\.\.\/(play\/(room\/(RoundCheck|Promises|CopyRow)|solo\/SoloCheck)|games\/crash\/room\/CrashFairness)\.tsx$/,
      comforts:
        /^\.\.\/(play\/(room\/(chips|auto|repeat)\/|pool\/RepeatForm|solo\/(HandFields|useRunGate))|games\/\w+\/room\/RepeatForm)/,
      desk: /^\.\.\/desk\//,
      deskSettings: /^\.\.\/desk\/settings\//,
      site: /^\.\.\/app\/ClosedScreen\./,
      device: /^\.\.\/pwa\//,
      // Controls that pages have too say nothing of their own.
      forms: /^\.\.\/(forms\/|account\/|ui\/(PasswordField|Calendar|primitives\/))/,
      flow: /^\.\.\/flow\//,
      fairplay: /^\.\.\/fairplay\//,
      history: /^\.\.\/history\//,
      inbox: /^\.\.\/inbox\//,
      help: /^\.\.\/(help|games\/\w+\/about)\//,
      security: /^\.\.\/account\/security\//,
      sitting: /^\.\.\/account\//,
      // The desk shows the same conversations.
      support: /^\.\.\/(support|desk\/tickets)\//,
      tickets: /^\.\.\/desk\/tickets\//,
      tutorial: /^\.\.\/help\//,
      replay: /^\.\.\/(replay\/|games\/\w+\/replay\.)/,
      room: /^\.\.\/(games|play|replay)\//,
      pool: /^\.\.\/(play\/pool|games|replay)\//,
      solo: /^\.\.\/(play\/solo|games|replay)\//,
    };
    const homeOf = (name: string): RegExp => HOMES[name] ?? new RegExp(`^\\.\\./(games/${name}/|history/texts\\.)`);
    const astray = AREA_NAMES.map(async (name) =>
      Object.keys((await AREAS[name].id()).words).flatMap((key) => {
        expect(key).toMatch(/^[\w.-]+$/);
        return sources
          .filter(({ path, says }) => says.has(key) && !homeOf(name).test(path))
          .map(({ path }) => `${path} says ${key}`);
      }),
    );
    expect((await Promise.all(astray)).flat()).toEqual([]);
  });
});
