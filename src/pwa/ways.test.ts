import { describe, expect, it } from 'vitest';
import { outdated, pathOf, wayOf } from './ways';

const HERE = 'https://lintang.test';
const way = (path: string, { method = 'GET', mode = 'navigate', origin = HERE } = {}) =>
  wayOf({ method, mode, url: origin + path }, HERE);

describe('the way of a request', () => {
  it('is the page’s for the client’s routes', () => {
    for (const path of ['/', '/game/crash', '/replay/dice/01abc?t=3', '/account?z=inbox', '/apis'])
      expect([path, way(path)]).toEqual([path, 'page']);
  });

  it('is a file’s for what carries a hash of its content', () => {
    for (const path of ['/assets/site-Dx3.js', '/art/icons/any-192-e89ebd35.png', '/art/crash/atlas-0a1b2c3d.webp'])
      expect([path, way(path, { mode: 'cors' })]).toEqual([path, 'file']);
  });

  it('is nobody’s otherwise: answers, tools, files that change, other houses, commands', () => {
    for (const path of ['/api/main/user/brief', '/preview/crash', '/metrics', '/art/manifest.json', '/sw.js', '/dev/x'])
      expect([path, way(path)]).toEqual([path, 'leave']);
    expect(way('/', { mode: 'cors' })).toBe('leave');
    expect(way('/', { method: 'POST' })).toBe('leave');
    expect(way('/assets/site-Dx3.js', { origin: 'https://elsewhere.test' })).toBe('leave');
  });
});

it('forgets the files that the new build does not name', () => {
  expect(outdated(['/assets/a-1.js', '/assets/b-1.js'], ['/assets/b-1.js', '/assets/c-1.js'])).toEqual([
    '/assets/a-1.js',
  ]);
});

it('leads from a notification to a path of ours only', () => {
  expect(pathOf({ path: '/?z=inbox' })).toBe('/?z=inbox');
  for (const data of [
    null,
    {},
    { path: 3 },
    { path: 'https://elsewhere.test' },
    { path: '//elsewhere.test' },
    { path: '/\\elsewhere.test' },
    { path: '/\t/elsewhere.test' },
  ])
    expect(pathOf(data)).toBe('/');
});
