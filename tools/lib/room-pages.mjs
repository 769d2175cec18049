/**
 * Names in the page what the site's code is, which the entry imports only after it looked at the address. The studio's page, `preview.html`,
 * goes without it. The page of all but the rooms names the lobby's code too. And a page of its own for each room, `game/<id>.html`, which also names what the room will ask for (its code, PixiJS, its
 * scene, its words, and the styles of all that), so that a phone fetches and parses all of it at once instead of one import after the other.
 * That page shows the room's picture before any script has run: what the scene draws first, where its canvas will be (src/stage/openings).
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { headScript, LATER, template } from './held-site.mjs';

/** Baked by tests/visual/openings, which sees to it that they are true. */
const OPENINGS = 'assets/openings';
const ROOM = /[\\/]src[\\/]games[\\/](\w+)[\\/]room[\\/]\w+Room\.tsx$/;
const LOBBY = /[\\/]src[\\/]lobby[\\/]Lobby\.tsx$/;
const SITE = /[\\/]src[\\/]site\.tsx$/;
const STAGE = /[\\/]src[\\/]stage[\\/]engine\.ts$/;
const ROOT = '    <div id="root"></div>\n';
/** Scripts and styles are fetched once the room's picture is on the screen. */
const held = (html, head) =>
  html
    .replace(LATER, '')
    .replace('  </head>', () => `    ${head}\n  </head>`)
    .replace(ROOT, () => `${ROOT}${template(html.match(LATER) ?? [])}`);
const scene = (game) => new RegExp(`[\\\\/]scenes[\\\\/]${game}[\\\\/]index\\.ts$`);
/** Kinds of rooms, whose shared words are an area of their own. */
const KINDS = ['solo', 'pool'];
const ofKind = (kind) => new RegExp(`[\\\\/]src[\\\\/]play[\\\\/]${kind}[\\\\/]`);
const words = (game, kinds) =>
  new RegExp(
    `[\\\\/](?:i18n[\\\\/]id[\\\\/](?:${['room', ...kinds].join('|')})|games[\\\\/]${game}[\\\\/]words[\\\\/]id)\\.ts$`,
  );

/** @returns {import('vite').Plugin} */
export const roomPages = (root) => ({
  name: 'lintang-room-pages',
  apply: 'build',
  enforce: 'post',
  async generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    const page = bundle['index.html'];
    if (page?.type !== 'asset') this.error('there is no index.html to make the rooms’ pages of');
    /** What a chunk needs before it runs, itself included. */
    const needs = (chunk, seen = new Set()) => {
      if (chunk?.type !== 'chunk' || seen.has(chunk.fileName)) return seen;
      seen.add(chunk.fileName);
      for (const next of chunk.imports) needs(bundle[next], seen);
      return seen;
    };
    const holding = (module) => {
      const found = chunks.find(({ moduleIds }) => moduleIds.some((id) => module.test(id)));
      return found ?? this.error(`no chunk holds ${module}`);
    };
    const entry = needs(chunks.find(({ isEntry }) => isEntry));
    const stylesOf = (files) =>
      new Set([...files].flatMap((file) => [...(bundle[file].viteMetadata?.importedCss ?? [])]));
    const links = (rel, files) => [...files].map((file) => `    <link ${rel} crossorigin href="/${file}">\n`).join('');
    // Styles for good and not ahead of their use: a phone that takes seconds to the first import would be told off for a preload that it does not use.
    const named = (html, files, order = files) =>
      html.replace(
        '  </head>',
        `${links('rel="modulepreload"', order)}${links('rel="stylesheet"', stylesOf(files))}  </head>`,
      );
    const entryPage = String(page.source);
    const site = [...needs(holding(SITE))].filter((file) => !entry.has(file));
    const first = new Set([...entry, ...site]);
    const plain = named(entryPage, site);
    this.emitFile({ type: 'asset', fileName: 'preview.html', source: page.source });
    const lobby = [...needs(holding(LOBBY))].filter((file) => !first.has(file));
    page.source = named(plain, lobby);
    /** What the room's art is called: the entry asks for it before the code is there that draws it (src/stage/earlyArt). */
    const art = (game) => {
      const { sheets } = JSON.parse(readFileSync(join(root, `assets/built/${game}/bundle.json`), 'utf8'));
      const listed = Object.entries(sheets).map(([scale, { image, json, fonts, density }]) => [
        scale,
        { image, json, fonts, density },
      ]);
      return `<script type="application/json" id="art">${JSON.stringify({ sheets: Object.fromEntries(listed) })}</script>\n    `;
    };
    /** The styles that show a room's picture until its canvas is there; the sign that something is coming only turns once that takes long. */
    const pictured = async (game) => {
      const { forms, places } = JSON.parse(readFileSync(join(root, OPENINGS, 'openings.json'), 'utf8'));
      const rules = [];
      const ahead = [];
      for (const [form, { media }] of Object.entries(forms)) {
        const file = join(root, OPENINGS, `${game}-${form}.webp`);
        const place = places[game]?.[form];
        // A new game's first build: its pictures are taken with it.
        if (!place || !existsSync(file)) continue;
        const source = readFileSync(file);
        const url = this.getFileName(this.emitFile({ type: 'asset', name: `${game}-${form}.webp`, source }));
        ahead.push(
          `<link rel="preload" as="image" fetchpriority="high" media="${media}" href="/${url}" data-margins="${place.margins.join()}" data-covered="${place.covered.join()}">\n    `,
        );
        const edges = place.margins.map((px) => `${px}px`).join(' ');
        rules.push(
          `@media ${media} { #root:empty::after { content: ''; position: absolute; inset: ${edges}; border-radius: ${place.radius}px; background: url(/${url}) 0 0 / 100% 100%; } }`,
        );
      }
      rules.push(
        '#root:empty::before { z-index: 1; opacity: 0; animation: show 0.2s 1.5s forwards, turn 0.9s linear 1.5s infinite; }',
      );
      rules.push('@keyframes show { to { opacity: 1; } }');
      return `${ahead.join('')}<style>\n${rules.map((rule) => `      ${rule}\n`).join('')}    </style>\n    `;
    };
    const early = await headScript(root, 'room.ts');
    for (const room of chunks) {
      const game = ROOM.exec(room.facadeModuleId ?? '')?.[1];
      if (!game) continue;
      const modules = [...needs(room)].flatMap((file) => bundle[file].moduleIds);
      const kinds = KINDS.filter((kind) => modules.some((id) => ofKind(kind).test(id)));
      const picture = [holding(STAGE), holding(scene(game))];
      const parts = [
        room,
        ...picture,
        ...chunks.filter(({ facadeModuleId }) => words(game, kinds).test(facadeModuleId ?? '')),
      ];
      const ofAll = (some) => some.flatMap((part) => [...needs(part)]).filter((file) => !first.has(file));
      const all = new Set([...site, ...ofAll(parts)]);
      // What draws the picture comes first; styles keep their order.
      const html = held(
        named(entryPage, all, new Set([...ofAll(picture), ...all])),
        `${await pictured(game)}${art(game)}<script>${early}</script>`,
      );
      this.emitFile({ type: 'asset', fileName: `game/${game}.html`, source: html });
    }
  },
});
