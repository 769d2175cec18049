import { sql } from 'kysely';
import { CodeError, errorText } from '../../../contract/errors';
import type { Refusal } from '../../engines/kit/effects';
import type { Store, Tx } from '../../ports';
import { inSlices } from '../../sql/breath';
import { bulk } from '../../sql/bulk';

/** What a command came to, as it goes over the wire. */
export type Outcome =
  { readonly ok: true; readonly reply: unknown } | { readonly ok: false; readonly refusal: Refusal };

/** A command that can be recognised when it comes again. */
export interface Named {
  readonly userId: string;
  readonly uuid: string;
  readonly route: string;
}

/** An answer as it was stored, and the route that it answered. */
export interface Stored {
  readonly route: string;
  readonly outcome: Outcome;
}

const order = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
const keyOf = (userId: string, uuid: string): string => `${userId}\n${uuid}`;

/** The refusal as what the gateway sends. */
export const errorOf = ({ code, params = {}, message }: Refusal): CodeError =>
  new CodeError(code, params, message ?? errorText(code, params));

const encode = (outcome: Outcome): { code: bigint; reply: string } =>
  outcome.ok
    ? { code: 0n, reply: JSON.stringify(outcome.reply) }
    : {
        code: BigInt(outcome.refusal.code),
        reply: JSON.stringify({ params: outcome.refusal.params, message: outcome.refusal.message }),
      };

const decode = (code: bigint, reply: string): Outcome => {
  const body: unknown = JSON.parse(reply);
  return code === 0n
    ? { ok: true, reply: body }
    : { ok: false, refusal: { ...(body as Omit<Refusal, 'code'>), code: Number(code) } };
};

/** Answers given before to any of these commands. */
export async function findAnswers(
  tx: Tx,
  engine: Store['engine'],
  commands: readonly Named[],
): Promise<(command: Named) => Stored | undefined> {
  const known = new Map<string, Stored>();
  await inSlices(commands, async (slice) => {
    const asked = bulk(
      engine,
      { u: 'text', c: 'text' },
      slice.map(({ userId, uuid }) => [userId, uuid]),
    );
    const { rows } = await sql<{ user_id: string; uuid: string; route: string; code: bigint; reply: string }>`
      select r.user_id, r.uuid, r.route, r.code, r.reply from room_commands r join ${asked} as asked on r.user_id = asked.u and r.uuid = asked.c`.execute(
      tx,
    );
    for (const { user_id, uuid, route, code, reply } of rows)
      known.set(keyOf(user_id, uuid), { route, outcome: decode(code, reply) });
  });
  return ({ userId, uuid }) => known.get(keyOf(userId, uuid));
}

/**
 * Keeps the answers of a batch, in the transaction of their effects. Another room may be answering a command of the same id at this very
 * moment: its answer stays, and the id on this room's route is a repeated request from then on. Rows go in by key, so that two rooms
 * cannot wait for each other.
 */
export async function keepAnswers(
  tx: Tx,
  engine: Store['engine'],
  answers: readonly (readonly [Named, Outcome])[],
  at: number,
): Promise<void> {
  const byKey = [...answers].sort(([a], [b]) => order(a.userId, b.userId) || order(a.uuid, b.uuid));
  await inSlices(byKey, (slice) => {
    const rows = slice.map(([{ userId, uuid, route }, outcome]) => {
      const { code, reply } = encode(outcome);
      return [userId, uuid, route, code, reply];
    });
    const given = bulk(engine, { user_id: 'text', uuid: 'text', route: 'text', code: 'bigint', reply: 'text' }, rows);
    return sql`insert into room_commands (user_id, uuid, route, code, reply, at)
      select user_id, uuid, route, code, reply, ${sql.val(BigInt(at))} from ${given} as given where true on conflict (user_id, uuid) do nothing`.execute(
      tx,
    );
  });
}
