/**
 * Builds the service worker, `sw.js`, of src/pwa/worker: one file without imports, with the build's version, the files of the first page and the names of all
 * files in it. The version stands in every page too, so that a page knows whether it is the one that the worker has.
 */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { readdirSync } from 'node:fs';
import { build } from 'vite';

const PAGE = '/';
/** Fonts of the first page and all that its document names. */
const NAMED = /(?:href|src)="(\/(?:assets|art)\/[^"]+)"/g;
const MARK = '<meta name="build" content="" />';

/** @param {string} root @param {Record<string, unknown>} facts @returns {Promise<string>} */
async function program(root, facts) {
  const built = await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    define: { __BUILD__: JSON.stringify(facts) },
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: join(root, 'src/pwa/worker.ts'), formats: ['es'], fileName: 'sw' },
    },
  });
  const [{ output }] = Array.isArray(built) ? built : [built];
  return output[0].code;
}

/** @param {string} root the project's folder @returns {import('vite').Plugin} */
export const serviceWorker = (root) => ({
  name: 'lintang-service-worker',
  apply: 'build',
  // After the pages of rooms are written, and before what is written is compressed.
  enforce: 'post',
  generateBundle: {
    order: 'post',
    async handler(_options, bundle) {
      const names = Object.keys(bundle).filter((name) => !name.endsWith('.map'));
      const art = readdirSync(join(root, 'assets/built'), { recursive: true }).map((name) => `/art/${String(name)}`);
      const version = createHash('sha256')
        .update(names.sort().join('\n'))
        .update(art.sort().join('\n'))
        .digest('hex')
        .slice(0, 16);
      for (const name of names) {
        const file = bundle[name];
        if (name.endsWith('.html') && file?.type === 'asset')
          file.source = String(file.source).replace(MARK, `<meta name="build" content="${version}" />`);
      }
      const page = bundle['lobby.html'];
      if (page?.type !== 'asset') this.error('there is no lobby.html to make a shell of');
      const shell = [PAGE, ...new Set([...String(page.source).matchAll(NAMED)].map(([, path]) => path))];
      const files = [...names.filter((name) => name.startsWith('assets/')).map((name) => `/${name}`), ...art].filter(
        (name) => /^\/assets\/|-[0-9a-f]{8}\.\w+$/.test(name),
      );
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: await program(root, { version, shell, files }) });
    },
  },
});
