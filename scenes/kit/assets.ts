/** Loads a scene's bundle: one texture, its frames and its fonts. Nothing is cached globally; the loader of a scene unloads it. */
import { ImageSource, Rectangle, Texture } from 'pixi.js';
import type { Bundle, Scale } from '../../assets/manifest';
import { fetchFiles, type SheetFiles } from './files';
import { frameOf, type Frame, plain, type SheetFrame, type SheetJson } from './frames';
import { glyphFont, type FontJson, type GlyphFont } from './glyphs';
import type { SceneAssets } from './scene';

/** Assets that can be let go: textures are freed on the GPU too. */
export interface LoadedAssets extends SceneAssets {
  readonly scale: Scale;
  destroy(): void;
}

/**
 * @param ahead its files, where they are on their way already
 * @throws Error with the file's path when it cannot be had; DOMException AbortError when the signal fired
 */
export async function loadBundle(
  { sheets }: Bundle,
  scale: Scale,
  signal?: AbortSignal,
  ahead?: Promise<SheetFiles>,
): Promise<LoadedAssets> {
  const { image, density } = sheets[scale];
  const fetched = (): Promise<SheetFiles> => fetchFiles(sheets[scale], signal);
  const { sheet, faces, bitmap } = await (ahead?.catch(fetched) ?? fetched());
  const source = new ImageSource({
    resource: bitmap,
    resolution: density,
    alphaMode: 'premultiplied-alpha',
    label: image,
  });
  return assetsOf(source, sheet, faces, density, scale, () => bitmap.close());
}

/** Lights that fade out towards a circle. */
const ROUND: ReadonlySet<string> = new Set(['glow', 'shade', 'wave']);
/** White all over: what rectangles and gradients are drawn with. */
const WHITE = 'px';

function textureOf(source: ImageSource, entry: SheetFrame, density: number): Texture {
  const { frame, spriteSourceSize: trim, sourceSize, anchor, borders } = entry;
  return new Texture({
    source,
    frame: new Rectangle(frame.x / density, frame.y / density, frame.w / density, frame.h / density),
    orig: new Rectangle(0, 0, sourceSize.w / density, sourceSize.h / density),
    trim: new Rectangle(trim.x / density, trim.y / density, trim.w / density, trim.h / density),
    defaultAnchor: anchor ?? { x: 0.5, y: 0.5 },
    ...(borders ? { defaultBorders: borders } : {}),
  });
}

function assetsOf(
  source: ImageSource,
  sheet: SheetJson,
  faces: readonly FontJson[],
  density: number,
  scale: Scale,
  close: () => void,
): LoadedAssets {
  const textures = new Map<string, Texture>();
  const frames = new Map<string, Frame>();
  const fonts = new Map<string, GlyphFont>(faces.map((face) => [face.fontFamily, glyphFont(face, sheet.meta.size)]));
  const entry = (name: string): SheetFrame => {
    const found = sheet.frames[name];
    if (!found) throw new Error(`no frame ${name} in this bundle`);
    return found;
  };
  return {
    source,
    scale,
    texture(name) {
      let texture = textures.get(name);
      if (!texture) textures.set(name, (texture = textureOf(source, entry(name), density)));
      return texture;
    },
    frame(name) {
      let frame = frames.get(name);
      if (!frame) {
        frame = frameOf(entry(name), sheet.meta.size, density, ROUND.has(name));
        if (name === WHITE) frame = plain(frame);
        frames.set(name, frame);
      }
      return frame;
    },
    font(name) {
      const font = fonts.get(name);
      if (!font) throw new Error(`no font ${name} in this bundle`);
      return font;
    },
    destroy() {
      for (const texture of textures.values()) texture.destroy();
      source.destroy();
      close();
    },
  };
}
