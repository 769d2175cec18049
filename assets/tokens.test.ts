import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { color, cssName, duration, radius, rgb, type ColorName } from './tokens';

const css = readFileSync(new URL('../src/ui/tokens.css', import.meta.url), 'utf8');
const variable = (name: string): string | undefined => new RegExp(`${name}:\\s*([^;]+);`).exec(css)?.[1]?.trim();

test('every colour of the tokens is the same CSS variable in the shell', () => {
  for (const name of Object.keys(color) as ColorName[]) {
    expect([cssName(name), variable(cssName(name))?.toUpperCase()]).toEqual([cssName(name), color[name]]);
  }
});

test('radii and shared durations agree with the shell', () => {
  for (const [name, px] of Object.entries(radius)) expect(variable(`--r-${name}`)).toBe(`${px}px`);
  expect(variable('--press')).toBe(`${duration.press}ms`);
  expect(variable('--release')).toBe(`${duration.release}ms`);
  expect(variable('--chip')).toBe(`${duration.chip}ms`);
  expect(variable('--sheet-in')).toBe(`${duration.sheetIn}ms`);
});

test('a colour reads as a number for the canvas', () => {
  expect(rgb('magenta')).toBe(0xff3d9a);
});
