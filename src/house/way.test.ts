import { describe, expect, it } from 'vitest';
import { wayOf } from './way';

describe('the way that a mail leads', () => {
  it.each([
    ['/game/crash', { kind: 'page', path: '/game/crash' }],
    ['?z=bet-history&game=crash', { kind: 'panel', name: 'bet-history', query: { game: 'crash' } }],
    ['//evil.example', null],
    ['/\\evil.example', null],
    ['https://evil.example', null],
    ['javascript:alert(1)', null],
    ['?mail=1', null],
    ['', null],
  ])('%j is %j', (link, way) => expect(wayOf(link)).toEqual(way));
});
