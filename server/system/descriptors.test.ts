import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { mostDescriptors, shareOf } from './descriptors';

it('knows how many files may be open where the system says so', () => {
  const dir = mkdtempSync(join(tmpdir(), 'lintang-limits-'));
  const file = join(dir, 'limits');
  const says = (line: string): number | null => {
    writeFileSync(file, `Limit  Soft Limit  Hard Limit  Units\nMax processes  7  7  processes\n${line}\n`);
    return mostDescriptors(file);
  };
  expect(says('Max open files            4096                 4096                 files')).toBe(4_096);
  expect(says('Max open files            unlimited            unlimited            files')).toBeNull();
  expect(mostDescriptors(join(dir, 'none'))).toBeNull();
  rmSync(dir, { recursive: true });
});

it('leaves some of them for files, and never has more sockets than were wanted', () => {
  expect(shareOf(30_000, null)).toBe(1);
  expect(shareOf(30_000, 1_048_576)).toBe(1);
  expect(shareOf(30_000, 15_500)).toBe(0.5);
  expect(shareOf(30_000, 256)).toBe(0);
});
