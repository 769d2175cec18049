import type { MailTag } from '../../contract/inbox';
import type { MailTemplate } from '../../contract/mailbox';

/**
 * What the house writes, in both languages. Clients fetch these by `GET /main/inbox/tpl`; `{name}` is a value of the mail. A template that was sent once keeps its blanks: mails
 * that lie in an inbox carry values for these and no others.
 */
export const TEMPLATES = {
  welcome: {
    tag: 'news',
    title: { id: 'Selamat datang di Lintang, {name}', en: 'Welcome to Lintang, {name}' },
    body: {
      id: 'Akun Anda berisi {credit} saldo main. Ini uang main: tidak bisa dibeli dan tidak bisa diuangkan. Setiap putaran bisa Anda periksa sendiri di halaman Undian adil.',
      en: 'Your account holds {credit} of play balance. It is play money: it cannot be bought and cannot be cashed. Every round can be checked by yourself on the page Fair draws.',
    },
  },
  bigWin: {
    tag: 'wallet',
    title: { id: 'Menang bersih {net} di {game}', en: 'A net win of {net} in {game}' },
    body: {
      id: 'Taruhan {staked} kembali sebagai {paid}. Saldo main Anda sudah diperbarui.',
      en: 'A stake of {staked} came back as {paid}. Your play balance is up to date.',
    },
  },
  returned: {
    tag: 'wallet',
    title: { id: 'Taruhan {game} dikembalikan', en: 'Your stake in {game} was returned' },
    body: {
      id: 'Putaran {round} tidak bisa diselesaikan, jadi {staked} sudah kembali utuh ke saldo main Anda.',
      en: 'Round {round} could not be finished, so {staked} went back to your play balance in full.',
    },
  },
  newDevice: {
    tag: 'account',
    title: { id: 'Masuk dari perangkat baru', en: 'Signed in on a new device' },
    body: {
      id: 'Akun Anda dibuka di perangkat yang belum kami kenal pada {at}. Bukan Anda? Ganti kata sandi sekarang: semua sesi lain langsung berakhir.',
      en: 'Your account was opened on a device that we did not know, at {at}. Not you? Change your password now: all other sessions end at once.',
    },
  },
  passwordChanged: {
    tag: 'account',
    title: { id: 'Kata sandi diganti', en: 'Your password was changed' },
    body: {
      id: 'Kata sandi akun Anda diganti pada {at}, dan semua sesi sudah diakhiri.',
      en: 'The password of your account was changed at {at}, and all sessions were ended.',
    },
  },
} as const satisfies Readonly<Record<string, Omit<MailTemplate, 'id'> & { readonly tag: MailTag }>>;

export type TemplateName = keyof typeof TEMPLATES;

/** The list as the wire has it. */
export const templateList: readonly MailTemplate[] = Object.entries(TEMPLATES).map(([id, template]) => ({
  id,
  ...template,
}));
