/** What each picture may cost at most: draw calls, texture bytes and canvases shaded. Kept beside the pictures and taken anew with them (`-u`), by one worker: each writes the whole file. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'playwright/test';

export interface Cost {
  readonly drawCalls: number;
  readonly textureBytes: number;
  /** Canvases shaded, to a hundredth above. */
  readonly fill: number;
}

/** No picture of these stories costs more, on whatever canvas: what a phone with a weak GPU can pay sixty times a second. */
export const MOST_FILL = { idle: 2.5, busy: 4 } as const;

const FILE = join(import.meta.dirname, 'costs.json');
const PICTURES = join(import.meta.dirname, 'pictures/scenes.spec.ts');
const read = (): Record<string, Cost> =>
  existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, Cost>) : {};

/** What the picture cost when it was taken, undefined for one without. Asked to update, it takes what it cost now. */
export function knownCost(picture: string, now: Cost): Cost | undefined {
  const known = read();
  const { updateSnapshots } = test.info().config;
  if (updateSnapshots !== 'all' && updateSnapshots !== 'changed') return known[picture];
  const all = { ...known, [picture]: now };
  const lines = Object.keys(all)
    .filter((name) => existsSync(join(PICTURES, name)))
    .sort()
    .map((name) => `  ${JSON.stringify(name)}: ${JSON.stringify(all[name])}`);
  writeFileSync(FILE, `{\n${lines.join(',\n')}\n}\n`);
  return now;
}
