import { describe, expect, it } from 'vitest';
import { placeOf, withPanels } from './place';

describe('the place that the modals machine is told', () => {
  it('reads z, the login parameter and how many entries of ours lie below', () => {
    expect(placeOf({ pathname: '/', search: '?z=login_register&login=1' }, { depth: 3 })).toEqual({
      z: 'login_register',
      query: {},
      depth: 3,
      login: true,
      activity: false,
    });
    expect(placeOf({ pathname: '/', search: '' }, null)).toEqual({
      z: null,
      query: {},
      depth: 0,
      login: false,
      activity: false,
    });
  });

  it('knows the special activity page', () => {
    expect(placeOf({ pathname: '/activity/active', search: '' }, null).activity).toBe(true);
  });

  it('edits z and leaves the rest of the query alone; the login parameter goes with it', () => {
    expect(withPanels({ pathname: '/game/wingo', search: '?model=2&login=1' }, 'login', {})).toBe(
      '/game/wingo?model=2&z=login',
    );
    expect(withPanels({ pathname: '/game/wingo', search: '?model=2&z=login' }, null, {})).toBe('/game/wingo?model=2');
    expect(withPanels({ pathname: '/', search: '?z=login' }, null, {})).toBe('/');
  });

  it('reads the parameters of panels and no others', () => {
    const search = '?model=2&z=inbox-detail&mail=a%26b&mail=second';
    expect(placeOf({ pathname: '/', search }, null).query).toEqual({ mail: 'a&b' });
  });

  it('edits the parameters of panels with z, and takes out those that are not asked for', () => {
    const at = { pathname: '/game/wingo', search: '?model=2&z=inbox-detail&mail=17' };
    expect(withPanels(at, 'inbox-detail', { mail: 'a&b' })).toBe('/game/wingo?model=2&z=inbox-detail&mail=a%26b');
    expect(withPanels(at, null, {})).toBe('/game/wingo?model=2');
  });
});
