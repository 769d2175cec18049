import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const SRC = fileURLToPath(new URL('..', import.meta.url));
/** Letters that are part of a drawing are as large as it is. */
const DRAWING = /^(?:lobby\/(?:HeroNumber|GameTile)|games\/\w+\/tile\/tile)\.module\.css$/;

const sheets = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.css') && !path.startsWith('preview/') && !DRAWING.test(path));

test.each(sheets)('letters of %s grow with the size that the reader has chosen, and so do their lines', (path) => {
  const css = readFileSync(SRC + path, 'utf8');
  const fixed = [...css.matchAll(/(?:font(?:-size)?|line-height|--t-[a-z]+):([^;]*\d)px([^;]*);/g)].map(
    ([rule]) => rule,
  );
  expect(fixed).toEqual([]);
});
