import { sql } from 'kysely';
import { avatarOf, nameKey, normalPhone } from '../accounts/identity';
import { type HashCost, passwords } from '../accounts/password';
import type { Clock, Entropy, Store, Tx } from '../ports';
import { noteAct } from './log';

export interface Operator {
  readonly id: string;
  readonly name: string;
  /** 628… */
  readonly phone: string;
}

/** Why an account was not made an operator, or is none. */
export type OperatorRefusal = 'no number' | 'banned' | 'already' | 'unproven' | 'none';
export type OperatorOutcome =
  | { readonly ok: true; readonly operator: Operator; readonly isNew: boolean }
  | { readonly ok: false; readonly reason: OperatorRefusal };

/**
 * Who works at the desk. Each act is noted in the log in its own transaction, and ends the account's sessions: what it may do begins, and ends, with a new login. An operator without a
 * second factor is a player to the desk (door.ts).
 */
export interface Operators {
  /**
   * Makes an operator of the account of a phone number, or of a new one: its password is nobody's, so that its owner takes one by a code to that phone. Anybody may have registered with the number of
   * whoever is to work here: an account of which no code was ever shown is `unproven`.
   */
  add(phone: string, actor: string): Promise<OperatorOutcome>;
  /** Makes a player of an operator. */
  remove(phone: string, actor: string): Promise<OperatorOutcome>;
  list(): Promise<Operator[]>;
}

export interface OperatorsDeps {
  readonly store: Store;
  readonly clock: Clock;
  readonly entropy: Entropy;
  /** For tests: cheaper hashing. */
  readonly hashCost?: HashCost | undefined;
}

const COLUMNS = ['id', 'name', 'phone'] as const;

export function createOperators({ store, clock, entropy, hashCost }: OperatorsDeps): Operators {
  const accountOf = (tx: Tx, phone: string) => {
    const query = tx
      .selectFrom('users')
      .select([...COLUMNS, 'role', 'status', 'phone_at'])
      .where('phone', '=', phone);
    return (store.engine === 'postgres' ? query.forUpdate() : query).executeTakeFirst();
  };

  const make = async (tx: Tx, phone: string, password_hash: string) => {
    const id = entropy.id();
    const name = `op_${entropy.hex(5)}`;
    return tx
      .insertInto('users')
      .values({
        id,
        name,
        name_key: nameKey(name),
        phone,
        password_hash,
        avatar: avatarOf(id),
        status: 'active',
        created_at: clock.now(),
      })
      .onConflict((conflict) => conflict.column('phone').doNothing())
      .returning([...COLUMNS, 'role', 'status', 'phone_at'])
      .executeTakeFirst();
  };

  const become = async (tx: Tx, { id, name, phone }: Operator, role: 'operator' | 'player', actor: string) => {
    await tx.updateTable('users').set({ role }).where('id', '=', id).execute();
    await tx.deleteFrom('sessions').where('user_id', '=', id).execute();
    const act = role === 'operator' ? 'operator.add' : 'operator.remove';
    await noteAct(tx, clock, { actor, act, subject: id, details: { name, phone } });
  };

  return {
    async add(typed, actor) {
      const phone = normalPhone(typed);
      if (phone === null) return { ok: false, reason: 'no number' };
      // Before the transaction: it costs a core for a while.
      const password = await passwords(hashCost).hash(entropy.hex(32));
      return store.transaction(async (tx) => {
        const known = await accountOf(tx, phone);
        // Somebody may register the number at the very moment.
        const made = known === undefined ? await make(tx, phone, password) : undefined;
        const account = known ?? made ?? (await accountOf(tx, phone));
        if (account === undefined) throw new Error(`the account of ${phone} comes and goes`);
        if (account.status !== 'active') return { ok: false, reason: 'banned' };
        if (account.role === 'operator') return { ok: false, reason: 'already' };
        if (made === undefined && account.phone_at === 0n) return { ok: false, reason: 'unproven' };
        const operator = { id: account.id, name: account.name, phone: account.phone };
        await become(tx, operator, 'operator', actor);
        return { ok: true, operator, isNew: made !== undefined };
      });
    },

    async remove(typed, actor) {
      const phone = normalPhone(typed);
      if (phone === null) return { ok: false, reason: 'no number' };
      return store.transaction(async (tx) => {
        const account = await accountOf(tx, phone);
        if (account?.role !== 'operator') return { ok: false, reason: 'none' };
        const operator = { id: account.id, name: account.name, phone: account.phone };
        await become(tx, operator, 'player', actor);
        return { ok: true, operator, isNew: false };
      });
    },

    list: () =>
      store.db.selectFrom('users').select(COLUMNS).where('role', '=', sql.lit('operator')).orderBy('id').execute(),
  };
}
