import { basename } from 'node:path';
import { build } from 'vite';

/** Bundles a program of Node's into `outDir`, under its own name; packages stay in node_modules, so `outDir` lies inside the project. */
export const bundle = (root, entry, outDir) =>
  build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
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
