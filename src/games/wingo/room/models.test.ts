import { describe, expect, it } from 'vitest';
import { readModel, withModel } from './models';

describe('the model in the address', () => {
  it('is one of three', () => {
    expect(['1', '3', '4', '', null].map(readModel)).toEqual([1, 3, null, null, null]);
  });

  it('changes without touching what else is there', () => {
    expect(withModel({ pathname: '/game/wingo', search: '?model=1&z=login' }, 2)).toBe('/game/wingo?model=2&z=login');
    expect(withModel({ pathname: '/game/wingo', search: '' }, 3)).toBe('/game/wingo?model=3');
  });
});
