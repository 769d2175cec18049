import { IMAGE_QUALITY, PICTURE_MAX_BYTES } from '../../contract/constants';
import { CODE, CodeError, tooSoon } from '../../contract/errors';
import { pictureFile } from './picture-file';

/** The box that a picture is made to fit, pixels. */
export interface PictureBox {
  readonly side: number;
  readonly fit: 'cover' | 'inside';
}

/** Makes pictures of what people send. */
export interface PicturePress {
  /**
   * A file, base64, as a jpg of quality 80 in its box, with nothing left of what else was in the file. One picture at a time.
   * @param admit called before anything is unpacked: throws for whoever may send none now, and counts those who may, as one that cannot be unpacked costs as much
   * @throws CodeError 1413 too large, 1409 of another format, 667 when too many wait
   */
  jpegOf(base64: string, box: PictureBox, admit?: () => void): Promise<Buffer>;
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

export function createPicturePress(): PicturePress {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return {
    async jpegOf(base64, box, admit) {
      const bytes = Buffer.from(base64, 'base64');
      if (bytes.length > PICTURE_MAX_BYTES) throw new CodeError(CODE.pictureSize);
      const file = pictureFile(bytes);
      if (file === null) throw new CodeError(CODE.pictureFormat);
      if (file.held > HELD_MOST) throw new CodeError(CODE.pictureSize, {}, TOO_WIDE);
      admit?.();
      if (waiting >= WAITING_MOST) throw tooSoon(RETRY_MS);
      waiting += 1;
      const turn = last.then(() => reencoded(file.bytes, box)).finally(() => (waiting -= 1));
      last = turn.catch(() => undefined);
      return turn;
    },
  };
}
