import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

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

/** The rooms that a long press on the app's icon opens; the picture of each, out of the shell's. */
const SHORTCUTS = [
  { game: 'crash', name: 'Roket', picture: 'rocket-fly' },
  { game: 'roulette', name: 'Rolet', picture: 'wheel' },
  { game: 'mines', name: 'Ranjau', picture: 'gem' },
  { game: 'coinFlip', name: 'Lempar Koin', picture: 'coin-heads' },
];
const SHORTCUT = { size: 96, art: 72, ground: '#241463' };

/** @param {string} root @param {string} picture @returns {Promise<Buffer>} */
async function shortcutIcon(root, picture) {
  const { size, art, ground } = SHORTCUT;
  const inside = { width: art, height: art, fit: 'contain', background: '#0000' };
  const input = await sharp(join(root, `src/ui/art/${picture}.webp`))
    .resize(inside)
    .toBuffer();
  const around = { width: size, height: size, channels: 4, background: ground };
  return sharp({ create: around }).composite([{ input }]).png({ compressionLevel: 9 }).toBuffer();
}

/** @param {Icons} icons @param {readonly { game: string, name: string, icon: string }[]} shortcuts */
const manifestOf = ({ png }, shortcuts) =>
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
    // A link of a round, shared from another app, is played back (src/pwa/SharedPage).
    share_target: { action: '/share', method: 'GET', params: { title: 'title', text: 'text', url: 'url' } },
    shortcuts: shortcuts.map(({ game, name, icon }) => ({
      name,
      url: `/game/${game}`,
      icons: [{ src: icon, sizes: `${SHORTCUT.size}x${SHORTCUT.size}`, type: 'image/png' }],
    })),
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
        response.end(manifestOf(icons(), []));
      });
    },
    async generateBundle() {
      const built = icons();
      const shortcuts = [];
      for (const { picture, ...shortcut } of SHORTCUTS) {
        const source = await shortcutIcon(root, picture);
        const file = this.getFileName(this.emitFile({ type: 'asset', name: `shortcut-${picture}.png`, source }));
        shortcuts.push({ ...shortcut, icon: `/${file}` });
      }
      this.emitFile({ type: 'asset', fileName: FILE, source: manifestOf(built, shortcuts) });
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
