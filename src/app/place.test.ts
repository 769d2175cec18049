import { describe, expect, it } from 'vitest';
import { placeOf, withZ } from './place';

describe('the place that the modals machine is told', () => {
  it('reads z, the login parameter and how many entries of ours lie below', () => {
    expect(placeOf({ pathname: '/', search: '?z=login_register&login=1' }, { depth: 3 })).toEqual({
      z: 'login_register',
      depth: 3,
      login: true,
      activity: false,
    });
    expect(placeOf({ pathname: '/', search: '' }, null)).toEqual({ z: null, depth: 0, login: false, activity: false });
  });

  it('knows the special activity page', () => {
    expect(placeOf({ pathname: '/activity/active', search: '' }, null).activity).toBe(true);
  });

  it('edits z and leaves the rest of the query alone; the login parameter goes with it', () => {
    expect(withZ({ pathname: '/game/wingo', search: '?model=2&login=1' }, 'login')).toBe('/game/wingo?model=2&z=login');
    expect(withZ({ pathname: '/game/wingo', search: '?model=2&z=login' }, null)).toBe('/game/wingo?model=2');
    expect(withZ({ pathname: '/', search: '?z=login' }, null)).toBe('/');
  });
});
