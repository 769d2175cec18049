import { expect, it } from 'vitest';
import { filmFrames } from './frames';
import { FRAME_MS } from '../deck/player';
import { crc32, zipOf } from './zip';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const never = new AbortController().signal;

/** A deck that only keeps its time. */
function still(length: number, loop: { readonly from: number; readonly to: number } | null = null) {
  let time = 5;
  return {
    length,
    state: () => ({ time, playing: false, rate: 1, loop, astray: false }),
    pause: () => undefined,
    seek: (to: number) => void (time = to),
    step: (frames = 1) => void (time += frames * FRAME_MS),
  };
}

it('the check sum is that of the standard', () => {
  expect(crc32(bytesOf('123456789'))).toBe(0xcbf43926);
  expect(crc32(bytesOf(''))).toBe(0);
});

/** Reads an archive as others do: from its end, by its directory, each file where that says it is. */
function unzipped(zip: Buffer): Record<string, string> {
  const end = zip.length - 22;
  expect(zip.readUInt32LE(end)).toBe(0x06054b50);
  const files: Record<string, string> = {};
  let at = zip.readUInt32LE(end + 16);
  expect(at + zip.readUInt32LE(end + 12)).toBe(end);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    expect(zip.readUInt32LE(at)).toBe(0x02014b50);
    const [crc, length, letters] = [zip.readUInt32LE(at + 16), zip.readUInt32LE(at + 24), zip.readUInt16LE(at + 28)];
    const local = zip.readUInt32LE(at + 42);
    const name = zip.toString('utf8', at + 46, at + 46 + letters);
    // Both heads say the same, from the version needed on to the name.
    expect(zip.readUInt32LE(local)).toBe(0x04034b50);
    expect(zip.subarray(local + 4, local + 30 + letters)).toEqual(
      Buffer.concat([zip.subarray(at + 6, at + 32), zip.subarray(at + 46, at + 46 + letters)]),
    );
    const bytes = zip.subarray(local + 30 + letters, local + 30 + letters + length);
    expect(crc32(bytes)).toBe(crc);
    files[name] = bytes.toString('utf8');
    at += 46 + letters;
  }
  return files;
}

it('an archive has every file as it was, where its directory says', () => {
  const files = { 'frame-0000.png': 'one', 'frame-0001.png': '', 'frame-0002.png': '\u0000\r\n\u00ff'.repeat(999) };
  const entries = Object.entries(files).map(([name, text]) => ({ name, bytes: bytesOf(text) }));
  expect(unzipped(Buffer.concat(zipOf(entries)))).toEqual(files);
});

it.each([
  ['one lap', still(1_000), 0, 60],
  ['the looped span', still(9_000, { from: 2_000, to: 2_500 }), 2_000, 30],
])('every frame of %s is taken once, on its own clock, however long each takes', async (_, deck, from, count) => {
  const at: number[] = [];
  const take = async () => {
    at.push(deck.state().time);
    return bytesOf(String(at.length));
  };
  const told: string[] = [];
  const film = await filmFrames(deck, take, (done, of) => told.push(`${done}/${of}`), never);
  expect(at).toHaveLength(count);
  for (const [n, time] of at.entries()) expect(time).toBeCloseTo(from + n * FRAME_MS, 6);
  expect(told.at(-1)).toBe(`${count}/${count}`);
  expect(film?.type).toBe('application/zip');
});

it('is stopped between two frames', async () => {
  const stop = new AbortController();
  let taken = 0;
  const take = async () => {
    taken += 1;
    if (taken === 3) stop.abort();
    return bytesOf('x');
  };
  expect(await filmFrames(still(1_000), take, () => undefined, stop.signal)).toBeNull();
  expect(taken).toBe(3);
});
