import { wibDateTime } from '../../rules/wib';
import type { SecurityChange } from '../accounts/events';
import type { Listener } from '../events/index';
import type { JobKinds } from '../jobs/index';
import type { House } from '../modules/module';
import type { Tx } from '../ports';

type Told = Exclude<SecurityChange, 'identityVerified' | 'identityRefused'> | 'newDevice';

/** What a mail to the owner says that has happened, in the language of the site. */
const HAPPENED: Readonly<Record<Told, string>> = {
  password: 'Kata sandi diganti',
  phone: 'Nomor telepon diganti',
  email: 'Alamat email diganti',
  pin: 'PIN dibuat atau diganti',
  mfaOn: 'Dua langkah dipasang',
  mfaOff: 'Dua langkah dimatikan',
  recovery: 'Kode cadangan baru dibuat',
  recoveryUsed: 'Kode cadangan dipakai untuk masuk',
  frozen: 'Akun dibekukan petugas',
  unfrozen: 'Akun dibuka lagi petugas',
  newDevice: 'Masuk dari perangkat baru',
};

declare module '../jobs/job-map' {
  interface JobMap {
    /** A mail to the owner of an account: what happened at `at`, epoch ms. */
    'security.notice': { readonly to: string; readonly what: string; readonly at: number };
  }
}

const isTold = (what: string): what is Told => Object.hasOwn(HAPPENED, what);

type Deps = Pick<House, 'jobs' | 'mailer'>;

/** Tells the owner by e-mail too, at the address that was there before as well. The inbox hears of it by itself. */
export function securityNotices({ jobs, mailer }: Deps): { listener: Listener; jobs: Partial<JobKinds> } {
  const tell = async (tx: Tx, userId: string, what: Told, at: number, before = ''): Promise<void> => {
    const owner = await tx.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirst();
    const addresses = new Set([owner?.email ?? '', before].filter((address) => address !== ''));
    for (const to of addresses) await jobs.enqueue(tx, { kind: 'security.notice', payload: { to, what, at } });
  };
  return {
    listener: {
      name: 'security',
      on: {
        'account.newDevice': (tx, { userId, at }) => tell(tx, userId, 'newDevice', at),
        'account.passwordChanged': (tx, { userId, at }) => tell(tx, userId, 'password', at),
        async 'account.securityChanged'(tx, { userId, at, payload: { what, email } }) {
          if (isTold(what)) await tell(tx, userId, what, at, email);
        },
      },
    },
    jobs: {
      async 'security.notice'({ payload: { to, what, at } }) {
        const happened = isTold(what) ? HAPPENED[what] : what;
        await mailer.sendNotice(
          to,
          `Lintang: ${happened}`,
          `${happened} pada ${wibDateTime(at)}.\n\nBukan Anda? Buka Akun, lalu Keamanan, ganti kata sandi, dan keluarkan perangkat lain.`,
        );
      },
    },
  };
}
