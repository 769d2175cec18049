import { basename } from 'node:path';
import { build } from 'vite';

/** They load what is compiled, or start threads of their own files: they stay where they are. */
const NATIVE = ['@node-rs/argon2', 'better-sqlite3', 'better-sqlite3-node20', 'pg-native', 'pino', 'sharp'];

/**
 * Bundles a program of Node's into `outDir`, under its own name; packages stay in node_modules, so `outDir` lies inside the project. With `packages` they are bundled as
 * well: a program that is started again and again finds, reads and links one file and not a thousand, which is half of its start.
 */
export const bundle = (root, entry, outDir, { packages = false } = {}) =>
  build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    ssr: packages ? { noExternal: true, external: NATIVE } : {},
    build: {
      ssr: entry,
      outDir,
      emptyOutDir: true,
      target: 'node20',
      minify: false,
      sourcemap: true,
      rolldownOptions: { output: { entryFileNames: `${basename(entry, '.ts')}.js`, format: 'es' } },
    },
  });
