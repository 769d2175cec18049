/** What a picture's file says of itself before anything of it is unpacked. */
export interface PictureFile {
  /** The file with nothing in it but what makes the picture. */
  readonly bytes: Buffer;
  /** About how many bytes a decoder has to hold at a time for it, beside what it does for any. */
  readonly held: number;
}

const ascii = (bytes: Buffer, from: number, to: number): string => bytes.toString('latin1', from, to);

/** Chunks or segments of a file. Encoders make a few dozen, some one for each kilobyte of a PNG; a million empty ones would be half a second of the one thread. */
const PARTS_MOST = 10_000;

/** What a PNG is drawn from. Texts and profiles are packed: of five megabytes a decoder makes as many gigabytes, and copies them with every step. */
const PNG_NEEDED = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND']);
/** Bytes of a chunk beside its data: length, name, checksum. */
const PNG_AROUND = 12;
/** Samples of a pixel by colour type, transparency aside; a palette's colours have three. */
const PNG_SAMPLES: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 3, 4: 1, 6: 3 };

/** About as many rows are held between what unpacks them and what makes them smaller, of a PNG however few there are. */
const ROWS = 1_024;

/** An interlaced one is whole only after its last pass (PNG, section 8). */
function pngOf(file: Buffer): PictureFile | null {
  const kept = [file.subarray(0, 8)];
  let held = 0;
  for (let at = 8, parts = 0; at + PNG_AROUND <= file.length && parts < PARTS_MOST; parts += 1) {
    const length = file.readUInt32BE(at);
    const name = ascii(file, at + 4, at + 8);
    const end = at + PNG_AROUND + length;
    if (end > file.length || (kept.length === 1 && (name !== 'IHDR' || length < 13))) return null;
    if (kept.length === 1) {
      const [width, height] = [file.readUInt32BE(at + 8), file.readUInt32BE(at + 12)];
      const [depth, colour, interlaced] = [file[at + 16] ?? 0, file[at + 17] ?? 0, file[at + 20] !== 0];
      // Transparency is a sample more, and what has fewer bits than a byte is unpacked to bytes.
      const row = width * ((PNG_SAMPLES[colour] ?? 3) + 1) * (depth === 16 ? 2 : 1);
      held = row * (interlaced ? Math.max(height, ROWS) : ROWS);
    }
    if (PNG_NEEDED.has(name)) kept.push(file.subarray(at, end));
    if (name === 'IEND') return { bytes: Buffer.concat(kept), held };
    at = end;
  }
  return null;
}

const JPG = {
  start: 0xd8,
  scan: 0xda,
  exif: 0xe1,
  profile: 0xe2,
  /** Which colours they are, where it is not what one would think. */
  adobe: 0xee,
  jfif: 0xe0,
  comment: 0xfe,
} as const;
const EXIF = 'Exif\0\0';
const PROFILE = 'ICC_PROFILE\0';

const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
const isProgressive = (marker: number): boolean => [0xc2, 0xc6, 0xca, 0xce].includes(marker);

/** Whether a segment has a say in the picture: which way up it is, which colours they are (one piece each), and what is no note. */
function isNeeded(marker: number, body: Buffer, had: ReadonlySet<number>): boolean {
  if (marker === JPG.exif) return ascii(body, 0, EXIF.length) === EXIF && !had.has(marker);
  if (marker === JPG.profile)
    return ascii(body, 0, PROFILE.length) === PROFILE && body[PROFILE.length + 1] === 1 && !had.has(marker);
  if (marker === JPG.adobe || marker === JPG.jfif) return !had.has(marker);
  return marker !== JPG.comment && (marker < 0xe0 || marker > 0xef);
}

/** Coefficients of all of a frame's components, two bytes each. */
function coefficients(frame: Buffer): number {
  const pixels = frame.readUInt16BE(1) * frame.readUInt16BE(3);
  const sampling: (readonly [number, number])[] = [];
  for (let at = 6; at + 3 <= frame.length && sampling.length < (frame[5] ?? 0); at += 3)
    sampling.push([(frame[at + 1] ?? 0) >> 4, (frame[at + 1] ?? 0) & 15]);
  const most = Math.max(1, ...sampling.map(([across]) => across)) * Math.max(1, ...sampling.map(([, down]) => down));
  return sampling.reduce((sum, [across, down]) => sum + 2 * pixels * ((across * down) / most), 0);
}

/** Rows of a frame that are held on their way, a byte a sample. A long strip is not made smaller while it is unpacked. */
const rowsHeld = (frame: Buffer): number =>
  Math.min(frame.readUInt16BE(1), ROWS) * frame.readUInt16BE(3) * (frame[5] ?? 0);

/** One that comes in several scans is whole only after the last (ITU T.81, section 4.9). */
function jpgOf(file: Buffer): PictureFile | null {
  const kept = [file.subarray(0, 2)];
  const had = new Set<number>();
  let frame: { readonly body: Buffer; readonly progressive: boolean } | null = null;
  for (let at = 2, segments = 0; at + 4 <= file.length && segments < PARTS_MOST;) {
    // Any number of these may stand before a marker.
    if (file[at] === 0xff && file[at + 1] === 0xff) {
      at += 1;
      continue;
    }
    const marker = file[at + 1] ?? 0;
    const end = at + 2 + file.readUInt16BE(at + 2);
    if (file[at] !== 0xff || marker < 0xc0 || (marker >= 0xd0 && marker <= JPG.start) || end > file.length) return null;
    const body = file.subarray(at + 4, end);
    if (isFrame(marker)) {
      if (frame !== null || body.length < 9) return null;
      frame = { body, progressive: isProgressive(marker) };
    }
    if (marker === JPG.scan) {
      if (frame === null) return null;
      const parts = frame.progressive || (body[0] ?? 0) < (frame.body[5] ?? 0);
      return {
        bytes: Buffer.concat([...kept, file.subarray(at)]),
        held: rowsHeld(frame.body) + (parts ? coefficients(frame.body) : 0),
      };
    }
    if (isNeeded(marker, body, had)) kept.push(file.subarray(at, end));
    had.add(marker);
    segments += 1;
    at = end;
  }
  return null;
}

/** Bytes of a chunk's head: its name and its length. */
const RIFF_HEAD = 8;
/** What a webp is drawn from, one of each: of a moving one the first picture. A decoder walks from the first to each of the others before it opens any, and reads all that a camera wrote. */
const WEBP_NEEDED = new Set(['VP8X', 'ICCP', 'ANIM', 'ANMF', 'ALPH', 'VP8 ', 'VP8L', 'EXIF']);
/** Those of them that are notes are no longer than a segment of a jpg may be. */
const WEBP_NOTES = new Set(['ICCP', 'EXIF']);
const NOTE_MOST = 0xffff;
const uint24 = (bytes: Buffer, at: number): number => bytes.readUIntLE(at, 3) + 1;

/** All but the plain lossy kind are unpacked whole, four bytes a pixel (RFC 9649). */
function webpHeld(file: Buffer): number | null {
  const at = 12 + RIFF_HEAD;
  const kind = ascii(file, 12, 16);
  if (kind === 'VP8 ') return 0;
  if (kind === 'VP8X') return 4 * uint24(file, at + 4) * uint24(file, at + 7);
  if (kind !== 'VP8L') return null;
  const sides = file.readUInt32LE(at + 1);
  return 4 * ((sides & 0x3fff) + 1) * (((sides >>> 14) & 0x3fff) + 1);
}

function webpOf(file: Buffer): PictureFile | null {
  const held = file.length < 30 ? null : webpHeld(file);
  if (held === null) return null;
  const kept: Buffer[] = [Buffer.from(file.subarray(0, 12))];
  const had = new Set<string>();
  const whole = Math.min(file.length, RIFF_HEAD + file.readUInt32LE(4));
  let at = 12;
  for (let parts = 0; at + RIFF_HEAD <= whole; parts += 1) {
    const name = ascii(file, at, at + 4);
    const length = file.readUInt32LE(at + 4);
    // What has an odd length is followed by a byte of nothing.
    const end = at + RIFF_HEAD + length + (length & 1);
    if (parts === PARTS_MOST || end > file.length) return null;
    if (WEBP_NEEDED.has(name) && !had.has(name) && (length <= NOTE_MOST || !WEBP_NOTES.has(name)))
      kept.push(file.subarray(at, end));
    had.add(name);
    at = end;
  }
  const bytes = Buffer.concat(kept);
  bytes.writeUInt32LE(bytes.length - RIFF_HEAD, 4);
  return { bytes, held };
}

/**
 * Reads what kind of picture a file is by its first bytes, whatever it is called, takes out what would cost much and shows nothing, and says how much of it has to be
 * held at a time. Nothing is unpacked for it.
 * @returns null for what is no jpg, png or webp, or is not as those are
 */
export function pictureFile(file: Buffer): PictureFile | null {
  if (ascii(file, 0, 3) === '\xff\xd8\xff') return jpgOf(file);
  if (ascii(file, 0, 8) === '\x89PNG\r\n\x1a\n') return pngOf(file);
  return ascii(file, 0, 4) === 'RIFF' && ascii(file, 8, 12) === 'WEBP' ? webpOf(file) : null;
}
