/**
 * Recomputes a round from its published seeds, with the rules that the server plays by:
 *
 *   npm run verify -- crash --public-seed P --server-seed S --round R
 *   npm run verify -- mines --server-seed S --client-seed C --nonce N --mines M
 *
 * Prints one JSON line `{"game","digest","result","multiplier"?}`. See {@link USAGE} for every game.
 */
import { parseArgs } from 'node:util';
import { GAME_IDS, type GameId } from '../contract/games';
import type { Draws } from '../rules/fairness/draws';
import { roomDraws } from '../rules/fairness/room';
import { soloDraws } from '../rules/fairness/solo';
import { type DrawOptions, type GameRules, RULES } from '../rules/registry';

/** What the command prints, and with which exit code: 0 on stdout, 2 on stderr. */
export type Verdict = { readonly code: 0; readonly line: string } | { readonly code: 2; readonly message: string };

const FLAGS = {
  'server-seed': { type: 'string' },
  'public-seed': { type: 'string' },
  round: { type: 'string' },
  'client-seed': { type: 'string' },
  nonce: { type: 'string' },
  mines: { type: 'string' },
  count: { type: 'string' },
} as const;
type Flag = keyof typeof FLAGS;
type Flags = Partial<Record<Flag, string>>;

/** The flags that name a round, by kind of game. */
const SEED_FLAGS = {
  room: ['server-seed', 'public-seed', 'round'],
  solo: ['server-seed', 'client-seed', 'nonce'],
} as const satisfies Record<GameRules['kind'], readonly Flag[]>;

/** The range of each draw option, and its value when the flag is left out. */
const OPTION_RANGES: Record<keyof DrawOptions, { min: number; max: number; usual: number }> = {
  mines: { min: 1, max: 24, usual: 1 },
  count: { min: 1, max: 1_000, usual: 8 },
};

const usageOf = (game: GameId): string => {
  const { kind, options } = RULES[game];
  const seeds = SEED_FLAGS[kind].map((flag) => `--${flag} ${flag === 'nonce' ? 'N' : '<text>'}`);
  const draws = options.map((flag) => `[--${flag} ${OPTION_RANGES[flag].min}..${OPTION_RANGES[flag].max}]`);
  return `  npm run verify -- ${[game, ...seeds, ...draws].join(' ')}`;
};

export const USAGE = [
  'usage:',
  ...GAME_IDS.map(usageOf),
  '',
  'The result of dice are the indexes of the faces, 0 to 5; a player sees each with one pip more, 1 to 6.',
].join('\n');

/** A mistake in the command line. */
class UsageError extends Error {}

function integer(flag: Flag, text: string, min: number, max: number): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < min || value > max)
    throw new UsageError(`--${flag} must be a whole number from ${min} to ${max}, not "${text}"`);
  return value;
}

function required(flags: Flags, flag: Flag): string {
  const text = flags[flag];
  if (text === undefined || text === '') throw new UsageError(`--${flag} is missing`);
  return text;
}

function drawsOf(kind: GameRules['kind'], flags: Flags): Draws {
  const serverSeed = required(flags, 'server-seed');
  switch (kind) {
    case 'room':
      return roomDraws({ serverSeed, publicSeed: required(flags, 'public-seed'), roundId: required(flags, 'round') });
    case 'solo':
      return soloDraws({
        serverSeed,
        clientSeed: required(flags, 'client-seed'),
        nonce: integer('nonce', required(flags, 'nonce'), 0, Number.MAX_SAFE_INTEGER),
      });
  }
}

function option(flags: Flags, flag: keyof DrawOptions): number {
  const { min, max, usual } = OPTION_RANGES[flag];
  const text = flags[flag];
  return text === undefined ? usual : integer(flag, text, min, max);
}

function parse(args: readonly string[]): { game: GameId; flags: Flags } {
  let parsed;
  try {
    parsed = parseArgs({ args: [...args], options: FLAGS, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
  const [name, ...rest] = parsed.positionals;
  const game = GAME_IDS.find((id) => id === name);
  if (name === undefined) throw new UsageError('name a game');
  if (game === undefined) throw new UsageError(`no game is called "${name}"`);
  if (rest.length > 0) throw new UsageError(`unexpected "${rest[0]}"`);
  const { kind, options } = RULES[game];
  const known: readonly string[] = [...SEED_FLAGS[kind], ...options];
  for (const flag of Object.keys(parsed.values))
    if (!known.includes(flag)) throw new UsageError(`${game} has no --${flag}`);
  return { game, flags: parsed.values };
}

/** Runs the command on its arguments (without node and script); never throws for bad ones. */
export function verifyRound(args: readonly string[]): Verdict {
  try {
    const { game, flags } = parse(args);
    const draws = drawsOf(RULES[game].kind, flags);
    const outcome = RULES[game].draw(draws, { mines: option(flags, 'mines'), count: option(flags, 'count') });
    return { code: 0, line: JSON.stringify({ game, digest: draws.digest, ...outcome }) };
  } catch (error) {
    if (error instanceof UsageError) return { code: 2, message: `verify: ${error.message}\n${USAGE}` };
    throw error;
  }
}
