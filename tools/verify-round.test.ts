import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { GAME_IDS } from '../contract/games';
import { USAGE, verifyRound } from './verify-round';

type Vector = Record<string, string | number | (string | number)[]>;

const FLAG_OF: Record<string, string> = {
  serverSeed: '--server-seed',
  publicSeed: '--public-seed',
  roundId: '--round',
  clientSeed: '--client-seed',
  nonce: '--nonce',
  mines: '--mines',
  count: '--count',
};

const load = (game: string): Vector[] => {
  const vectors: Vector[] = JSON.parse(readFileSync(new URL(`../tests/vectors/${game}.json`, import.meta.url), 'utf8'));
  return vectors;
};

const argsOf = (game: string, vector: Vector): string[] => [
  game,
  ...Object.entries(vector).flatMap(([key, value]) => {
    const flag = FLAG_OF[key];
    return flag === undefined ? [] : [flag, String(value)];
  }),
];

const answerOf = (args: string[]): unknown => {
  const verdict = verifyRound(args);
  return verdict.code === 0 ? JSON.parse(verdict.line) : verdict.message;
};

describe.each(GAME_IDS)('npm run verify -- %s', (game) => {
  it('answers every vector', () => {
    for (const vector of load(game)) {
      const { digest, result, multiplier } = vector;
      expect(answerOf(argsOf(game, vector))).toEqual({
        game,
        digest,
        result,
        ...(multiplier === undefined ? {} : { multiplier }),
      });
    }
  });
});

describe('npm run verify', () => {
  const room = ['crash', '--server-seed', 'aa', '--public-seed', 'bb', '--round', '1'];
  const solo = ['mines', '--server-seed', 'aa', '--client-seed', 'bb', '--nonce', '0'];

  it('places one mine and draws eight cards unless told otherwise', () => {
    expect(answerOf(solo)).toEqual(answerOf([...solo, '--mines', '1']));
    expect(answerOf(['hilo', ...solo.slice(1)])).toEqual(answerOf(['hilo', ...solo.slice(1), '--count', '8']));
  });

  it.each<[string, string[]]>([
    ['name a game', []],
    ['no game is called "poker"', ['poker']],
    ['unexpected "2"', [...room, '2']],
    ['--server-seed is missing', ['crash', '--public-seed', 'bb', '--round', '1']],
    ['--round is missing', room.slice(0, 5)],
    ['--public-seed is missing', ['crash', '--server-seed', 'aa', '--public-seed', '', '--round', '1']],
    ['--nonce is missing', solo.slice(0, 5)],
    ['crash has no --nonce', [...room, '--nonce', '0']],
    ['mines has no --count', [...solo, '--count', '1']],
    ['--mines must be a whole number from 1 to 24, not "25"', [...solo, '--mines', '25']],
    ['--nonce must be a whole number', ['mines', '--server-seed', 'aa', '--client-seed', 'bb', '--nonce', '1.5']],
    ["Unknown option '--seed'", [...room, '--seed', 'x']],
    ["'--round <value>' argument missing", ['crash', '--round']],
  ])('refuses with: %s', (message, args) => {
    const verdict = verifyRound(args);
    expect(verdict).toMatchObject({ code: 2 });
    expect(verdict.code === 2 && verdict.message).toContain(message);
    expect(verdict.code === 2 && verdict.message).toContain(USAGE);
  });

  it('prints one line on stdout, and mistakes on stderr with exit code 2', async () => {
    const script = fileURLToPath(new URL('verify.mjs', import.meta.url));
    const run = promisify(execFile);
    const [vector] = load('crash');
    const { stdout } = await run(process.execPath, [script, ...argsOf('crash', vector ?? {})]);
    expect(stdout.trimEnd().split('\n')).toHaveLength(1);
    expect(JSON.parse(stdout)).toEqual({ game: 'crash', digest: vector?.digest, result: 1.46, multiplier: 1.46 });
    await expect(run(process.execPath, [script, 'crash'])).rejects.toMatchObject({
      code: 2,
      stdout: '',
      stderr: expect.stringContaining('--server-seed is missing'),
    });
  });
});
