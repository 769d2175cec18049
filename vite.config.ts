import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import type { Plugin } from 'vite';
import { precompress } from './tools/lib/precompress';
import { inputHash, writeStamp } from './tools/lib/stamp.mjs';

const outDir = 'dist/client';
/** Where `npm run dev` has the play server. */
const api = process.env.LINTANG_API ?? 'http://127.0.0.1:8081';

/**
 * Compresses what was built, once and well, so that the server does not compress while a phone waits; and notes what it was
 * built from.
 */
function finish(): Plugin {
  const root = import.meta.dirname;
  let hash = '';
  return {
    name: 'lintang-finish',
    apply: 'build',
    enforce: 'post',
    buildStart() {
      hash = inputHash(root);
    },
    writeBundle() {
      precompress(join(root, outDir));
      writeStamp(root, 'client', hash);
    },
  };
}

const packages = (...names: string[]) => new RegExp(`node_modules[\\\\/](?:${names.join('|')})[\\\\/]`);

export default defineConfig({
  plugins: [react(), finish()],
  publicDir: false,
  build: {
    outDir,
    target: 'es2022',
    reportCompressedSize: false,
    // Pixi and the scenes are one dynamic import away (src/stage): the lobby must not fetch them before somebody enters a room.
    modulePreload: { resolveDependencies: (_file, deps, { hostType }) => (hostType === 'html' ? deps.filter((dep) => !/pixi|stage|scene/i.test(dep)) : deps) },
    rolldownOptions: {
      output: {
        // React changes less often than we do: players keep it over our releases.
        codeSplitting: { groups: [{ name: 'react', test: packages('react', 'react-dom', 'scheduler'), priority: 10 }] },
      },
    },
  },
  server: {
    proxy: {
      '/api': api,
      '/art': api,
      '/healthz': api,
      '/readyz': api,
      '/metrics': api,
      '/ws': { target: api, ws: true },
    },
  },
});
