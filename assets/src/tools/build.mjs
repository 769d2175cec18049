/** `npm run assets`: the steps, the lists of what they made and the generated names. A step whose inputs did not change is skipped. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildAtlas } from './atlas.mjs';
import { bundles, density, quality } from './bundles.mjs';
import { icons, iconInputs } from './icons.mjs';
import { namesModule } from './names.mjs';
import { assets, built, emit, emitFixed, scripts, stamps, sweep, walk } from './output.mjs';
import { effectsSprite, gamesWithSound, musicLoop } from './sounds.mjs';

const rawFonts = pathToFileURL(join(assets, 'raw/fonts/'));
const kb = (bytes) => `${(bytes / 1024).toFixed(0)} KB`;

async function sheet(name, bundle, scale) {
  const atlas = await buildAtlas(bundle, {
    scale,
    density: density[scale],
    full: density['1x'],
    quality: quality[scale],
    rawFonts,
  });
  const image = emit(name, `${name}-${scale}`, 'webp', atlas.image);
  atlas.sheet.meta.image = image.file.split('/').pop();
  const json = emit(name, `${name}-${scale}`, 'json', JSON.stringify(atlas.sheet));
  const fonts = emit(name, `fonts-${scale}`, 'json', JSON.stringify(atlas.fonts));
  console.log(
    `          ${name}@${scale}: ${atlas.width}x${atlas.height}, image ${kb(image.bytes)}, json ${kb(json.bytes + fonts.bytes)}`,
  );
  return {
    image: image.file,
    json: json.file,
    fonts: fonts.file,
    width: atlas.width,
    height: atlas.height,
    density: density[scale],
  };
}

const list = (file, content) => emitFixed(join(built, file), `${JSON.stringify(content, null, 1)}\n`);

/** What an atlas depends on: its table as text, the art it names, the baked fonts, the packer. */
const atlasInputs = (bundle) => ({
  definition: JSON.stringify([bundle, density, quality]),
  files: [
    ...scripts('tools/atlas.mjs', 'tools/maxrects.mjs', 'tools/pixels.mjs', 'tools/sprites.mjs'),
    ...Object.values(bundle.sprites).flatMap((s) => (s.file ? [s.file] : [])),
    ...walk(join(assets, 'raw/fonts')).filter((f) => Object.keys(bundle.fonts).some((font) => f.includes(`/${font}-`))),
  ],
});

export async function build({ force = false } = {}) {
  const run = stamps();
  const made = {};
  const synth = {
    files: [...walk(join(assets, 'src/audio')), ...walk(join(assets, 'src/games')), ...scripts('tools/sounds.mjs')],
  };
  for (const [name, bundle] of Object.entries(bundles)) {
    const sheets = await run.step(`atlas ${name}`, atlasInputs(bundle), force, async () => ({
      '1x': await sheet(name, bundle, '1x'),
      '0.5x': await sheet(name, bundle, '0.5x'),
    }));
    const sounds = gamesWithSound.includes(name)
      ? await run.step(`sounds ${name}`, synth, force, () => effectsSprite(name))
      : undefined;
    made[name] = { frames: Object.keys(bundle.sprites), fonts: Object.keys(bundle.fonts), sheets, sounds };
  }
  const shared = {
    music: await run.step('music', synth, force, musicLoop),
    icons: await run.step('icons', iconInputs(), force, icons),
  };
  emitFixed(join(assets, 'names.ts'), namesModule(made));
  // One list a game: its scene brings it along, and no room loads another's.
  for (const [name, { frames: _, ...bundle }] of Object.entries(made)) list(`${name}/bundle.json`, bundle);
  list('manifest.json', shared);
  run.save();
  sweep([shared, made], ['manifest.json', 'stamps.json', ...Object.keys(made).map((name) => `${name}/bundle.json`)]);
}
