import sharp from 'sharp';
import { expect, it } from 'vitest';
import { CODE } from '../../contract/errors';
import { createPicturePress } from './picture-press';

const BOX = { side: 64, fit: 'cover' } as const;
const SCRIPT = '<html><script>alert(1)</script><svg xmlns="http://www.w3.org/2000/svg"/>';
const plain = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#884422' } }).jpeg({ progressive: true });
const press = (bytes: Buffer) => createPicturePress().jpegOf(bytes.toString('base64'), BOX);

it('keeps nothing of a picture once it is made, nor of one that cannot be: each may hold a hundred megabytes', async () => {
  const picture = await plain(600).toBuffer();
  const held = () => sharp.cache().items.current;
  await press(picture);
  expect(held()).toBe(0);
  await expect(press(picture.subarray(0, picture.length / 2))).rejects.toMatchObject({ code: CODE.pictureFormat });
  expect(held()).toBe(0);
});

it('leaves nothing of what else a file was: neither a page behind the picture nor what the camera wrote', async () => {
  const picture = await plain(100)
    .withExif({ IFD0: { Copyright: 'Sari' }, IFD3: { GPSLatitude: '6/1 12/1 0/1' } })
    .toBuffer();
  expect(picture.includes('Sari')).toBe(true);
  const made = await press(Buffer.concat([picture, Buffer.from(SCRIPT)]));
  for (const trace of ['Sari', 'Exif', 'script', 'svg']) expect(made.includes(trace)).toBe(false);
  expect((await sharp(made).metadata()).format).toBe('jpeg');
});

it.each([
  ['a page', SCRIPT],
  ['a gif that is a script', 'GIF89a/*aaaaaaaaaaaa*/=1;alert(1)//'],
  ['a drawing under a jpg’s first bytes', `\xff\xd8\xff${SCRIPT}`],
  ['a drawing under a png’s', `\x89PNG\r\n\x1a\n${SCRIPT}`],
  ['a drawing under a webp’s', `RIFF0000WEBP${SCRIPT}`],
  ['a tiff', 'II*\0aaaaaaaaaaaaaaaa'],
])('refuses %s', async (_, text) => {
  await expect(press(Buffer.from(text, 'latin1'))).rejects.toMatchObject({ code: CODE.pictureFormat });
});
