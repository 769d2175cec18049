/** ZIP archives of files that are packed already (APPNOTE 6.3.10: local headers 4.3.7, central directory 4.3.12, end record 4.3.16; method 0, stored). Four gigabytes and 65,535 files at most. */

export interface ZipEntry {
  /** ASCII. */
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** The reversed polynomial of ISO 3309, byte by byte. */
const TABLE = Uint32Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let bit = 0; bit < 8; bit += 1) c = c & 1 ? (c >>> 1) ^ 0xedb88320 : c >>> 1;
  return c;
});

/** CRC-32 as ZIP has it. */
export function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (crc >>> 8) ^ (TABLE[(crc ^ byte) & 255] ?? 0);
  return (crc ^ 0xffffffff) >>> 0;
}

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const VERSION = 20;
/** 1 January 1980, the first day that ZIP knows: an archive of the same pictures is the same file. */
const DATE = 0x21;

/** Fields of two and four bytes, little-endian. */
function fields(...values: readonly (readonly [size: 2 | 4, value: number])[]): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(values.reduce((sum, [size]) => sum + size, 0)));
  let at = 0;
  for (const [size, value] of values) {
    if (size === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += size;
  }
  return new Uint8Array(view.buffer);
}

/** The archive, in pieces for a Blob. */
export function zipOf(entries: readonly ZipEntry[]): readonly Uint8Array<ArrayBuffer>[] {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const directory: Uint8Array<ArrayBuffer>[] = [];
  let offset = 0;
  for (const { name, bytes } of entries) {
    const letters = new TextEncoder().encode(name);
    const common = [
      [2, VERSION],
      [2, 0],
      [2, 0],
      [2, 0],
      [2, DATE],
      [4, crc32(bytes)],
      [4, bytes.length],
      [4, bytes.length],
      [2, letters.length],
      [2, 0],
    ] as const;
    const local = [fields([4, LOCAL], ...common), letters, bytes];
    directory.push(fields([4, CENTRAL], [2, VERSION], ...common, [2, 0], [2, 0], [2, 0], [4, 0], [4, offset]), letters);
    parts.push(...local);
    offset += local.reduce((sum, part) => sum + part.length, 0);
  }
  const length = directory.reduce((sum, part) => sum + part.length, 0);
  const { length: count } = entries;
  return [
    ...parts,
    ...directory,
    fields([4, END], [2, 0], [2, 0], [2, count], [2, count], [4, length], [4, offset], [2, 0]),
  ];
}
