/** Before all suites: the server is bundled from its sources once. A process of it starts in half the time that one takes which compiles them itself. */
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import type { TestProject } from 'vitest/node';

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
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    build: {
      ssr: 'server/main.ts',
      outDir,
      target: 'node20',
      minify: false,
      rolldownOptions: { output: { entryFileNames: 'main.js', format: 'es' } },
    },
  });
  provide('serverProgram', join(outDir, 'main.js'));
  return () => rmSync(outDir, { recursive: true, force: true });
}
