import { IMAGE_QUALITY } from '../../contract/constants';

/** Pictures are made this large at most before they travel, pixels: what the server keeps of them. */
const SIDE_MOST = 1_600;

const loaded = (file: Blob): Promise<ImageBitmap> => createImageBitmap(file, { imageOrientation: 'from-image' });

/** A picture as the base64 of a jpg that a phone's line carries in seconds. What the browser cannot read goes as it is: the server says what is wrong with it. */
export async function shrunk(file: File): Promise<string> {
  const blob = await loaded(file).then(
    async (bitmap) => {
      const scale = Math.min(1, SIDE_MOST / Math.max(bitmap.width, bitmap.height));
      const canvas = document.createElement('canvas');
      canvas.width = Math.round(bitmap.width * scale);
      canvas.height = Math.round(bitmap.height * scale);
      canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
      bitmap.close();
      return new Promise<Blob>((resolve) =>
        canvas.toBlob((made) => resolve(made ?? file), 'image/jpeg', IMAGE_QUALITY / 100),
      );
    },
    () => file,
  );
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let text = '';
  for (let i = 0; i < bytes.length; i += 8_192) text += String.fromCharCode(...bytes.subarray(i, i + 8_192));
  return btoa(text);
}
