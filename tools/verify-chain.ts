/**
 * Recomputes the public seed of a chain from its published link and its shares, and whether a round's seed belongs to the chain:
 *
 *   npm run verify -- chain --link L --share S --share S …
 *   curl -s <server>/api/main/fair/chain?chainId=C | npm run -s verify -- chain --record -
 *   npm run verify -- chain --record chain.json --server-seed S --index N
 *
 * Prints one JSON line `{"link","shares","publicSeed","matches"?,"belongs"?}`: `matches` says whether the record's public seed is the computed one, `belongs`
 * whether the seed of the round in that place of the chain leads to the link. The exit code is 1 when one of them does not hold.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type ChainRecord, chainRecord } from '../contract/fair';
import { fairShare } from '../contract/share';
import { hex32 } from '../contract/common';
import { verifyLink } from '../rules/fairness/chain';
import { publicSeedOf } from '../rules/fairness/publicSeed';
import { sha256 } from '../server/rounds/seeds/hash';

/** What the command prints, and with which exit code: 0 and 1 on stdout, 2 on stderr. */
export type ChainVerdict =
  { readonly code: 0 | 1; readonly line: string } | { readonly code: 2; readonly message: string };

const FLAGS = {
  link: { type: 'string' },
  share: { type: 'string', multiple: true },
  record: { type: 'string' },
  'server-seed': { type: 'string' },
  index: { type: 'string' },
} as const;

export const CHAIN_USAGE = [
  'usage:',
  '  npm run verify -- chain --link <text> [--share <text>]… [--server-seed <text> --index N]',
  '  npm run verify -- chain --record <file>|- [--server-seed <text> --index N]',
].join('\n');

/** A mistake in the command line. */
class UsageError extends Error {}

/** Reads a record as the server serves it; `-` is stdin. */
const readText = (file: string): string => readFileSync(file === '-' ? 0 : file, 'utf8');

function recordFrom(file: string, read: (file: string) => string): ChainRecord {
  let json: unknown;
  try {
    json = JSON.parse(read(file));
  } catch (error) {
    throw new UsageError(`${file} cannot be read as JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
  const record = chainRecord.safeParse(json);
  if (!record.success) throw new UsageError(`${file} is no record of a chain`);
  return record.data;
}

interface Chain {
  readonly link: string;
  readonly shares: readonly string[];
  /** As published; undefined where none was given, or it is not made yet. */
  readonly publicSeed: string | undefined;
}

function chainFrom(
  { link, share = [], record }: { link?: string; share?: string[]; record?: string },
  read: (file: string) => string,
): Chain {
  if (record !== undefined) {
    if (link !== undefined || share.length > 0) throw new UsageError('--record has the link and the shares in it');
    const { published, list, publicSeed, seeding } = recordFrom(record, read);
    if (seeding === 'house') throw new UsageError('the house drew this public seed with its chain: nothing binds it');
    return { link: published, shares: list.map((one) => one.share), publicSeed };
  }
  if (link === undefined) throw new UsageError('--link or --record is missing');
  if (!hex32.safeParse(link).success) throw new UsageError(`--link must be 64 hex digits, not "${link}"`);
  for (const one of share)
    if (!fairShare.safeParse(one).success && !hex32.safeParse(one).success)
      throw new UsageError(`--share must be 32 hex digits, or 64 of a beacon, not "${one}"`);
  return { link, shares: share, publicSeed: undefined };
}

/** Whether a round's seed leads to the link; undefined when nobody asks. */
function belongsTo(link: string, seed: string | undefined, index: string | undefined): boolean | undefined {
  if (seed === undefined && index === undefined) return undefined;
  if (seed === undefined || index === undefined) throw new UsageError('--server-seed and --index go together');
  const links = Number(index);
  if (!/^\d+$/.test(index) || links < 1 || links > 10_000_000)
    throw new UsageError(`--index must be a whole number from 1 to 10000000, not "${index}"`);
  return verifyLink(seed, link, links, sha256);
}

/** Runs the command on its arguments (without `chain`); never throws for bad ones. */
export function verifyChain(args: readonly string[], read = readText): ChainVerdict {
  try {
    let values;
    try {
      ({ values } = parseArgs({ args: [...args], options: FLAGS }));
    } catch (error) {
      throw new UsageError(error instanceof Error ? error.message : String(error));
    }
    const { link, shares, publicSeed: told } = chainFrom(values, read);
    const publicSeed = publicSeedOf(link, shares);
    const matches = told === undefined ? undefined : told === publicSeed;
    const belongs = belongsTo(link, values['server-seed'], values.index);
    return {
      code: matches === false || belongs === false ? 1 : 0,
      line: JSON.stringify({ link, shares: shares.length, publicSeed, matches, belongs }),
    };
  } catch (error) {
    if (error instanceof UsageError) return { code: 2, message: `verify: ${error.message}\n${CHAIN_USAGE}` };
    throw error;
  }
}
