import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import type { Plugin } from 'vite';
import { OPEN_GAMES } from './contract/games.ts';
import { leanPixi } from './tools/lib/lean-pixi.mjs';
import { precompress } from './tools/lib/precompress.mjs';
import { pwa } from './tools/lib/pwa.mjs';
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

/** React, and what is as old as it in a player's cache: the router, state machines and what ties them to React. Not the scheduler of the studio's own reconciler. */
const REACT =
  /(?<!react-reconciler[\\/])node_modules[\\/](?:react|react-dom|scheduler|wouter|regexparam|use-sync-external-store|use-isomorphic-layout-effect|@xstate[\\/]react|xstate|mitt)[\\/]/;
/** Not @pixi/sound: it makes an audio context when it is loaded, which browsers refuse before the first gesture. Not @pixi/react: it is the studio's. */
const PIXI = /node_modules[\\/](?:pixi\.js|@pixi[\\/](?!sound|react))/;
/** What forms are made of: the account's panels and what rooms open on demand have them, no first screen does. */
const FORMS = /[\\/]src[\\/]ui[\\/](?:Field|PasswordField|Checkbox|Toggle)\./;
/** What every room has beside its picture and the lobby has not. */
const BETTING = /[\\/]src[\\/]ui[\\/](?:Stepper|Segmented|Chip|DataTable)\./;
/** Pictures and rows that few pages show, each left to those. */
const FEW = /[\\/]src[\\/]ui[\\/](?:Rows|balls|fruit|art[\\/](?:ball-[1-9]|fruit-))/;
/** What panels are made of, their sheets too: it comes with the first that opens, never with a page. */
const PANELS =
  /[\\/]src[\\/](?:data[\\/]|ui[\\/](?:primitives[\\/]|drawings\.|Sheet\.|useSwipeDown\.)|i18n[\\/]dates\.)/;
/** What the first page and later ones share: one file instead of a dozen crumbs. The contracts of games and of panels' domains are shared too, but by rooms, replays and panels only. */
const SHELL = new RegExp(
  `[\\\\/](?:src[\\\\/](?:(?:ui|i18n|net)[\\\\/]|house[\\\\/]useAnswer)|contract[\\\\/](?!(?:${OPEN_GAMES.join('|')}|pool|solo|replay|play|documented|mailbox|history)\\.))`,
);
/** Of those, what the first page does without. */
const isShell = (id: string): boolean =>
  SHELL.test(id) && ![FORMS, BETTING, FEW, PANELS].some((later) => later.test(id));

/**
 * What every page has. What scenes, the stage and the entry read, the games' manifests among it: elsewhere it would bring all of the shell, and React, into the studio's
 * bare page. And the bundler's own helper for dynamic imports, which would land beside Pixi: every page would fetch Pixi for it.
 */
const FACTS =
  /vite[\\/]preload-helper|[\\/](?:contract[\\/](?:games|constants)|i18n[\\/]painted|src[\\/]games[\\/](?:\w+[\\/])?index|house[\\/]storage|rules[\\/](?:format|money|face|win|crash[\\/](?:curve|target)))\.ts$/;

/** The lobby in one file, though a panel shows its pictures of games too. */
const LOBBY = /[\\/]src[\\/](?:lobby[\\/]|games[\\/]\w+[\\/]tile[\\/])/;
/** With all that it imports: what every page has. A group takes what its modules need along, unless an earlier group has it. */
const SITE = /[\\/]src[\\/]site\.tsx$/;
/** What every room has around its picture. Not what opens on demand: histories, checks of rounds, betting by itself. */
const ROOM =
  /[\\/]src[\\/]play[\\/]room[\\/](?!(?:auto|RoundCheck|RoundList|HistoryTable|OwnHistory|CopyRow|RoundLinks|FairnessPanel|usePaged|useReloadOn|verify))/;
/** What rooms' machines of every kind share, and apart from it what bets by itself, which the timed rooms with pools have not. */
const MACHINES = /[\\/]machines[\\/]kit[\\/](?!solo|pool)/;
const AUTOBET = /[\\/]machines[\\/]autobet[\\/]/;
/** What the games of one player's own rounds share. */
const SOLO =
  /[\\/](?:src[\\/]play[\\/]solo[\\/](?:openRoom|context|game|seen|engagement|parts)|machines[\\/]kit[\\/]solo[\\/]|contract[\\/]solo)/;

/** What all scenes share: one file instead of a dozen. Descriptions of tunings are the studio's. */
const KIT = /[\\/]scenes[\\/]kit[\\/](?!ease|numbers|color|quality|random|tuning|win\.tuning\.schema)/;

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
    pwa(import.meta.dirname),
    lightEntry(),
    studioAlone(),
    roomPages(import.meta.dirname),
    tuningSave(import.meta.dirname),
    finish(),
  ],
  publicDir: false,
  // What older Reacts need to be asked for a store: this one has it.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: 'react' }] },
  build: {
    outDir,
    target: 'es2022',
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // Pixi alone is over the usual 500 kB; it is fetched once, when a room is entered.
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: {
        // React changes less often than we do: players keep it over our releases. Pixi loads its own parts one after the other,
        // each a round trip more on a slow line: in one file they are one.
        codeSplitting: {
          groups: [
            { name: 'react', test: REACT, priority: 20 },
            { name: 'pixi', test: PIXI, priority: 10 },
            { name: 'facts', test: FACTS, priority: 30 },
            { name: 'shell', test: isShell, priority: 7, minShareCount: 2 },
            { name: 'site', test: SITE, priority: 6 },
            { name: 'lobby', test: LOBBY, priority: 6 },
            { name: 'kit', test: KIT, priority: 5, minShareCount: 2 },
            { name: 'machines', test: MACHINES, priority: 4, minShareCount: 2 },
            { name: 'autobet', test: AUTOBET, priority: 4, minShareCount: 2 },
            { name: 'forms', test: FORMS, priority: 4 },
            { name: 'betting', test: BETTING, priority: 3 },
            { name: 'room', test: ROOM, priority: 2, minShareCount: 2 },
            { name: 'solo', test: SOLO, priority: 1, minShareCount: 2 },
          ],
        },
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
