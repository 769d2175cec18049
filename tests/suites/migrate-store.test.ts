import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { migrations } from '../../server/store/migrations/index';
import { openStore } from '../../server/store/open';
import { migrateStore } from '../../tools/migrate-store';

const dataDir = mkdtempSync(join(tmpdir(), 'lintang-migrate-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const last = migrations.at(-1)?.name ?? '';

test('brings a store up to date and lets go of it; again it does nothing', async () => {
  for (let turn = 0; turn < 2; turn += 1)
    expect(await migrateStore({ DATA_DIR: dataDir })).toEqual({
      code: 0,
      line: expect.stringContaining(last) as string,
    });
});

test('says in words why it cannot', async () => {
  const held = await openStore({ dataDir });
  const { code, line } = await migrateStore({ DATA_DIR: dataDir });
  await held.close();
  expect(code).toBe(1);
  expect(line).toContain(dataDir);
});
