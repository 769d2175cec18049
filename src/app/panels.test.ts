import { describe, expect, it } from 'vitest';
import { isPanel } from '../../machines/modals/panels';
import { createDictionary } from '../i18n/dictionary';
import { isKnownPanel, PANELS } from './panels';

describe('the panels that the app has', () => {
  it('are documented ones', () => {
    for (const name of Object.keys(PANELS)) expect([name, isPanel(name)]).toEqual([name, true]);
  });

  it('include the whole way in, each with its words', async () => {
    const words = createDictionary();
    await words.learn('en');
    for (const name of ['login', 'register', 'reset-password']) expect(isKnownPanel(name)).toBe(true);
    for (const entry of Object.values(PANELS)) expect(words.text('en', entry.title)).not.toBe(entry.title);
  });

  it('are nothing that a link makes up', () => {
    expect(isKnownPanel('wallet')).toBe(false);
    expect(isKnownPanel('toString')).toBe(false);
  });
});
