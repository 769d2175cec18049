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
const ANA = { id: 'ana', address: null, admit: () => undefined };
const pressOf = () => createPicturePress({ now: () => performance.now() });
const press = (bytes: Buffer) => pressOf().jpegOf(bytes.toString('base64'), BOX, ANA);

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
  [
    'a jpg with very long rows',
    () => sharp({ create: { width: 65_000, height: 600, channels: 3, background: '#884422' } }).jpeg(),
  ],
  ['an interlaced png', () => sides(3_700, 3_700).png({ progressive: true })],
  ['a png with very long rows', () => sides(40_000, 20).png()],
  ['a webp that is unpacked whole', () => sides(3_700, 3_700).webp({ effort: 0 })],
])('opens no picture that would be held whole in a hundred megabytes: %s', async (_, made) => {
  await expect(press(await made().toBuffer())).rejects.toMatchObject({ code: CODE.pictureSize });
});

it('opens a jpg as phones and cameras have them, of one scan or many', async () => {
  // Twelve million pixels in many scans, twice as many in one.
  for (const [width, height, progressive] of [
    [4_000, 3_000, true],
    [6_000, 4_000, false],
  ] as const) {
    const picture = await sharp({ create: { width, height, channels: 3, background: '#884422' } })
      .jpeg({ progressive })
      .toBuffer();
    expect((await sharp(await press(picture)).metadata()).width).toBe(BOX.side);
  }
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
    await pressOf().jpegOf(file.toString('base64'), { side: 64, fit: 'inside' }, ANA),
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

it.each([
  ['png', 33, '000000004944415435af061e'],
  ['jpeg', 2, 'ffdd00040000'],
] as const)('takes no %s apart that is in a hundred thousand pieces', async (kind, at, empty) => {
  const picture = await sides(40, 40)[kind]().toBuffer();
  const inPieces = (count: number): Buffer =>
    Buffer.concat([
      picture.subarray(0, at),
      ...Array<Buffer>(count).fill(Buffer.from(empty, 'hex')),
      picture.subarray(at),
    ]);
  expect(pictureFile(inPieces(1_000))).not.toBeNull();
  expect(pictureFile(inPieces(100_000))).toBeNull();
});

/** A webp that moves: of so many pictures of one point each. */
async function moving(pictures: number): Promise<Buffer> {
  const chunk = (name: string, body: Buffer): Buffer => {
    const length = Buffer.alloc(4);
    length.writeUInt32LE(body.length);
    return Buffer.concat([Buffer.from(name), length, body, Buffer.alloc(body.length & 1)]);
  };
  const point = await sides(1, 1).webp({ lossless: true }).toBuffer();
  const bits = point.subarray(point.indexOf('VP8L'));
  const parts = [
    chunk('VP8X', Buffer.from([2, 0, 0, 0, 0, 0, 0, 0, 0, 0])),
    chunk('ANIM', Buffer.alloc(6)),
    ...Array<Buffer>(pictures).fill(chunk('ANMF', Buffer.concat([Buffer.alloc(12), Buffer.from([40, 0, 0, 0]), bits]))),
  ];
  return chunk('RIFF', Buffer.concat([Buffer.from('WEBP'), ...parts]));
}

it('takes the first picture of a webp that moves, and walks to none of the others: from the first to each of forty thousand were ten seconds', async () => {
  const file = await moving(1_000);
  const read = pictureFile(file);
  expect(read?.bytes.length).toBeLessThan(200);
  expect(pictureFile(await moving(100_000))).toBeNull();
  expect(await sharp(await press(file)).metadata()).toMatchObject({ format: 'jpeg', width: BOX.side });
});

it('keeps of a webp which way up it is, and no long notes', async () => {
  const picture = await sharp({ create: { width: 60, height: 30, channels: 3, background: '#884422' } })
    .withMetadata({ orientation: 6 })
    .webp()
    .toBuffer();
  const note = Buffer.concat([Buffer.from('XMP \x40\x42\x0f\0', 'latin1'), Buffer.alloc(1_000_000)]);
  const file = Buffer.concat([picture, note]);
  file.writeUInt32LE(file.length - 8, 4);
  expect(pictureFile(file)?.bytes.length).toBe(picture.length);
  const made = await sharp(
    await pressOf().jpegOf(file.toString('base64'), { side: 64, fit: 'inside' }, ANA),
  ).metadata();
  expect([made.width, made.height]).toEqual([30, 60]);
});

it('makes pictures first of who had less of its time, and of whose address: nobody keeps others from theirs, by however many', async () => {
  let now = 0;
  const { jpegOf } = createPicturePress({ now: () => now });
  const picture = (await plain(20).toBuffer()).toString('base64');
  const made: string[] = [];
  const refused: string[] = [];
  let counted = 0;
  const send = (id: string, address: string, ms: number): Promise<void> =>
    jpegOf(picture, BOX, {
      id,
      address,
      admit() {
        counted += 1;
        now += ms;
      },
    }).then(
      () => void made.push(id),
      ({ code }: { code: number }) => void refused.push(`${id} ${code}`),
    );
  const dear = (count: number) => Array.from({ length: count }, (_, i) => send(`malin${i}`, 'lair', 2_000));
  await Promise.all(dear(1));
  // All but one of these have sent nothing before; one is at work at once, and eight may wait.
  await Promise.all([...dear(9), send('ani', 'home', 10), send('budi', 'lair', 10)]);
  expect(made.slice(0, 3)).toEqual(['malin0', 'malin0', 'ani']);
  expect(refused).toEqual(['malin8 667', 'budi 667']);
  // Who is refused has not had one of their day.
  expect(counted).toBe(1 + 9);
  // Of the same address whoever had less goes first, too.
  made.length = 0;
  await Promise.all([...dear(8), send('budi', 'lair', 10)]);
  expect(made.indexOf('budi')).toBe(1);
});

it('makes nobody’s pictures first for being somebody else each time, on a network that nobody has come from', async () => {
  let now = 0;
  const { jpegOf } = createPicturePress({ now: () => now });
  const picture = (await plain(20).toBuffer()).toString('base64');
  const made: string[] = [];
  let sent = 0;
  const send = (id: string, address: string, ms: number): Promise<void> =>
    jpegOf(picture, BOX, { id, address, admit: () => void (now += ms) }).then(() => void made.push(id));
  const dear = () => {
    sent += 1;
    return send(`malin${sent}`, `2001:db8:7:${sent}::/64`, 2_000);
  };
  await dear();
  await Promise.all([...Array.from({ length: 8 }, dear), send('ani', '192.0.2.7', 10)]);
  expect(made.indexOf('ani')).toBe(2);
});
