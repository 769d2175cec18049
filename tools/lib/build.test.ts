import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { precompress } from './precompress.mjs';
import { inputHash, isFresh, writeStamp } from './stamp.mjs';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'lintang-tools-'));
  mkdirSync(join(root, 'dist'));
  mkdirSync(join(root, 'server'));
  writeFileSync(join(root, 'server/main.ts'), 'a');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('what npm start takes as built', () => {
  const build = () => {
    const hash = inputHash(root);
    writeStamp(root, 'client', hash);
    writeStamp(root, 'server', hash);
  };

  test('nothing, until both halves are built from what is there', () => {
    expect(isFresh(root)).toBe(false);
    writeStamp(root, 'server', inputHash(root));
    expect(isFresh(root)).toBe(false);
    build();
    expect(isFresh(root)).toBe(true);
  });

  test.each([
    ['a changed source', () => writeFileSync(join(root, 'server/main.ts'), 'b'), false],
    ['a new source', () => writeFileSync(join(root, 'server/new.ts'), ''), false],
    [
      'a moved one',
      () => (rmSync(join(root, 'server/main.ts')), writeFileSync(join(root, 'server/other.ts'), 'a')),
      false,
    ],
    ['a test', () => writeFileSync(join(root, 'server/main.test.ts'), 'x'), true],
    ['the same text written again', () => writeFileSync(join(root, 'server/main.ts'), 'a'), true],
  ])('%s', (_name, change, fresh) => {
    build();
    change();
    expect(isFresh(root)).toBe(fresh);
  });
});

test('text files of some size get twins that hold the same', async () => {
  const text = 'lintang '.repeat(500);
  mkdirSync(join(root, 'dist/assets'));
  writeFileSync(join(root, 'dist/assets/a.js'), text);
  writeFileSync(join(root, 'dist/small.css'), 'a{}');
  writeFileSync(join(root, 'dist/picture.webp'), text);
  expect(await precompress(join(root, 'dist'))).toBe(1);
  expect(readdirSync(join(root, 'dist/assets')).sort()).toEqual(['a.js', 'a.js.br', 'a.js.gz']);
  expect(String(brotliDecompressSync(readFileSync(join(root, 'dist/assets/a.js.br'))))).toBe(text);
  expect(String(gunzipSync(readFileSync(join(root, 'dist/assets/a.js.gz'))))).toBe(text);
});
