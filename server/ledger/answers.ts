import { createHash } from 'node:crypto';
import { CODE, CodeError } from '../../contract/errors';
import type { Act, Acted, Currency, Outcome, Tx } from '../ports';
import { type BooksDeps, openSheet } from './books';
import { type Sheet, spendable } from './sheet';
import type { Stakes } from './stakes';
import { bookedUnder } from './transfers';

/** What an act is given: the sheets of its currencies, locked. It moves nothing when it refuses. */
export interface Deciding {
  readonly tx: Tx;
  readonly now: number;
  readonly sheets: ReadonlyMap<Currency, Sheet>;
}

/** What an act came to, and the stakes that ended with it. */
export interface Decided {
  readonly outcome: Outcome;
  readonly stakes?: Stakes;
}

/** JSON that is the same for whatever asks for the same: names in order, and a field without a value is none. */
const text = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) => {
    if (typeof part === 'bigint') return String(part);
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return part;
    return Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
/** Everything in an answer that is text, except for its reason, is an amount. */
const outcomeOf = (answer: string): Outcome =>
  JSON.parse(answer, (name, part: unknown) =>
    typeof part === 'string' && name !== 'reason' ? BigInt(part) : part,
  ) as Outcome;

/**
 * Does an act once: its answer is kept under its key with the hash of what was asked, in the same transaction. The accounts are locked first, so that a second request of the same
 * player waits for the first one's answer.
 * @param name tells one act from another under the same key
 * @param currencies those that it touches; `now` is of the last one
 * @param about what two requests for the same act may say in different words, in the words to compare: a default that is left out or not; `undefined` is not compared at all
 */
export async function answerOnce<A extends Act>(
  deps: BooksDeps,
  tx: Tx,
  name: string,
  act: A,
  currencies: readonly Currency[],
  decide: (deciding: Deciding) => Promise<Decided>,
  about: Readonly<Record<string, unknown>> = {},
): Promise<Acted> {
  const { clock, store } = deps;
  const now = clock.now();
  const opened = new Map<Currency, Awaited<ReturnType<typeof openSheet>>>();
  // In the order that everybody keeps to: IDR before YEC.
  for (const currency of [...new Set(currencies)].sort())
    opened.set(currency, await openSheet(deps, tx, currency, [act.userId]));
  const hash = createHash('sha256')
    .update(text({ ...act, ...about, currency: undefined, currencies, act: name }))
    .digest('hex');
  const before = await tx.selectFrom('ledger_answers').selectAll().where('key', '=', act.key).executeTakeFirst();
  if (before !== undefined && before.hash !== hash) throw new CodeError(CODE.repeatedRequest);
  if (before === undefined && (await bookedUnder(tx, store, [act.key])).size > 0)
    throw new CodeError(CODE.repeatedRequest);
  const sheets = new Map([...opened].map(([currency, { sheet }]) => [currency, sheet]));
  const { outcome, stakes }: Decided =
    before === undefined ? await decide({ tx, now, sheets }) : { outcome: outcomeOf(before.answer) };
  if (before === undefined)
    await tx
      .insertInto('ledger_answers')
      .values({ key: act.key, hash, refused: outcome.ok ? 0 : 1, answer: text(outcome), at: now })
      .execute();
  for (const { close } of opened.values()) await close(stakes);
  const purse = sheets.get(currencies.at(-1) ?? 'IDR')?.of(act.userId);
  if (purse === undefined) throw new Error('an act touches one currency at least');
  return { ...outcome, now: { balance: spendable(purse), version: purse.version } };
}
