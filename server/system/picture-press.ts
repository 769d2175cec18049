import { IMAGE_QUALITY, PICTURE_MAX_BYTES } from '../../contract/constants';
import { CODE, CodeError, tooSoon } from '../../contract/errors';
import type { Clock } from '../ports';
import { Lately, payersOf } from './lately';
import { pictureFile } from './picture-file';

/** The box that a picture is made to fit, pixels. */
export interface PictureBox {
  readonly side: number;
  readonly fit: 'cover' | 'inside';
}

/** Who sends a picture. */
export interface PictureSender {
  readonly id: string;
  /** Who pays for it beside the player; null for an address that stands for nobody. */
  readonly address: string | null;
  /** Called before anything is unpacked: throws for whoever may send none now, and counts those who may, as one that cannot be unpacked costs as much. */
  readonly admit: () => void;
}

/** Makes pictures of what people send. */
export interface PicturePress {
  /**
   * A file, base64, as a jpg of quality 80 in its box, with nothing left of what else was in the file. One picture at a time; those go first whose pictures, and whose address's, took less lately.
   * @throws CodeError 1413 too large, 1409 of another format, 667 when too many wait
   */
  jpegOf(base64: string, box: PictureBox, sender: PictureSender): Promise<Buffer>;
}

/** A file of kilobytes may say that it is of gigabytes: nothing of more pixels than a good phone's is unpacked. */
const PIXELS_MOST = 40_000_000;
/** What may be held at a time while it is unpacked, bytes: twelve million pixels of four, as phones have them. Our own client sends two million. */
const HELD_MOST = 48 * 1024 * 1024;
const TOO_WIDE = 'Gambar terlalu besar untuk dibuka, perkecil dahulu';
const DECODING_SECONDS = 5;
/** Pictures that may wait to be unpacked, one at a time: each takes a core and up to 100 MB. */
const WAITING_MOST = 8;
const RETRY_MS = 3_000;

/** Unpacks a picture within limits and packs it anew. @throws CodeError 1409 */
async function reencoded(bytes: Uint8Array, { side, fit }: PictureBox): Promise<Buffer> {
  // Loaded with the first picture.
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  // Its cache counts pixels, and would keep what a decoder holds besides: 120 MB of each large progressive jpg, of up to a hundred.
  sharp.cache(false);
  try {
    return await sharp(bytes, { limitInputPixels: PIXELS_MOST, failOn: 'error', pages: 1 })
      .rotate()
      .resize({ width: side, height: side, fit, withoutEnlargement: fit === 'inside' })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: IMAGE_QUALITY })
      .timeout({ seconds: DECODING_SECONDS })
      .toBuffer();
  } catch {
    throw new CodeError(CODE.pictureFormat);
  }
}

interface Waiting {
  readonly payers: readonly string[];
  readonly begin: () => void;
  readonly refuse: (error: Error) => void;
}

export function createPicturePress(clock: Pick<Clock, 'now'>): PicturePress {
  const lately = new Lately(clock);
  let waiting: readonly Waiting[] = [];
  let busy = false;

  /** Those who wait, by what they had; who had as much in the order in which they came. */
  const inOrder = (): readonly Waiting[] =>
    waiting
      .map((one) => ({ one, ms: lately.had(one.payers) }))
      .sort((a, b) => a.ms - b.ms)
      .map(({ one }) => one);
  const leave = (gone: Waiting): void => void (waiting = waiting.filter((one) => one !== gone));
  const next = (): void => {
    const [first] = inOrder();
    busy = first !== undefined;
    if (first === undefined) return;
    leave(first);
    first.begin();
  };
  const turnOf = (payers: readonly string[]): Promise<void> =>
    new Promise((begin, refuse) => {
      waiting = [...waiting, { payers, begin, refuse }];
      if (!busy) next();
      const last = inOrder()[WAITING_MOST];
      if (last === undefined) return;
      leave(last);
      last.refuse(tooSoon(RETRY_MS));
    });

  return {
    async jpegOf(base64, box, { id, address, admit }) {
      const bytes = Buffer.from(base64, 'base64');
      if (bytes.length > PICTURE_MAX_BYTES) throw new CodeError(CODE.pictureSize);
      const file = pictureFile(bytes);
      if (file === null) throw new CodeError(CODE.pictureFormat);
      if (file.held > HELD_MOST) throw new CodeError(CODE.pictureSize, {}, TOO_WIDE);
      const payers = payersOf(id, address);
      await turnOf(payers);
      const since = clock.now();
      try {
        admit();
        return await reencoded(file.bytes, box);
      } finally {
        lately.add(payers, since);
        next();
      }
    },
  };
}
