import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { satisfies, whyNotNode } from './node-version.mjs';

interface Package {
  readonly engines?: { readonly node?: string };
}
const json = (path: string): unknown => JSON.parse(readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8'));
const { engines } = json('package.json') as { engines: { node: string } };

test.each([
  ['18.20.8', false],
  ['20.18.3', false],
  ['20.19.0', true],
  ['20.20.2', true],
  ['21.7.3', false],
  ['22.13.1', false],
  ['22.14.0', true],
  ['22.23.3', true],
  ['23.11.1', false],
  ['24.0.0', true],
  ['24.21.0', true],
  ['26.1.0', true],
])('Node %s: %s', (version, runs) => {
  expect(satisfies(version, engines.node)).toBe(runs);
  expect(whyNotNode(version, engines.node) === null).toBe(runs);
});

test('a Node that is too old is told which one to install', () => {
  expect(whyNotNode('18.20.8', engines.node)).toContain('Node 18.20.8 cannot run Lintang');
  expect(whyNotNode('18.20.8', engines.node)).toContain('Pasang Node 24');
});

test('a range that it does not understand is an error, not a yes', () => {
  expect(() => satisfies('24.0.0', '20.x')).toThrow('20.x');
});

test('this Node is one of them', () => expect(whyNotNode(process.versions.node, engines.node)).toBeNull());

test('the lockfile and package.json name the same versions', () => {
  const { packages } = json('package-lock.json') as { packages: Record<string, Package> };
  expect(packages['']?.engines?.node).toBe(engines.node);
});
