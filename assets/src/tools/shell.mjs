/**
 * Pictures of the shell: the renders shown by React, cut to the largest size at which a screen shows them (CSS px x 2) and
 * written as WebP into src/ui/art. Run after a render has changed: `node assets/src/tools/shell.mjs`.
 */
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { ownOf } from './games.mjs';

const at = (path) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

/** Name in src/ui/art -> render, the width in CSS px on the largest screen, and renders of the same size that lie over it. */
const pictures = {
  'rocket-fly': ['rocket/rocket_hero', 200],
  'rocket-pad': ['rocket/rocket_pad', 222],
  planet: ['bg/planet', 150],
  moon: ['bg/moon', 192],
  rock: ['bg/rock', 118],
  coin: ['coin/coin_00', 28],
  flame: ['fx/flame_03', 52],
  star: ['fx/star4', 22],
  boom: ['fx/boom_07', 112],
  wheel: ['wheel/wheel_rotor', 120, 'wheel/wheel_rim', 'wheel/wheel_hub'],
  'die-5': ['dice/face_5', 76],
  'die-1': ['dice/face_1', 58],
  bell: ['sym/bell', 72],
  cherry: ['sym/cherry', 52],
  gem: ['mines/gem', 64],
  ...Object.fromEntries(
    ['cherry', 'apple', 'mango', 'bamboo', 'grape', 'star', 'bell', 'again'].map((name) => [
      `fruit-${name}`,
      [`sym/${name}`, 28],
    ]),
  ),
  bomb: ['mines/bomb', 52],
  ...Object.fromEntries([0, 2, 7].map((n) => [`hero-${n}`, [`ball/ball_${n}`, 140]])),
  ...Object.fromEntries(Array.from({ length: 10 }, (_, n) => [`ball-${n}`, [`ball/ball_${n}`, 40]])),
  ...Object.assign({}, ...Object.values(ownOf('pictures'))),
};

for (const [name, [render, css, ...over]] of Object.entries(pictures)) {
  const file = at(`src/ui/art/${name}.webp`);
  const whole = await sharp(at(`assets/raw/${render}.png`))
    .composite(over.map((layer) => ({ input: at(`assets/raw/${layer}.png`) })))
    .png()
    .toBuffer();
  const { size } = await sharp(whole)
    .resize({ width: css * 2, withoutEnlargement: true })
    .webp({ quality: 80, alphaQuality: 80, effort: 6 })
    .toFile(file);
  process.stdout.write(`${name}.webp ${size}\n`);
}
