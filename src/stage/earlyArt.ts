/** A room's art, asked for before any of the code is there that draws it: the room's page says what it is (tools/lib/room-pages). */
import { type Bundle, pick, type Scale } from '../../assets/manifest';
import { fetchFiles, type SheetFiles } from '../../scenes/kit/files';
import { qualityBudget } from '../../scenes/kit/quality';

export interface EarlyArt {
  readonly scale: Scale;
  readonly files: Promise<SheetFiles>;
}

/** What a stage loads: as fine as its best level draws, so that it need not load again. */
export const scaleFor = (art: Pick<Bundle, 'sheets'>, width: number): Scale =>
  pick(art, Math.min(window.devicePixelRatio, qualityBudget.high.resolution), width);

/**
 * @param page where the room's art is listed, if it is
 * @param width CSS px of the picture
 */
export function earlyArt(page: Document, width: number): EarlyArt | undefined {
  const listed = page.getElementById('art')?.textContent;
  if (!listed) return undefined;
  const art = JSON.parse(listed) as Pick<Bundle, 'sheets'>;
  const scale = scaleFor(art, width);
  const files = fetchFiles(art.sheets[scale]);
  // Who takes them says what becomes of it.
  files.catch(() => undefined);
  return { scale, files };
}
