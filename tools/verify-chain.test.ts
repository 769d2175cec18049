import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import type { ChainRecord } from '../contract/fair';
import { CHAIN_USAGE, verifyChain } from './verify-chain';

const sha = (text: string): string => createHash('sha256').update(text).digest('hex');
const SEEDS = ['c0ffee'.padEnd(64, '0')];
for (let i = 0; i < 3; i += 1) SEEDS.unshift(sha(SEEDS[0] ?? ''));
const [LINK = '', first = '', second = ''] = SEEDS;
const SHARES = ['f0'.repeat(16), '0a'.repeat(16)];
const PUBLIC_SEED = sha([LINK, SHARES[1], SHARES[0]].join(':'));

const record: ChainRecord = {
  chainId: 'c1',
  feed: 'crash',
  state: 'inUse',
  seeding: 'shares',
  rounds: 3,
  used: 2,
  published: LINK,
  publishedAt: 1,
  closesAt: 2,
  publicSeed: PUBLIC_SEED,
  sealedAt: 3,
  shares: 2,
  list: SHARES.map((share) => ({ share, source: 'browser', at: 1 })),
};
const answerOf = (args: string[], file: unknown = record) => {
  const verdict = verifyChain(args, () => JSON.stringify(file));
  return verdict.code === 2 ? verdict.message : { code: verdict.code, ...JSON.parse(verdict.line) };
};
const RECORD = ['--record', 'chain.json'];

describe('npm run verify -- chain', () => {
  it('computes the public seed from the link and the shares, in any order', () => {
    const args = (shares: string[]) => ['--link', LINK, ...shares.flatMap((share) => ['--share', share])];
    const answer = { code: 0, link: LINK, shares: 2, publicSeed: PUBLIC_SEED };
    expect(answerOf(args(SHARES))).toEqual(answer);
    expect(answerOf(args([...SHARES].reverse()))).toEqual(answer);
  });

  it('holds a record against what it computes, and a seed against the link', () => {
    expect(answerOf(RECORD)).toMatchObject({ code: 0, matches: true });
    expect(answerOf([...RECORD, '--server-seed', first, '--index', '1'])).toMatchObject({ code: 0, belongs: true });
    expect(answerOf([...RECORD, '--server-seed', second, '--index', '2'])).toMatchObject({ code: 0, belongs: true });
  });

  it("says so when a share was left out or a seed is another chain's", () => {
    expect(answerOf(RECORD, { ...record, list: record.list.slice(1) })).toMatchObject({ code: 1, matches: false });
    expect(answerOf([...RECORD, '--server-seed', second, '--index', '1'])).toMatchObject({ code: 1, belongs: false });
  });

  it.each<[string, string[], unknown?]>([
    ['--link or --record is missing', []],
    ['--link must be 64 hex digits', ['--link', 'abc']],
    ['--share must be 32 hex digits', ['--link', LINK, '--share', 'abc']],
    ['--record has the link', [...RECORD, '--link', LINK]],
    ['is no record of a chain', RECORD, { errCode: 3 }],
    ['nothing binds it', RECORD, { ...record, seeding: 'house', list: [] }],
    ['--server-seed and --index go together', [...RECORD, '--index', '1']],
    ['--index must be a whole number', [...RECORD, '--server-seed', first, '--index', '0']],
    ["Unknown option '--nonce'", ['--nonce', '1']],
  ])('refuses with: %s', (message, args, file) => {
    const answer = answerOf(args, file);
    expect(answer).toContain(message);
    expect(answer).toContain(CHAIN_USAGE);
  });

  it('is reached by the command, one line on stdout', async () => {
    const script = fileURLToPath(new URL('verify.mjs', import.meta.url));
    const { stdout } = await promisify(execFile)(process.execPath, [script, 'chain', '--link', LINK]);
    expect(JSON.parse(stdout)).toEqual({ link: LINK, shares: 0, publicSeed: sha(LINK) });
  });
});
