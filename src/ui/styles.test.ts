import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const SRC = fileURLToPath(new URL('..', import.meta.url));

test('no style asks the page itself what is in it: it would be asked again with whatever comes or goes anywhere', () => {
  const asking = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.css'))
    .filter((path) => /(?:^|[\s,(>}])(?:html|body|:root|#root)[^\s,{>]*:has\(/.test(readFileSync(SRC + path, 'utf8')));
  expect(asking).toEqual([]);
});
