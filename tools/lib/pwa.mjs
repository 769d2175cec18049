import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const FILE = 'manifest.webmanifest';

/** Pages may be found; what is the players' own, the interface and single rounds need not be. */
const ROBOTS = [
  'User-agent: *',
  'Disallow: /api/',
  'Disallow: /account',
  'Disallow: /replay/',
  'Disallow: /preview',
  '',
].join('\n');

/**
 * @typedef {{ favicon: string, ico: string, png: readonly { size: number, purpose: string, file: string }[] }} Icons the icons that `npm run assets` built
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
    icons: png.map(({ size, purpose, file }) => ({
      src: `/art/${file}`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  });

/**
 * Names the web app's manifest and its icons in the page, and serves or writes the manifest, robots.txt and favicon.ico.
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
      const built = icons();
      this.emitFile({ type: 'asset', fileName: FILE, source: manifestOf(built) });
      this.emitFile({ type: 'asset', fileName: 'robots.txt', source: ROBOTS });
      const ico = readFileSync(join(root, 'assets/built', built.ico));
      this.emitFile({ type: 'asset', fileName: 'favicon.ico', source: ico });
    },
    transformIndexHtml() {
      const { favicon, png } = icons();
      /** @param {Record<string, string>} attrs @returns {import('vite').HtmlTagDescriptor} */
      const link = (attrs) => ({ tag: 'link', attrs, injectTo: 'head' });
      return [
        link({ rel: 'manifest', href: `/${FILE}` }),
        link({ rel: 'icon', type: 'image/svg+xml', href: `/art/${favicon}` }),
        // Apple's devices round the corners themselves and paint see-through ones black.
        ...png
          .filter(({ purpose, size }) => purpose === 'maskable' && size === 192)
          .map(({ file }) => link({ rel: 'apple-touch-icon', href: `/art/${file}` })),
      ];
    },
  };
}
