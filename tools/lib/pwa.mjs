import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const FILE = 'manifest.webmanifest';

/**
 * @typedef {{ favicon: string, png: readonly { size: number, file: string }[] }} Icons the icons that `npm run assets` built
 */

/** @param {Icons} icons */
const manifestOf = ({ png }) =>
  JSON.stringify({
    id: '/',
    name: 'Lintang',
    short_name: 'Lintang',
    description: 'Permainan dengan saldo mainan dan undian adil.',
    lang: 'id',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#0B0620',
    theme_color: '#160B45',
    categories: ['games'],
    icons: png.flatMap(({ size, file }) =>
      ['any', 'maskable'].map((purpose) => ({
        src: `/art/${file}`,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose,
      })),
    ),
  });

/**
 * Names the web app's manifest and its icons in the page, and serves or writes the manifest.
 * @param {string} root the project's folder
 * @returns {import('vite').Plugin}
 */
export function pwa(root) {
  /** @returns {Icons} */
  const icons = () => JSON.parse(readFileSync(join(root, 'assets/built/manifest.json'), 'utf8')).icons;
  return {
    name: 'lintang-pwa',
    configureServer(server) {
      server.middlewares.use(`/${FILE}`, (_request, response) => {
        response.setHeader('content-type', 'application/manifest+json');
        response.end(manifestOf(icons()));
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: FILE, source: manifestOf(icons()) });
    },
    transformIndexHtml() {
      const { favicon, png } = icons();
      /** @param {Record<string, string>} attrs @returns {import('vite').HtmlTagDescriptor} */
      const link = (attrs) => ({ tag: 'link', attrs, injectTo: 'head' });
      return [
        link({ rel: 'manifest', href: `/${FILE}` }),
        link({ rel: 'icon', type: 'image/svg+xml', href: `/art/${favicon}` }),
        ...png.slice(0, 1).map(({ file }) => link({ rel: 'apple-touch-icon', href: `/art/${file}` })),
      ];
    },
  };
}
