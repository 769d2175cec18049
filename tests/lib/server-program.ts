/** Before all suites: the server is bundled from its sources once. A process of it starts in half the time that one takes which compiles them itself. */
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { bundle } from '../../tools/lib/bundle.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** What Node runs as a server. */
    serverProgram: string;
  }
}

const root = fileURLToPath(new URL('../..', import.meta.url));

export async function setup({ provide }: TestProject): Promise<() => void> {
  // Inside the project, so that the bundle finds the packages.
  const outDir = resolve(root, `tests/out/server-${process.pid}`);
  await bundle(root, 'server/main.ts', outDir);
  provide('serverProgram', join(outDir, 'main.js'));
  return () => rmSync(outDir, { recursive: true, force: true });
}
