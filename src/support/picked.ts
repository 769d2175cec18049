import { IMAGES_MOST, PICTURE_MAX_BYTES } from '../../contract/constants';

/** Kinds of pictures that the server takes. */
export const KINDS: readonly string[] = ['image/jpeg', 'image/png', 'image/webp'];

/** What is wrong with chosen pictures (second document, section 5: three at most, size, format). */
export type PictureFault = 'many' | 'kind' | 'size';

/** Null where they may be sent. */
export function faultOf(files: readonly Pick<File, 'type' | 'size'>[]): PictureFault | null {
  if (files.length > IMAGES_MOST) return 'many';
  if (files.some(({ type }) => !KINDS.includes(type))) return 'kind';
  return files.some(({ size }) => size > PICTURE_MAX_BYTES) ? 'size' : null;
}
