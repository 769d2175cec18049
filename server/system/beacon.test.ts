import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Beacon } from '../ports';
import { drandBeacon } from './beacon';

const GENESIS = 1_700_000_000;
const SIGNATURE = 'ab'.repeat(48);
const RANDOMNESS = createHash('sha256').update(SIGNATURE, 'hex').digest('hex');

/** A relay as drand's are: round 7 is there, 8 to come, 9 is forged, 10 is another one. */
const relay = createServer(({ url }, reply) => {
  const answers: Record<string, [number, object]> = {
    '/net/info': [200, { period: 3, genesis_time: GENESIS, hash: 'x' }],
    '/net/public/7': [200, { round: 7, randomness: RANDOMNESS, signature: SIGNATURE }],
    '/net/public/8': [404, {}],
    '/net/public/9': [200, { round: 9, randomness: 'cd'.repeat(32), signature: SIGNATURE }],
    '/net/public/10': [200, { round: 7, randomness: RANDOMNESS, signature: SIGNATURE }],
  };
  const [status, body] = answers[url ?? ''] ?? [500, {}];
  reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
});
let beacon: Beacon;

beforeAll(async () => {
  await new Promise<void>((resolve) => relay.listen(0, '127.0.0.1', resolve));
  beacon = drandBeacon(`http://127.0.0.1:${(relay.address() as AddressInfo).port}/net/`);
});
afterAll(() => new Promise((resolve) => relay.close(resolve)));

describe('a drand beacon', () => {
  it('names the first round that is not there before a time', async () => {
    const at = (round: number): number => (GENESIS + (round - 1) * 3) * 1000;
    expect(await beacon.roundAfter(at(100))).toBe(100);
    expect(await beacon.roundAfter(at(100) + 1)).toBe(101);
    expect(await beacon.roundAfter(0)).toBe(1);
  });

  it('gives a value that is there, and null for one to come', async () => {
    expect(await beacon.value(7)).toBe(RANDOMNESS);
    expect(await beacon.value(8)).toBeNull();
  });

  it('takes no value that is not the hash of its signature, nor that of another round, nor an error', async () => {
    await expect(beacon.value(9)).rejects.toThrow('does not follow from its signature');
    await expect(beacon.value(10)).rejects.toThrow('malformed');
    await expect(beacon.value(11)).rejects.toThrow('answers 500');
  });
});
