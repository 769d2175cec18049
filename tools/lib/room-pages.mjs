/**
 * Names in the page what the site's code is, which the entry imports only after it looked at the address. The studio's page, `preview.html`,
 * goes without it. The page of all but the rooms names the lobby's code too. And a page of its own for each room, `game/<id>.html`, which also names what the room will ask for (its code, PixiJS, its
 * scene, its words, and the styles of all that), so that a phone fetches and parses all of it at once instead of one import after the other.
 */

const ROOM = /[\\/]src[\\/]games[\\/](\w+)[\\/]room[\\/]\w+Room\.tsx$/;
const LOBBY = /[\\/]src[\\/]lobby[\\/]Lobby\.tsx$/;
const SITE = /[\\/]src[\\/]site\.tsx$/;
const STAGE = /[\\/]src[\\/]stage[\\/]engine\.ts$/;
const scene = (game) => new RegExp(`[\\\\/]scenes[\\\\/]${game}[\\\\/]index\\.ts$`);
const words = (game) => new RegExp(`[\\\\/](?:i18n[\\\\/]id[\\\\/]room|games[\\\\/]${game}[\\\\/]words[\\\\/]id)\\.ts$`);

/** @returns {import('vite').Plugin} */
export const roomPages = () => ({
  name: 'lintang-room-pages',
  apply: 'build',
  enforce: 'post',
  generateBundle(_options, bundle) {
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
    const named = (html, files) =>
      html.replace(
        '  </head>',
        `${links('rel="modulepreload"', files)}${links('rel="stylesheet"', stylesOf(files))}  </head>`,
      );
    const site = [...needs(holding(SITE))].filter((file) => !entry.has(file));
    const first = new Set([...entry, ...site]);
    const plain = named(String(page.source), site);
    this.emitFile({ type: 'asset', fileName: 'preview.html', source: page.source });
    const lobby = [...needs(holding(LOBBY))].filter((file) => !first.has(file));
    page.source = named(plain, lobby);
    for (const room of chunks) {
      const game = ROOM.exec(room.facadeModuleId ?? '')?.[1];
      if (!game) continue;
      const parts = [
        room,
        holding(STAGE),
        holding(scene(game)),
        ...chunks.filter(({ facadeModuleId }) => words(game).test(facadeModuleId ?? '')),
      ];
      const wanted = new Set(parts.flatMap((part) => [...needs(part)]).filter((file) => !first.has(file)));
      this.emitFile({ type: 'asset', fileName: `game/${game}.html`, source: named(plain, wanted) });
    }
  },
});
