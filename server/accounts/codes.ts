import { createHash, timingSafeEqual } from 'node:crypto';
import { CODE_LENGTH } from '../../contract/constants';
import { CODE, CodeError, tooSoon } from '../../contract/errors';
import type { Clock, Entropy, Mailer, Store, Tx } from '../ports';
import { createAllowance } from '../system/allowance';
import type { Rate } from '../system/bucket';
import { siteOf } from '../system/network';
import { accountOf } from './devices';

export const CODE_LIFE_MS = 10 * 60_000;
export const CODE_TRIES = 5;
export const CODE_PAUSE_MS = 60_000;
/** Codes to a target in a day, for each asking device that knows its account or network of those that do not, and for all these networks together. */
export const CODES_PER_DAY = 10;
export const CODES_PER_DAY_OF_STRANGERS = 30;
const DAY_MS = 86_400_000;
/** Codes that one address may ask for, whatever the target, from devices that do not know whose it is: a message costs money, and each target a row. */
export const CODES_PER_IP: Rate = { burst: 100, perSecond: 0.1 };
/** What devices that know an account may ask for to it, instead: their neighbours may have used up their address's. Of all of them together, because a device has another name after each login. */
export const CODES_PER_ACCOUNT: Rate = { burst: 30, perSecond: 30_000 / DAY_MS };

/** Who asks for a code, or shows one. */
export interface CodeAsker {
  readonly ip: string;
  /** The client that asked: a code is good for it alone, so that nobody else's wrong guesses use up its tries. */
  readonly client: string;
  /** The device, when it knows the target's account; null otherwise. */
  readonly device: string | null;
  /** Whether it sits at this very machine. */
  readonly local: boolean;
}

export interface CodeSent {
  readonly retryAfterMs: number;
  readonly sandboxCode?: string;
}

export interface Codes {
  /**
   * Sends a new code to a phone (628…) or an e-mail address; the client's one before is void. Strangers' requests do not use up those of the owner's devices. A withheld one is
   * counted and answered like any other, and goes to nobody.
   * @throws CodeError 667 with the wait when the target or the address asks too often; 2001 where the target is an e-mail address
   */
  send(target: string, asker: CodeAsker, withheld?: boolean): Promise<CodeSent>;
  /**
   * The same for whoever must not learn whether a target has had a code of another kind, which tells that somebody has it: refused are only those who asked for this one too often, and where there
   * may be no other code of any kind yet, none is sent and the one before stays good.
   * @param kind of the code: counted by itself as well @throws CodeError as `send`
   */
  sendUntold(target: string, asker: CodeAsker, kind: string, withheld: boolean): Promise<CodeSent>;
  /** Whether a code of this client's is there to be shown. */
  waits(target: string, client: string): Promise<boolean>;
  /** Uses a code up. @throws CodeError 2002 when it is wrong, over, used, another client's, or was tried too often */
  use(target: string, client: string, code: string): Promise<void>;
}

const digest = (target: string, code: string): Buffer => createHash('sha256').update(`${target}:${code}`).digest();

/** Six digits, each value equally likely: 48 random bits leave a bias below one in 10^8. */
const drawCode = (entropy: Entropy): string =>
  String(BigInt(`0x${entropy.hex(6)}`) % 10n ** BigInt(CODE_LENGTH)).padStart(CODE_LENGTH, '0');

/** E-mail has a code of its own for it (second document, section 8). */
const tooOften = (target: string, waitMs: number): CodeError => {
  const refusal = tooSoon(waitMs);
  return target.includes('@') ? new CodeError(CODE.emailTooOften, refusal.params) : refusal;
};

/** Whom a code of a target counts for: of IPv6 the site, whose networks would otherwise be as many as whoever holds it likes. */
const poolOf = ({ ip, device }: Pick<CodeAsker, 'ip' | 'device'>): string => device ?? `ip:${siteOf(ip) ?? ip}`;

/** Counts one code of a target, by whom it was asked for. @throws CodeError 667 with the wait when there may be none now */
async function count(
  tx: Tx,
  { target, pool, perDay, pauseMs }: { target: string; pool: string; perDay: number; pauseMs: number },
  now: number,
): Promise<void> {
  const last = await tx
    .selectFrom('code_requests')
    .selectAll()
    .where('target', '=', target)
    .where('pool', '=', pool)
    .executeTakeFirst();
  const sameDay = last !== undefined && last.day_start > BigInt(now - DAY_MS);
  const sentInDay = sameDay ? last.sent_in_day : 0n;
  if (last && last.sent_at > BigInt(now - pauseMs)) throw tooOften(target, Number(last.sent_at) + pauseMs - now);
  if (sameDay && sentInDay >= BigInt(perDay)) throw tooOften(target, Number(last.day_start) + DAY_MS - now);
  const fresh = {
    sent_at: BigInt(now),
    day_start: sameDay ? last.day_start : BigInt(now),
    sent_in_day: sentInDay + 1n,
  };
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('code_requests')
    .values({ target, pool, ...fresh })
    .onConflict((conflict) =>
      conflict
        .columns(['target', 'pool'])
        .doUpdateSet(fresh)
        .where('code_requests.sent_in_day', '=', last?.sent_in_day ?? -1n)
        .where('code_requests.sent_at', '=', last?.sent_at ?? -1n),
    )
    .executeTakeFirst();
  // Somebody else sent one meanwhile.
  if (numInsertedOrUpdatedRows === 0n) throw tooOften(target, pauseMs);
}

export function createCodes({
  store,
  clock,
  entropy,
  mailer,
}: {
  store: Store;
  clock: Clock;
  entropy: Entropy;
  mailer: Mailer;
}): Codes {
  const perIp = createAllowance(CODES_PER_IP, clock);
  const perAccount = createAllowance(CODES_PER_ACCOUNT, clock);

  /** Counts one code of a target, of whatever kind. @throws CodeError as `count` */
  const countAny = async (tx: Tx, target: string, { ip, device }: CodeAsker, now: number): Promise<void> => {
    await count(tx, { target, pool: poolOf({ ip, device }), perDay: CODES_PER_DAY, pauseMs: CODE_PAUSE_MS }, now);
    if (device === null)
      await count(tx, { target, pool: 'strangers', perDay: CODES_PER_DAY_OF_STRANGERS, pauseMs: 0 }, now);
  };

  /** Whether there may be a code now, where one of its kind may be. @throws CodeError as `count`, of the kind */
  const countKind = async (tx: Tx, target: string, asker: CodeAsker, kind: string, now: number): Promise<boolean> => {
    const pool = `${kind}:${poolOf(asker)}`;
    await count(tx, { target, pool, perDay: CODES_PER_DAY, pauseMs: CODE_PAUSE_MS }, now);
    return countAny(tx, target, asker, now).then(
      () => true,
      (error: unknown) => {
        if (error instanceof CodeError) return false;
        throw error;
      },
    );
  };

  /** @param kind where only what was asked of this kind is told */
  const send = async (target: string, asker: CodeAsker, withheld: boolean, kind: string | null): Promise<CodeSent> => {
    const { ip, client, device, local } = asker;
    const [allowance, payer] = device === null ? [perIp, ip] : [perAccount, accountOf(device)];
    if (!allowance.take(payer)) throw tooOften(target, allowance.waitMs(payer));
    const now = clock.now();
    const code = drawCode(entropy);
    const isSent = await store.transaction(async (tx) => {
      await tx
        .deleteFrom('code_requests')
        .where('day_start', '<=', BigInt(now - DAY_MS))
        .where('sent_at', '<=', BigInt(now - CODE_PAUSE_MS))
        .execute();
      await tx.deleteFrom('one_time_codes').where('expires_at', '<=', BigInt(now)).execute();
      if (kind === null) await countAny(tx, target, asker, now);
      else if (!(await countKind(tx, target, asker, kind, now))) return false;
      const fresh = {
        code_hash: digest(target, code).toString('hex'),
        expires_at: BigInt(now + CODE_LIFE_MS),
        tries_left: BigInt(CODE_TRIES),
      };
      await tx
        .insertInto('one_time_codes')
        .values({ target, client, ...fresh })
        .onConflict((conflict) => conflict.columns(['target', 'client']).doUpdateSet(fresh))
        .execute();
      return true;
    });
    const near = device !== null || local;
    return { retryAfterMs: CODE_PAUSE_MS, ...(await mailer.sendCode(target, code, near, withheld || !isSent)) };
  };

  return {
    send: (target, asker, withheld = false) => send(target, asker, withheld, null),
    sendUntold: (target, asker, kind, withheld) => send(target, asker, withheld, kind),

    async waits(target, client) {
      const row = await store.db
        .selectFrom('one_time_codes')
        .select('target')
        .where('target', '=', target)
        .where('client', '=', client)
        .where('tries_left', '>', 0n)
        .where('expires_at', '>', BigInt(clock.now()))
        .executeTakeFirst();
      return row !== undefined;
    },

    async use(target, client, code) {
      // One statement takes the try, so that many at once have no more tries than one after the other.
      const row = await store.db
        .updateTable('one_time_codes')
        .set((e) => ({ tries_left: e('tries_left', '-', 1n) }))
        .where('target', '=', target)
        .where('client', '=', client)
        .where('tries_left', '>', 0n)
        .where('expires_at', '>', BigInt(clock.now()))
        .returning(['code_hash'])
        .executeTakeFirst();
      const right = row !== undefined && timingSafeEqual(Buffer.from(row.code_hash, 'hex'), digest(target, code));
      if (!right) throw new CodeError(CODE.codeInvalid);
      // Only one of two right tries at once may use it.
      const used = await store.db
        .deleteFrom('one_time_codes')
        .where('target', '=', target)
        .where('client', '=', client)
        .where('code_hash', '=', row.code_hash)
        .executeTakeFirst();
      if (used.numDeletedRows === 0n) throw new CodeError(CODE.codeInvalid);
    },
  };
}
