/**
 * Leaves out of the bundle what React DOM brings along and this site never asks for: view transitions, references to fragments, forms' actions, activities and suspense lists, elements that React moves into the head, preloads, custom elements, component stacks, developer
 * tools; of taking over a painted page what would do it part by part. React DOM is one CommonJS file, so no bundler can know that they are dead.
 *
 * The list (`lean-react-parts`) is of one version's text, by the names in it. With another version, or with a name that the text does not have just once, the
 * build stops. What is on the list and used after all stops the build too where it goes by a name of React's, and throws where it does not.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lean } from './lean-text.mjs';
import { LISTS, UNUSED, VERSION } from './lean-react-parts.mjs';

const CJS = /[\\/]node_modules[\\/]react(?:-dom)?[\\/]cjs[\\/](react|react-dom|react-dom-client)\.production\.js$/;
const OF_REACT = /[\\/]node_modules[\\/](?:react|react-dom|react-reconciler)[\\/]/;

/** @returns {import('vite').Plugin} */
export const leanReact = (root) => ({
  name: 'lintang-lean-react',
  apply: 'build',
  enforce: 'pre',
  buildStart() {
    for (const name of ['react', 'react-dom']) {
      const { version } = JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8'));
      if (version !== VERSION) this.error(`${name} is ${version}: tools/lib/lean-react-parts is of ${VERSION}`);
    }
  },
  transform(code, id) {
    const name = CJS.exec(id)?.[1];
    return name ? { code: lean(code, LISTS[name]), map: null } : null;
  },
  generateBundle(_options, bundle) {
    const unused = new RegExp(`\\b(?:${UNUSED.join('|')})\\b`);
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk' || chunk.moduleIds.some((id) => OF_REACT.test(id))) continue;
      const [name] = unused.exec(chunk.code) ?? [];
      if (name) this.error(`${chunk.fileName} asks React for ${name}, which tools/lib/lean-react leaves out`);
    }
  },
});
