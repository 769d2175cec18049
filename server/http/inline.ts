import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SCRIPT = /<script>([\s\S]*?)<\/script>/g;

/** What the policy of pages allows besides files of ours: the scripts that stand in the built pages themselves, each by its hash. */
export function inlineScripts(clientDir: string | null): readonly string[] {
  if (clientDir === null) return [];
  let pages: readonly string[];
  try {
    pages = readdirSync(clientDir, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));
  } catch {
    // Not built: the dev server has its own pages.
    return [];
  }
  const scripts = pages.flatMap((name) =>
    [...readFileSync(join(clientDir, name), 'utf8').matchAll(SCRIPT)].map(([, text = '']) => text),
  );
  return [...new Set(scripts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`))];
}
