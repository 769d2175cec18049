import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Statements that nobody keeps, and a collection that the engine begins by itself instead of being called by JavaScript. */
const FORGETS = `
  import { createRequire } from 'node:module';
  import { sqlitePackage } from './server/store/sqlite-package.mjs';
  const Sqlite = createRequire(import.meta.url)(sqlitePackage.name);
  const file = new Sqlite(':memory:');
  for (let n = 0; n < 1_000; n += 1) file.prepare('select ' + n).get();
  await gc({ type: 'major', execution: 'async' });
  file.close();
  console.log('closed');
`;

test('forgetting a statement ends nothing, whenever it is collected', () => {
  const { stdout, stderr, signal } = spawnSync(
    process.execPath,
    ['--expose-gc', '--input-type=module', '--eval', FORGETS],
    { cwd: root, encoding: 'utf8' },
  );
  expect({ stdout, stderr, signal }).toEqual({ stdout: 'closed\n', stderr: '', signal: null });
});
