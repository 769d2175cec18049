/** Rubik for the shell: the latin subset in the four weights of LOOK, copied from @fontsource/rubik (OFL). */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { emit, scripts } from './output.mjs';

const WEIGHTS = [500, 600, 700, 800];
/** Weights the first screen needs at once. */
const PRELOAD = [600, 700];
/** The subset's coverage, as @fontsource declares it. */
const LATIN = 'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';

const file = (weight) => createRequire(import.meta.url).resolve(`@fontsource/rubik/files/rubik-latin-${weight}-normal.woff2`);
export const webFontInputs = () => ({ files: scripts('tools/webfonts.mjs'), definition: WEIGHTS.map((w) => readFileSync(file(w)).toString('base64')).join() });

export function webFonts() {
  const fonts = WEIGHTS.map((weight) => ({ weight, preload: PRELOAD.includes(weight), ...emit('fonts', `rubik-${weight}`, 'woff2', readFileSync(file(weight))) }));
  const faces = fonts.map((f) => `@font-face{font-family:Rubik;font-style:normal;font-weight:${f.weight};font-display:swap;src:url(${f.file.split('/').pop()}) format('woff2');unicode-range:${LATIN}}`);
  return { css: emit('fonts', 'rubik', 'css', `${faces.join('\n')}\n`).file, faces: fonts };
}
