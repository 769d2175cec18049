import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import type { Plugin } from 'vite';
import { CHUNKS, EVERYWHERE, SITE } from './tools/lib/chunks.ts';
import { leanGsap } from './tools/lib/lean-gsap.mjs';
import { leanPixi } from './tools/lib/lean-pixi.mjs';
import { leanReact } from './tools/lib/lean-react.mjs';
import { socialCards } from './tools/lib/social-cards.mjs';
import { precompress } from './tools/lib/precompress.mjs';
import { pwa } from './tools/lib/pwa.mjs';
import { serviceWorker } from './tools/lib/service-worker.mjs';
import { paintedPage } from './tools/lib/painted-page.mjs';
import { roomPages } from './tools/lib/room-pages.mjs';
import { inputHash, writeStamp } from './tools/lib/stamp.mjs';
import { tuningSave } from './tools/lib/tuning-save.mjs';

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
    async writeBundle() {
      await precompress(join(root, outDir));
      writeStamp(root, 'client', hash);
    },
  };
}

/** The first page must not wait for Pixi: scenes are one dynamic import away (src/stage). A static import that breaks this breaks the build. */
const lightEntry = (): Plugin => ({
  name: 'lintang-light-entry',
  apply: 'build',
  generateBundle(_options, bundle) {
    const seen = new Set<string>();
    const walk = (file: string, path: readonly string[]): void => {
      const chunk = bundle[file];
      if (chunk?.type !== 'chunk' || seen.has(file)) return;
      seen.add(file);
      if (chunk.name === 'pixi') this.error(`the first page imports Pixi statically: ${[...path, file].join(' > ')}`);
      for (const next of chunk.imports) walk(next, [...path, file]);
    };
    for (const chunk of Object.values(bundle))
      if (chunk.type === 'chunk' && (chunk.isEntry || chunk.moduleIds.some((id) => SITE.test(id))))
        walk(chunk.fileName, []);
  },
});

/** Players have nothing to reconcile in a canvas: @pixi/react stays in the studio's own chunk. */
const studioAlone = (): Plugin => ({
  name: 'lintang-studio-alone',
  apply: 'build',
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle))
      if (
        chunk.type === 'chunk' &&
        chunk.moduleIds.some((id) => /[\\/](?:@pixi[\\/]react|react-reconciler)[\\/]/.test(id)) &&
        !/[\\/]src[\\/]preview[\\/]/.test(chunk.facadeModuleId ?? '')
      )
        this.error(`@pixi/react is in ${chunk.fileName}, which is not the studio's`);
  },
});

export default defineConfig({
  plugins: [
    react(),
    leanPixi(),
    leanGsap(import.meta.dirname),
    leanReact(import.meta.dirname),
    pwa(import.meta.dirname),
    socialCards(import.meta.dirname),
    lightEntry(),
    studioAlone(),
    roomPages(import.meta.dirname),
    paintedPage(import.meta.dirname),
    serviceWorker(import.meta.dirname),
    tuningSave(import.meta.dirname),
    finish(),
  ],
  publicDir: false,
  // What older Reacts need to be asked for a store: this one has it.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: 'react' }] },
  build: {
    outDir,
    target: 'es2022',
    // What a page has from its beginning is not listed again for each of its imports.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, needs, { hostType }) =>
        hostType === 'html' ? needs : needs.filter((file) => !EVERYWHERE.test(file)),
    },
    reportCompressedSize: false,
    // A hundredth less than the bundler's own minifier leaves, of everything that a phone has to fetch.
    minify: 'terser',
    terserOptions: { ecma: 2020, module: true, compress: { passes: 3 } },
    // Pixi alone is over the usual 500 kB; it is fetched once, when a room is entered.
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: {
        // Pages list a hundred files for later by name, and what is random in a name does not compress: 42 bits tell two builds of a file apart.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: { groups: CHUNKS },
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
