/** The files of a scene's art, before PixiJS is there to make anything of them. */
import { type Sheet, url } from '../../assets/manifest';
import type { SheetJson } from './frames';
import type { FontJson } from './glyphs';

export interface SheetFiles {
  readonly sheet: SheetJson;
  readonly faces: readonly FontJson[];
  /** For one texture: whoever loads it closes it. */
  readonly bitmap: ImageBitmap;
}

async function get(path: string, signal: AbortSignal | undefined): Promise<Response> {
  const response = await fetch(url(path), { signal: signal ?? null });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response;
}

/** @throws Error with the file's path when it cannot be had; DOMException AbortError when the signal fired */
export async function fetchFiles(
  { image, json, fonts }: Pick<Sheet, 'image' | 'json' | 'fonts'>,
  signal?: AbortSignal,
): Promise<SheetFiles> {
  const [sheet, faces, bitmap] = await Promise.all([
    get(json, signal).then((r) => r.json() as Promise<SheetJson>),
    get(fonts, signal).then((r) => r.json() as Promise<readonly FontJson[]>),
    // Decoded off the main thread; colours come premultiplied, as the batch wants them.
    get(image, signal)
      .then((r) => r.blob())
      .then((blob) => createImageBitmap(blob)),
  ]);
  return { sheet, faces, bitmap };
}
