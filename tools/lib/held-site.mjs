/**
 * Pages that are seen before their site is fetched: its scripts and styles lie in a template, from which the script in the head (src/app/painted) fetches them once the
 * page's first picture is on the screen.
 */
import { join } from 'node:path';
import { build } from 'vite';

/** What a page of the bundler's names: scripts ahead of their use, styles, and the entry. */
export const LATER = / *<(?:link rel="(?:modulepreload|stylesheet)"[^>]*>|script type="module"[^>]*><\/script>)\n/g;

/** @param {string} source a file of src/app/painted @returns {Promise<string>} a script of the head, in one piece and small */
export async function headScript(root, source) {
  const built = await build({
    configFile: false,
    root,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: join(root, 'src/app/painted', source), formats: ['iife'], name: 'early', fileName: 'early' },
    },
  });
  const [{ output }] = Array.isArray(built) ? built : [built];
  return output[0].code.trim();
}

/** @param {string[]} parts what {@link LATER} found, and the like */
export const template = (parts) => `    <template id="later">\n${parts.join('')}    </template>\n`;
