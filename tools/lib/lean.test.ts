import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gsap as whole } from 'gsap/gsap-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LIST } from './lean-gsap.mjs';
import { LISTS } from './lean-react-parts.mjs';
import { lean } from './lean-text.mjs';

const modules = join(import.meta.dirname, '../../node_modules');
const sourceOf = (path: string) => readFileSync(join(modules, path), 'utf8');
const CLIENT = 'react-dom/cjs/react-dom-client.production.js';

describe('a list', () => {
  const source =
    'function used() { return 1; }\nfunction unused() { return used() + 2; }\nvar flag = !1;\nflag && unused();\n';
  test('says what is left of functions, and what variables always are', () => {
    expect(lean(source, { stubs: { unused: '' }, constants: { flag: 'false' } })).toBe(
      'function used() { return 1; }\nfunction unused() {}\nvar flag = !1;\nfalse && unused();\n',
    );
  });
  test.each([
    ['a function', { stubs: { elsewhere: '' } }],
    ['a variable', { constants: { elsewhere: '1' } }],
    ['a property', { never: { elsewhere: '1' } }],
    ['a statement', { statements: [['elsewhere(']] as const }],
    ['a text', { patches: [['elsewhere', '']] as const }],
    ['a text that is there twice', { patches: [['unused', '']] as const }],
  ])('stops where the file has not %s that is on it', (_what, list) => {
    expect(() => lean(source, list)).toThrow('not the text');
  });
  test('takes kinds out of a switch, and leaves what runs on into another kind', () => {
    const kinds =
      'function f(x) { switch (x.tag) { case 1: case 2: a(); break; case 3: var b = 1; case 4: c(b); } return 3 === x.tag; }';
    expect(lean(kinds, { tags: new Set([2, 3]) }).replace(/\s+/g, ' ')).toBe(
      'function f(x) {var b; switch (x.tag) { case 1: a(); break; case 4: c(b); } return false; }',
    );
  });
});

test('React DOM keeps less than two thirds of its text', () => {
  const source = sourceOf(CLIENT);
  const kept = lean(source, LISTS['react-dom-client']);
  expect(kept).not.toContain('ViewTransitionPseudoElement.prototype');
  expect(kept).toContain('exports.hydrateRoot');
  expect(kept).toContain('exports.createRoot');
  expect(() =>
    lean(source.replace('function popHydrationState', 'function popped'), LISTS['react-dom-client']),
  ).toThrow('popHydrationState');
});

describe('GSAP without what is on its list', () => {
  const directory = mkdtempSync(join(tmpdir(), 'lintang-lean-'));
  let less: typeof whole;
  beforeAll(async () => {
    const file = join(directory, 'gsap.mjs');
    writeFileSync(file, lean(sourceOf('gsap/gsap-core.js'), LIST));
    ({ gsap: less } = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as { gsap: typeof whole });
    for (const gsap of [less, whole]) {
      gsap.ticker.sleep();
      gsap.ticker.wake = () => {};
      gsap.defaults({ lazy: false });
    }
  });
  afterAll(() => rmSync(directory, { recursive: true, force: true }));

  const played = (gsap: typeof whole): readonly (readonly number[])[] => {
    const at = { a: 1, b: 0 };
    const timeline = gsap.timeline({ paused: true });
    timeline.to(at, { a: 3, duration: 1, ease: 'none' }, 0).addLabel('half', 0.5);
    timeline.to(at, { b: 10, duration: 0.5, ease: 'sine.in' }, 0.25);
    timeline.to(at, { a: -1, duration: 0.5, ease: (t: number) => t * t }, 1);
    return [0, 0.1, 0.3, 0.5, 0.9, 1.2, 1.5, 0.7, 2].map((time) => {
      timeline.totalTime(time);
      return [at.a, at.b, timeline.time(), timeline.totalProgress(), timeline.duration(), timeline.labels.half ?? -1];
    });
  };
  test('plays the same', () => {
    expect(played(less)).toEqual(played(whole));
  });
  test.each([
    ['a text for a value', { width: '10px', duration: 1, ease: 'none' }],
    ['an easing that it has not', { a: 1, duration: 1, ease: 'elastic.out(1,0.5)' }],
  ])('throws at %s', (_what, vars) => {
    expect(() => less.timeline({ paused: true }).to({ a: 0, width: '1px' }, vars).totalTime(0.5)).toThrow('left out');
  });
  test('throws at staggers', () => {
    expect(() => less.timeline({ paused: true }).to([{ a: 0 }, { a: 0 }], { a: 1, stagger: 0.1 })).toThrow('left out');
  });
});
