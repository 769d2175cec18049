import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const FILE = 'manifest.webmanifest';

interface Icons {
  readonly favicon: string;
  readonly png: readonly { readonly size: number; readonly file: string }[];
}

/** The web app's manifest over the icons that `npm run assets` built. */
const manifestOf = ({ png }: Icons): string =>
  JSON.stringify({
    id: '/',
    name: 'Lintang',
    short_name: 'Lintang',
    description: 'Permainan dengan saldo mainan dan undian adil.',
    lang: 'id',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    orientation: 'any',
    background_color: '#0B0620',
    theme_color: '#160B45',
    categories: ['games'],
    icons: png.flatMap(({ size, file }) => ['any', 'maskable'].map((purpose) => ({ src: `/art/${file}`, sizes: `${size}x${size}`, type: 'image/png', purpose }))),
  });

/** Names the manifest and the icons in the page, and serves or writes the manifest. */
export function pwa(root: string): Plugin {
  const icons = (): Icons => (JSON.parse(readFileSync(join(root, 'assets/built/manifest.json'), 'utf8')) as { icons: Icons }).icons;
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
      const link = (attrs: Record<string, string>) => ({ tag: 'link', attrs, injectTo: 'head' as const });
      return [
        link({ rel: 'manifest', href: `/${FILE}` }),
        link({ rel: 'icon', type: 'image/svg+xml', href: `/art/${favicon}` }),
        ...png.slice(0, 1).map(({ file }) => link({ rel: 'apple-touch-icon', href: `/art/${file}` })),
      ];
    },
  };
}
