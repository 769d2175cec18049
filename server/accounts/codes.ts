import { createHash, timingSafeEqual } from 'node:crypto';
import { CODE_LENGTH } from '../../contract/constants';
import { CODE, CodeError } from '../../contract/errors';
import type { Clock, Entropy, Mailer, Store } from '../ports';
import { createAllowance } from '../system/allowance';
import type { Rate } from '../system/allowance';

export const CODE_LIFE_MS = 10 * 60_000;
export const CODE_TRIES = 5;
export const CODE_PAUSE_MS = 60_000;
export const CODES_PER_DAY = 10;
/** Codes that one address may ask for, whatever the phone: a message costs money, and each phone a row. */
export const CODES_PER_IP: Rate = { burst: 100, perSecond: 0.1 };
const DAY_MS = 86_400_000;

export interface Codes {
  /** Sends a new code to a phone (628…); the one before is void. @throws CodeError 667 when the phone or the address asks too often */
  send(phone: string, ip: string): Promise<{ retryAfterMs: number; sandboxCode?: string }>;
  /** Uses a code up. @throws CodeError 2002 when it is wrong, over, used, or was tried too often */
  use(phone: string, code: string): Promise<void>;
}

const digest = (phone: string, code: string): Buffer => createHash('sha256').update(`${phone}:${code}`).digest();

/** Six digits, each value equally likely: 48 random bits leave a bias below one in 10^8. */
const drawCode = (entropy: Entropy): string =>
  String(BigInt(`0x${entropy.hex(6)}`) % 10n ** BigInt(CODE_LENGTH)).padStart(CODE_LENGTH, '0');

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
  return {
    async send(phone, ip) {
      if (!perIp.take(ip)) throw new CodeError(CODE.tooFrequent);
      const now = clock.now();
      const code = drawCode(entropy);
      await store.transaction(async (tx) => {
        await tx
          .deleteFrom('one_time_codes')
          .where('day_start', '<=', BigInt(now - DAY_MS))
          .where('phone', '<>', phone)
          .execute();
        const last = await tx.selectFrom('one_time_codes').selectAll().where('phone', '=', phone).executeTakeFirst();
        const sameDay = last !== undefined && last.day_start > BigInt(now - DAY_MS);
        const sentInDay = sameDay ? last.sent_in_day : 0n;
        if (last && last.sent_at > BigInt(now - CODE_PAUSE_MS)) throw new CodeError(CODE.tooFrequent);
        if (sentInDay >= BigInt(CODES_PER_DAY)) throw new CodeError(CODE.tooFrequent);
        const fresh = {
          code_hash: digest(phone, code).toString('hex'),
          sent_at: BigInt(now),
          expires_at: BigInt(now + CODE_LIFE_MS),
          tries_left: BigInt(CODE_TRIES),
          day_start: sameDay ? last.day_start : BigInt(now),
          sent_in_day: sentInDay + 1n,
        };
        const { numInsertedOrUpdatedRows } = await tx
          .insertInto('one_time_codes')
          .values({ phone, ...fresh })
          .onConflict((conflict) =>
            conflict
              .column('phone')
              .doUpdateSet(fresh)
              .where('one_time_codes.sent_at', '=', last?.sent_at ?? -1n),
          )
          .executeTakeFirst();
        // Somebody else sent one meanwhile.
        if (numInsertedOrUpdatedRows === 0n) throw new CodeError(CODE.tooFrequent);
      });
      return { retryAfterMs: CODE_PAUSE_MS, ...(await mailer.sendCode(phone, code)) };
    },

    async use(phone, code) {
      // One statement takes the try, so that many at once have no more tries than one after the other.
      const row = await store.db
        .updateTable('one_time_codes')
        .set((e) => ({ tries_left: e('tries_left', '-', 1n) }))
        .where('phone', '=', phone)
        .where('tries_left', '>', 0n)
        .where('expires_at', '>', BigInt(clock.now()))
        .returning(['code_hash'])
        .executeTakeFirst();
      const right = row !== undefined && timingSafeEqual(Buffer.from(row.code_hash, 'hex'), digest(phone, code));
      if (!right) throw new CodeError(CODE.codeInvalid);
      // The row stays for the day's count; only one of two right tries at once may use it.
      const used = await store.db
        .updateTable('one_time_codes')
        .set({ tries_left: 0n, expires_at: 0n })
        .where('phone', '=', phone)
        .where('code_hash', '=', row.code_hash)
        .where('expires_at', '>', 0n)
        .executeTakeFirst();
      if (used.numUpdatedRows === 0n) throw new CodeError(CODE.codeInvalid);
    },
  };
}
