import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { expect, it } from 'vitest';

/** What each primitive may weigh by itself, KB of minified script, gzipped, without React and the words, which every page has: what a panel pays that is the first to use it. */
const BUDGETS: Readonly<Record<string, number>> = {
  Combobox: 51,
  Confirm: 23,
  DateRange: 8,
  FileField: 4,
  OneTimeCode: 2,
  Select: 47,
  Tabs: 2,
  Tooltip: 33,
};

const FOLDER = import.meta.dirname;
const names = readdirSync(FOLDER).flatMap((file) => /^(\w+)\.tsx$/.exec(file)?.slice(1) ?? []);

async function weigh(...entries: readonly string[]): Promise<number> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: true,
      rolldownOptions: {
        input: entries.map((name) => join(FOLDER, `${name}.tsx`)),
        external: [/^react(-dom)?(\/|$)/, /\/i18n$/],
        preserveEntrySignatures: 'strict',
      },
    },
  });
  const outputs = (Array.isArray(built) ? built : [built]).flatMap((one) => ('output' in one ? one.output : []));
  const bytes = outputs.reduce((sum, file) => sum + (file.type === 'chunk' ? gzipSync(file.code).length : 0), 0);
  return bytes / 1_024;
}

it('every primitive has a budget, and keeps it', async () => {
  expect(names.sort()).toEqual(Object.keys(BUDGETS).sort());
  const weights = new Map<string, number>();
  for (const name of names) weights.set(name, await weigh(name));
  weights.set('together', await weigh(...names));
  const lines = [...weights].map(
    ([name, kb]) => `${name.padEnd(12)} ${kb.toFixed(1).padStart(5)} KB  ${BUDGETS[name] ?? ''}`,
  );
  process.stdout.write(`${lines.join('\n')}\n`);
  const heavy = names.filter((name) => (weights.get(name) ?? 0) > (BUDGETS[name] ?? 0));
  expect(heavy).toEqual([]);
  // What weighs nothing was not bundled.
  for (const name of names) expect(weights.get(name)).toBeGreaterThan(0.5);
});
