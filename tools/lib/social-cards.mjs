/** Puts the pictures of links (assets/raw/cards, by assets/src/tools/cards) into the build, where the server names them in its pages (server/http/pages). */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const CARDS = 'assets/raw/cards';

/** @param {string} root the project's folder @returns {import('vite').Plugin} */
export const socialCards = (root) => ({
  name: 'lintang-social-cards',
  apply: 'build',
  generateBundle() {
    for (const file of readdirSync(join(root, CARDS)))
      this.emitFile({ type: 'asset', name: `card-${file}`, source: readFileSync(join(root, CARDS, file)) });
  },
});
