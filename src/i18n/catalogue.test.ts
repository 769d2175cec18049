import { describe, expect, it } from 'vitest';
import { fill } from './catalogue';
import { en } from './en';
import { id } from './id';
import { createSpeech, translator } from './speech';

const blanks = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '').sort();

describe('the catalogue', () => {
  it('has every text in both languages, none empty', () => {
    expect(Object.keys(en).sort()).toEqual(Object.keys(id).sort());
    for (const texts of [id, en]) for (const text of Object.values(texts)) expect(text.trim()).not.toBe('');
  });

  it('has the same blanks in both languages', () => {
    for (const key of Object.keys(id) as (keyof typeof id)[]) expect([key, blanks(en[key])]).toEqual([key, blanks(id[key])]);
  });

  it('fills the blanks and leaves unknown ones visible', () => {
    expect(translator(id)('lobby.rtp', { percent: '99%' })).toBe('RTP 99%');
    expect(translator(en)('nav.home')).toBe('Home');
    expect(fill('{a} {b}', { a: 1 })).toBe('1 {b}');
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
