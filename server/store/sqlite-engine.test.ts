import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { Sqlite } from './sqlite-engine';
import { sqlitePackage } from './sqlite-package.mjs';

const majorOf = (version: string): number => Number(version.split('.')[0]);

test('only Node 20 gets the package that rests on ObjectWrap, and each Node one that it can load', () => {
  const { version } = createRequire(import.meta.url)(`${sqlitePackage.name}/package.json`) as { version: string };
  expect(majorOf(version) < 13).toBe(majorOf(process.versions.node) < 22);
  const file = new Sqlite(':memory:');
  expect(file.prepare('select 1 as one').get()).toEqual({ one: 1 });
  file.close();
});
