import { describe, expect, it } from 'vitest';
import { DOCUMENTED_PANELS } from '../../contract/coverage';
import { LOGIN_PANELS, OPEN_PANELS, type PanelQuery } from '../../machines/modals/panels';
import { AREAS } from '../i18n/areas';
import { createDictionary } from '../i18n/dictionary';
import { PANEL_PARAMS, panelFacts } from './panelNames';
import { panelOf, PANELS } from './panels';

it('the documented panels are those of the coverage list, by who may open them', () => {
  expect([...LOGIN_PANELS]).toEqual(DOCUMENTED_PANELS.login);
  expect([...OPEN_PANELS]).toEqual(DOCUMENTED_PANELS.open);
});

describe('the panels that the app has', () => {
  it('include the whole way in', () => {
    for (const name of ['login', 'register', 'reset-password'])
      expect(panelFacts(name)).toMatchObject({ name, login: false });
  });

  it('each have a title in both languages, among the words of the first page: it is there before the panel is', () => {
    const words = createDictionary();
    for (const { title } of Object.values(PANELS)) expect(words.text('id', title)).not.toBe(title);
  });

  it('are known to every page by what they are: who may open them, and their parameters', () => {
    for (const [name, { login, params }] of Object.entries(PANELS))
      expect(panelFacts(name)).toEqual({ name, login, params });
  });

  it('are nothing that a link makes up, nor what the documents know and the app does not', () => {
    for (const name of ['wallet', 'toString', '__proto__', ''])
      expect([panelOf(name), panelFacts(name)]).toEqual([null, null]);
  });

  it('have parameters that no page has: the router and the login leave them alone', () => {
    for (const name of PANEL_PARAMS) expect(name).toMatch(/^[a-z][a-z-]*$/);
    expect(PANEL_PARAMS).not.toEqual(expect.arrayContaining(['z']));
    expect(PANEL_PARAMS).not.toEqual(expect.arrayContaining(['login']));
    expect(Object.keys(AREAS)).toContain('inbox');
  });

  it('take their parameters as their schemas read them, and none that do not fit', () => {
    const mail = panelOf('inbox-detail');
    expect(mail?.read({ mail: 'm-17_a' })).toEqual({ mail: 'm-17_a' });
    for (const query of [{} as PanelQuery, { mail: '' }, { mail: '<b>' }, { mail: 'x'.repeat(65) }])
      expect(mail?.read(query)).toBeNull();
    expect(panelOf('login')?.read({ mail: 'stray' })).toEqual({});
  });
});
