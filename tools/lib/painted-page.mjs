/**
 * The lobby's page, `lobby.html`: what a guest's phone shows first stands in it as markup (src/app/painted/page), with the styles that this takes, so that it is painted before
 * anything else has come. The site's scripts and styles lie in a template, from which the script in its head (src/app/painted/early) fetches them once
 * it is painted: before, they would share the line with the first picture's letters and art. All other paths have `index.html`.
 */
import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { critical } from './critical-css.mjs';
import { headScript, LATER, template } from './held-site.mjs';

const run = promisify(execFile);
const ENTRY = /[\\/]src[\\/]app[\\/]AgeQuestion\.tsx$/;
/** Never loaded by a browser: in dist for as long as it takes to run it, because packages are found from there. */
const FOLDER = 'dist/painted';

/** @returns {Promise<{ page: string, refused: string }>} names of classes and files as the client's own build gives them */
async function paint(root, assetFileNames) {
  const outDir = join(root, FOLDER);
  try {
    await build({
      configFile: false,
      root,
      logLevel: 'error',
      publicDir: false,
      plugins: [react()],
      build: {
        ssr: 'src/app/painted/page.tsx',
        outDir,
        emptyOutDir: true,
        target: 'node20',
        minify: false,
        reportCompressedSize: false,
        rolldownOptions: { output: { entryFileNames: 'page.js', assetFileNames } },
      },
    });
    const { stdout } = await run(process.execPath, [join(root, 'tools/lib/paint.mjs'), join(outDir, 'page.js')], {
      env: { ...process.env, NODE_ENV: 'production' },
      maxBuffer: 16 * 1024 ** 2,
    });
    return JSON.parse(stdout);
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
}

/** What React would have to look after when it takes the page over, and does not (tools/lib/lean-react-parts). */
const UNTAKEN = /<(?:audio|details|dialog|embed|iframe|input|object|select|source|textarea|video)\b/;

const SHEET = /<link rel="stylesheet"[^>]*href="\/([^"]+)"/g;
/** By what the elements are, not by where they stand: else whoever takes the state away has the whole page styled anew. */
const STATES = "[data-painted='no'] #root,[data-painted='adult'] [data-question]{display:none}";

/** @param {string} root the project's folder @returns {import('vite').Plugin} */
export const paintedPage = (root) => {
  let assetFileNames;
  return {
    name: 'lintang-painted-page',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      ({ assetFileNames } = config.build.rolldownOptions.output);
    },
    async generateBundle(_options, bundle) {
      const [{ page, refused }, script] = await Promise.all([
        paint(root, assetFileNames),
        headScript(root, 'early.ts'),
      ]);
      for (const [, file] of (page + refused).matchAll(/src="\/([^"]+)"/g))
        if (!(file in bundle)) this.error(`the painted lobby shows ${file}, which the client does not have`);
      const [untaken] = UNTAKEN.exec(page + refused) ?? [];
      if (untaken) this.error(`the painted lobby has ${untaken}>, which React does not take over`);
      const question = Object.values(bundle).find(
        (file) => file.type === 'chunk' && file.moduleIds.some((id) => ENTRY.test(id)),
      );
      const html = String(bundle['index.html'].source);
      const parts = html.match(LATER) ?? [];
      const questions = [...(question.viteMetadata?.importedCss ?? [])];
      const sheets = [...[...parts.join('').matchAll(SHEET)].map(([, file]) => file), ...questions];
      const css = critical(sheets.map((file) => String(bundle[file].source)).join('\n'), page + refused);
      const asked = [
        `<link data-asked rel="modulepreload" crossorigin href="/${question.fileName}">\n`,
        ...questions.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">\n`),
      ];
      // Small, and the scripts wait for them; not applied before the site takes over (src/app/painted/state).
      const held = (part) => part.replace('rel="stylesheet"', 'rel="stylesheet" media="not all" fetchpriority="high"');
      const source = html
        .replace(LATER, '')
        .replace('  </head>', () => `    <style>${css}${STATES}</style>\n    <script>${script}</script>\n  </head>`)
        .replace(
          '<div id="root"></div>',
          () =>
            `<div id="root">${page}</div>\n    <template id="refused">${refused}</template>\n${template([...parts, ...asked].map(held))}`,
        );
      this.emitFile({ type: 'asset', fileName: 'lobby.html', source });
    },
  };
};
