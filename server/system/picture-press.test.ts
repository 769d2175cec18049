import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { CODE } from '../../contract/errors';
import { pictureFile } from './picture-file';
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

const sides = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 90, g: 60, b: 30, alpha: 0.5 } } });

it.each([
  [
    'a jpg that is whole only after its last scan',
    () => sides(4_200, 4_200).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }),
  ],
  ['an interlaced png', () => sides(3_700, 3_700).png({ progressive: true })],
  ['a png with very long rows', () => sides(40_000, 20).png()],
  ['a webp that is unpacked whole', () => sides(3_700, 3_700).webp({ effort: 0 })],
])('opens no picture that would be held whole in a hundred megabytes: %s', async (_, made) => {
  await expect(press(await made().toBuffer())).rejects.toMatchObject({ code: CODE.pictureSize });
});

it('unpacks nothing of a file that is no picture: texts of a png grow a thousandfold, and are copied with every step', async () => {
  const png = await sides(50, 50).png().toBuffer();
  const packed = deflateSync(Buffer.alloc(20 * 1024 * 1024, 'A'));
  const text = (index: number): Buffer => {
    const body = Buffer.concat([Buffer.from(`zTXtk${index}\0\0`), packed]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(body.length - 4);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const file = Buffer.concat([png.subarray(0, 33), ...Array.from({ length: 20 }, (_, i) => text(i)), png.subarray(33)]);
  const peakKb = () => process.resourceUsage().maxRSS;
  const before = peakKb();
  expect((await sharp(await press(file)).metadata()).width).toBe(BOX.side);
  // Four times 400 MB otherwise.
  expect(peakKb() - before).toBeLessThan(100 * 1024);
});

it('leaves out what a camera wrote many times, and keeps which way up the picture is', async () => {
  const picture = await sides(60, 30).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const note = Buffer.concat([Buffer.from([0xff, 0xed, 0xff, 0xff]), Buffer.alloc(65_533)]);
  const file = Buffer.concat([picture.subarray(0, 2), ...Array<Buffer>(20).fill(note), picture.subarray(2)]);
  expect(pictureFile(file)?.bytes.length).toBeLessThan(2_000);
  const made = await sharp(
    await createPicturePress().jpegOf(file.toString('base64'), { side: 64, fit: 'inside' }),
  ).metadata();
  expect([made.width, made.height]).toEqual([30, 60]);
});

it.each(['jpeg', 'png', 'webp'] as const)('refuses a %s that ends early, wherever that is', async (kind) => {
  const picture = await sides(40, 40)[kind]().toBuffer();
  for (let length = 3; length < picture.length; length += 7) {
    const file = picture.subarray(0, length);
    if (pictureFile(file) !== null) await expect(press(file)).rejects.toMatchObject({ code: CODE.pictureFormat });
  }
});
