import { wibDateTime } from '../../rules/wib';
import type { SecurityChange } from '../accounts/events';
import type { Listener } from '../events/index';
import type { JobKinds } from '../jobs/index';
import type { House } from '../modules/module';
import type { Tx } from '../ports';

interface Said {
  readonly id: string;
  readonly en: string;
}
type Told = Exclude<SecurityChange, 'identityVerified' | 'identityRefused'> | 'newDevice';

/** What a message to the owner says that has happened. The house knows no language of an account: both, that of the site first. */
const HAPPENED: Readonly<Record<Told, Said>> = {
  password: { id: 'Kata sandi diganti', en: 'The password was changed' },
  phone: { id: 'Nomor telepon diganti', en: 'The phone number was changed' },
  email: { id: 'Alamat email diganti', en: 'The e-mail address was changed' },
  pin: { id: 'PIN dibuat atau diganti', en: 'The PIN was made or changed' },
  mfaOn: { id: 'Dua langkah dipasang', en: 'Two steps were turned on' },
  mfaOff: { id: 'Dua langkah dimatikan', en: 'Two steps were turned off' },
  recovery: { id: 'Kode cadangan baru dibuat', en: 'New recovery codes were made' },
  recoveryUsed: { id: 'Kode cadangan dipakai untuk masuk', en: 'A recovery code was used to sign in' },
  frozen: { id: 'Akun dibekukan petugas', en: 'The account was frozen by the desk' },
  unfrozen: { id: 'Akun dibuka lagi petugas', en: 'The account was opened again by the desk' },
  newDevice: { id: 'Masuk dari perangkat baru', en: 'Somebody signed in on a new device' },
};

/** Subject and text of what happened at a time, epoch ms. */
function message({ id, en }: Said, at: number): { readonly subject: string; readonly text: string } {
  const when = wibDateTime(at);
  const parts = [
    `${id} pada ${when}.\n\nBukan Anda? Buka Akun, lalu Keamanan, ganti kata sandi, dan keluarkan perangkat lain.`,
    `${en} at ${when}.\n\nNot you? Open Account, then Security, change the password, and sign other devices out.`,
  ];
  return { subject: `Lintang: ${id} / ${en}`, text: parts.join('\n\n') };
}

declare module '../jobs/job-map' {
  interface JobMap {
    /** A message to the owner of an account, to an e-mail address or a phone (628…): what happened at `at`, epoch ms. */
    'security.notice': { readonly to: string; readonly what: string; readonly at: number };
  }
}

const isTold = (what: string): what is Told => Object.hasOwn(HAPPENED, what);

type Deps = Pick<House, 'jobs' | 'mailer'>;

/** Tells the owner by e-mail too; of a new address or number at the one that was there before as well, which whoever took the account over has not. The inbox hears of it by itself. */
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
        async 'account.securityChanged'(tx, { userId, at, payload: { what, email, phone } }) {
          if (isTold(what)) await tell(tx, userId, what, at, email ?? phone);
        },
      },
    },
    jobs: {
      async 'security.notice'({ payload: { to, what, at } }) {
        const { subject, text } = message(isTold(what) ? HAPPENED[what] : { id: what, en: what }, at);
        await mailer.sendNotice(to, subject, text);
      },
    },
  };
}
