import { sql } from 'kysely';
import type * as z from 'zod/mini';
import type { accountEndpoints } from '../../contract/account';
import { STARTING_PLAY_CREDIT } from '../../contract/constants';
import { CODE, CodeError, tooSoon } from '../../contract/errors';
import { toSen } from '../../rules/money';
import type { Events } from '../events/index';
import type { Clock, Entropy, Ledger, Store, Tx } from '../ports';
import { createAllowance } from '../system/allowance';
import type { Rate } from '../system/bucket';
import type { Origin } from './accounts';
import { avatarOf, nameKey, normalPhone, referralCodeOf } from './identity';
import type { AccountParts } from './parts';
import { requireUncommon } from './password';

/** Registrations that one address may try: a refusal tells as much. More than it may have hashed, for some are mistyped. */
export const REGISTRATIONS_PER_ADDRESS: Rate = { burst: 80, perSecond: 0.2 };
const REFERRAL_BYTES = 8;
/** Names that are made are tried so often: each has five digits. */
const NAMES_TRIED = 5;

/** `name` is made for whoever gives none. `referral` is the code of whoever brought them. */
export type Registration = Omit<z.output<typeof accountEndpoints.register.body>, 'name'> & {
  readonly name?: string | undefined;
  readonly referral?: string | undefined;
};

export interface RegisterDeps {
  readonly store: Store;
  readonly ledger: Ledger;
  readonly clock: Clock;
  readonly entropy: Entropy;
  readonly events: Pick<Events, 'publish'>;
}

/** @throws CodeError 7010, 7017 */
async function requireFree(db: Store['db'], phone: string, name: string): Promise<void> {
  const taken = await db
    .selectFrom('users')
    .select('phone')
    .where((e) => e.or([e('phone', '=', phone), e('name_key', '=', nameKey(name))]))
    .execute();
  if (taken.length === 0) return;
  throw new CodeError(taken.some((row) => row.phone === phone) ? CODE.phoneExists : CODE.userExists);
}

/** Makes accounts. @returns the id and the session of the new one, and its device's token */
export function createRegistration({ store, ledger, clock, entropy, events }: RegisterDeps, parts: AccountParts) {
  const { hashing, secrets, sessions, devices } = parts;
  const registrations = createAllowance(REGISTRATIONS_PER_ADDRESS, clock);

  /** Everybody starts with play credit, once: the key holds the user id. */
  const grant = (tx: Tx, userId: string) =>
    ledger.post(tx, [
      { key: `grant:start:${userId}`, userId, kind: 'grant', amount: toSen(STARTING_PLAY_CREDIT), ref: 'start' },
    ]);

  /** @throws CodeError 7003 for a code that nobody has */
  const referrerOf = async (code: string | undefined): Promise<string> => {
    if (code === undefined) return '';
    const row = await store.db
      .selectFrom('users')
      .select('id')
      .where('referral_code', '=', code)
      // In the words of the index, without which SQLite would go through everybody.
      .where('referral_code', '<>', sql.lit(''))
      .executeTakeFirst();
    if (!row) throw new CodeError(CODE.invalidInvitation);
    return row.id;
  };

  const freeName = async (): Promise<string> => {
    for (let tried = 0; tried < NAMES_TRIED; tried += 1) {
      const name = `Pemain_${String(parseInt(entropy.hex(4), 16) % 1_000_000).padStart(6, '0')}`;
      const taken = await store.db
        .selectFrom('users')
        .select('id')
        .where('name_key', '=', nameKey(name))
        .executeTakeFirst();
      if (!taken) return name;
    }
    throw new CodeError(CODE.userExists);
  };

  return async (body: Registration, phone: string, { device, payer, agent }: Origin) => {
    // Otherwise one player's name could be another player's phone at login.
    if (body.name !== undefined && normalPhone(body.name) !== null) throw new CodeError(CODE.parameter);
    if (payer !== null && !registrations.take(payer)) throw tooSoon(registrations.waitMs(payer));
    requireUncommon(body.password);
    const referred_by = await referrerOf(body.referral);
    const name = body.name ?? (await freeName());
    // Before the hash, which costs more than all the rest.
    await requireFree(store.db, phone, name);
    const password_hash = await hashing.run({ lane: 'register', player: null, address: payer }, () =>
      secrets.hash(body.password),
    );
    const id = entropy.id();
    const now = clock.now();
    const row = {
      id,
      name,
      name_key: nameKey(name),
      phone,
      password_hash,
      avatar: avatarOf(id),
      status: 'active' as const,
      created_at: now,
      password_at: now,
      referral_code: referralCodeOf(entropy.hex(REFERRAL_BYTES)),
      referred_by,
    };
    return store.transaction(async (tx) => {
      const inserted = await tx
        .insertInto('users')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst();
      // Somebody was quicker.
      if (!inserted) {
        await requireFree(tx, phone, name);
        throw new CodeError(CODE.userExists);
      }
      await grant(tx, id);
      await events.publish(tx, { type: 'account.registered', userId: id, payload: { name } });
      return { id, opened: await sessions.open(tx, id, agent), device: await devices.remember(tx, device, id) };
    });
  };
}
