import type { HashCost } from '../server/accounts/password';
import { CONSOLE } from '../server/operators/log';
import { createOperators, type Operator, type OperatorRefusal } from '../server/operators/operators';
import type { Store } from '../server/ports';
import { openStore } from '../server/store/open';
import { StoreUnusableError } from '../server/store/unusable';
import { systemClock } from '../server/system/clock';
import { ConfigError, readConfig } from '../server/system/config';
import { systemEntropy } from '../server/system/entropy';

interface Said {
  readonly code: 0 | 1 | 2;
  readonly lines: readonly string[];
}

const USAGE = 'npm run operator -- add <08…> | remove <08…> | list';
const REFUSALS: Readonly<Record<OperatorRefusal, string>> = {
  'no number': 'Bukan nomor ponsel Indonesia / not an Indonesian mobile number',
  banned: 'Akun ini diblokir / this account is banned',
  already: 'Sudah operator / an operator already',
  unproven:
    'Nomor akun ini belum diverifikasi: pemilik nomor melakukannya lewat "lupa kata sandi", atau di Akun, Keamanan / the number of this account is not verified: whose it is does so by "forgot password", or under Account, Security',
  none: 'Bukan operator / no operator',
};
const lineOf = ({ id, name, phone }: Operator): string => `+${phone}  ${name}  ${id}`;

/**
 * `npm run operator`: makes operators on the store that DATABASE_URL or DATA_DIR names, ends them, and lists them. PostgreSQL may be in use by servers; a directory of our own must not be.
 * @returns code 1 for what was refused, 2 for what was not understood or cannot be reached
 */
export async function manageOperators(
  env: Readonly<Record<string, string | undefined>>,
  [command, phone, ...rest]: readonly string[],
  hashCost?: HashCost,
): Promise<Said> {
  const isKnown = command === 'list' ? phone === undefined : command === 'add' || command === 'remove';
  if (!isKnown || rest.length > 0 || (command !== 'list' && phone === undefined)) return { code: 2, lines: [USAGE] };
  let store: Store;
  try {
    store = await openStore(readConfig(env));
  } catch (error) {
    if (error instanceof StoreUnusableError || error instanceof ConfigError) return { code: 2, lines: [error.message] };
    throw error;
  }
  try {
    const operators = createOperators({ store, clock: systemClock, entropy: systemEntropy(systemClock), hashCost });
    if (command === 'list' || phone === undefined) {
      const list = await operators.list();
      return { code: 0, lines: [...list.map(lineOf), `${list.length} operator / operators`] };
    }
    const done = command === 'add' ? await operators.add(phone, CONSOLE) : await operators.remove(phone, CONSOLE);
    if (!done.ok) return { code: 1, lines: [REFUSALS[done.reason]] };
    const first = lineOf(done.operator);
    if (command === 'remove') return { code: 0, lines: [first, 'Bukan operator lagi / no operator any more'] };
    return {
      code: 0,
      lines: [
        first,
        ...(done.isNew
          ? ['Akun baru: atur kata sandi lewat "lupa kata sandi" / a new account: take a password by "forgot password"']
          : []),
        'Meja operator terbuka setelah MFA dipasang / the desk opens once MFA is set up',
      ],
    };
  } finally {
    await store.close();
  }
}
