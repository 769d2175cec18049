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
  newDevice: {
    tag: 'account',
    title: { id: 'Masuk dari perangkat baru', en: 'Signed in on a new device' },
    body: {
      id: 'Akun Anda dibuka di perangkat yang belum kami kenal pada {at}. Bukan Anda? Ganti kata sandi sekarang: semua sesi lain langsung berakhir.',
      en: 'Your account was opened on a device that we did not know, at {at}. Not you? Change your password now: all other sessions end at once.',
    },
  },
  guessedAt: {
    tag: 'account',
    title: { id: 'Ada yang menebak jalan masuk akun Anda', en: 'Somebody guesses at your account' },
    body: {
      id: 'Kata sandi, PIN, atau kode akun Anda salah {n} kali berturut-turut pada {at}, dan tebakan berikutnya kami tahan. Bukan Anda? Tebakannya tidak masuk. Pasang dua langkah supaya kata sandi saja tidak pernah cukup.',
      en: 'The password, PIN or a code of your account was wrong {n} times in a row at {at}, and further guesses have to wait. Not you? None of them got in. Set up two steps, so that a password alone is never enough.',
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
  securityPassword: {
    tag: 'account',
    title: { id: 'Kata sandi diganti', en: 'Your password was changed' },
    body: {
      id: 'Kata sandi akun Anda diganti pada {at}. Semua perangkat lain sudah dikeluarkan.',
      en: 'The password of your account was changed at {at}. All other devices were signed out.',
    },
  },
  securityPhone: {
    tag: 'account',
    title: { id: 'Nomor telepon diganti', en: 'Your phone number was changed' },
    body: {
      id: 'Nomor telepon akun Anda diganti pada {at}. Bukan Anda? Ganti kata sandi dan hubungi petugas.',
      en: 'The phone number of your account was changed at {at}. Not you? Change your password and write to us.',
    },
  },
  securityEmail: {
    tag: 'account',
    title: { id: 'Email diganti', en: 'Your e-mail was changed' },
    body: {
      id: 'Alamat email akun Anda dihubungkan atau diganti pada {at}. Bukan Anda? Ganti kata sandi sekarang.',
      en: 'The e-mail address of your account was bound or changed at {at}. Not you? Change your password now.',
    },
  },
  securityPin: {
    tag: 'account',
    title: { id: 'PIN baru', en: 'A new PIN' },
    body: {
      id: 'PIN akun Anda dibuat atau diganti pada {at}. Bukan Anda? Ganti kata sandi sekarang.',
      en: 'The PIN of your account was made or changed at {at}. Not you? Change your password now.',
    },
  },
  securityMfaOn: {
    tag: 'account',
    title: { id: 'Dua langkah dipasang', en: 'Two steps are on' },
    body: {
      id: 'Sejak {at}, masuk ke akun Anda meminta kata sandi dan sebuah kode.',
      en: 'Since {at}, signing in to your account asks for the password and a code.',
    },
  },
  securityMfaOff: {
    tag: 'account',
    title: { id: 'Dua langkah dimatikan', en: 'Two steps are off' },
    body: {
      id: 'Sejak {at}, kata sandi saja cukup untuk masuk ke akun Anda. Bukan Anda? Ganti kata sandi sekarang.',
      en: 'Since {at}, the password alone opens your account. Not you? Change your password now.',
    },
  },
  securityRecovery: {
    tag: 'account',
    title: { id: 'Kode cadangan baru', en: 'New recovery codes' },
    body: {
      id: 'Kode cadangan baru dibuat pada {at}. Kode yang lama tidak berlaku lagi.',
      en: 'New recovery codes were made at {at}. Those before are worth nothing now.',
    },
  },
  securityRecoveryUsed: {
    tag: 'account',
    title: { id: 'Kode cadangan dipakai', en: 'A recovery code was used' },
    body: {
      id: 'Akun Anda dibuka dengan kode cadangan pada {at}. Bukan Anda? Ganti kata sandi sekarang dan buat kode baru.',
      en: 'Your account was opened with a recovery code at {at}. Not you? Change your password now and make new codes.',
    },
  },
  identityVerified: {
    tag: 'account',
    title: { id: 'Identitas terverifikasi', en: 'Your identity is verified' },
    body: {
      id: 'Identitas Anda sudah diperiksa dan cocok pada {at}.',
      en: 'Your identity was looked at and verified at {at}.',
    },
  },
  identityRefused: {
    tag: 'account',
    title: { id: 'Identitas belum diterima', en: 'Your identity was not accepted' },
    body: {
      id: 'Identitas Anda diperiksa pada {at} dan belum bisa diterima. Alasannya ada di panel Identitas; Anda bisa mengirimnya lagi.',
      en: 'Your identity was looked at, at {at}, and could not be accepted. The panel Identity says why; you may send it again.',
    },
  },
  /** What an operator wrote, in both languages. */
  house: {
    tag: 'news',
    title: { id: '{title}', en: '{titleEn}' },
    body: { id: '{body}', en: '{bodyEn}' },
  },
  accountFrozen: {
    tag: 'account',
    title: { id: 'Akun Anda dibekukan', en: 'Your account is frozen' },
    body: {
      id: 'Sejak {at} taruhan baru ditutup. Ronde yang terbuka selesai seperti biasa; saldo dan riwayat tetap bisa dilihat.',
      en: 'Since {at} no new bets are taken. Open rounds end as they would; balance and history stay open to you.',
    },
  },
  accountUnfrozen: {
    tag: 'account',
    title: { id: 'Akun Anda dibuka lagi', en: 'Your account is open again' },
    body: {
      id: 'Sejak {at} Anda bisa bertaruh lagi. Saldo dan riwayat tidak berubah.',
      en: 'Since {at} you may bet again. Balance and history have not changed.',
    },
  },
  partnerAccepted: {
    tag: 'account',
    title: { id: 'Anda diterima sebagai mitra', en: 'You are a partner now' },
    body: {
      id: 'Lamaran Anda diterima pada {at}. Petugas menghubungi Anda tentang langkah berikutnya.',
      en: 'Your application was accepted at {at}. The desk will write to you about what comes next.',
    },
  },
  partnerRefused: {
    tag: 'account',
    title: { id: 'Lamaran mitra belum diterima', en: 'Your application was not accepted' },
    body: {
      id: 'Lamaran Anda dibaca pada {at} dan belum bisa diterima. Alasannya ada di halaman Jadi mitra; Anda bisa melamar lagi.',
      en: 'Your application was read at {at} and could not be accepted. The page Become a partner says why; you may apply again.',
    },
  },
  limitLowered: {
    tag: 'account',
    title: { id: 'Batas harian Anda: {to}', en: 'Your daily limit: {to}' },
    body: {
      id: 'Sejak {at} batas harian Anda berlaku: {to}. Batas lebih rendah berlaku saat itu juga.',
      en: 'Since {at} your daily limit holds: {to}. A lower limit holds at once.',
    },
  },
  limitAsked: {
    tag: 'account',
    title: { id: 'Batas lebih longgar menunggu 24 jam', en: 'A looser limit waits for 24 hours' },
    body: {
      id: 'Batas harian Anda yang baru berlaku pada {at}. Sampai saat itu Anda bisa membatalkannya di Main dengan tenang.',
      en: 'Your new daily limit holds from {at}. Until then you can take it back under Play calmly.',
    },
  },
  limitWithdrawn: {
    tag: 'account',
    title: { id: 'Batas Anda tetap {amount}', en: 'Your limit stays at {amount}' },
    body: {
      id: 'Permintaan batas yang lebih longgar dibatalkan. Batas harian Anda tetap {amount}.',
      en: 'The wish for a looser limit was taken back. Your daily limit stays at {amount}.',
    },
  },
  breakStarted: {
    tag: 'account',
    title: { id: 'Istirahat sampai {until}', en: 'A break until {until}' },
    body: {
      id: 'Istirahat Anda berjalan sampai {until}. Taruhan ditutup; ronde yang terbuka selesai dulu, dan saldo serta riwayat tetap bisa dilihat.',
      en: 'Your break runs until {until}. No bets are taken; open rounds are played to their end, and balance and history stay open to you.',
    },
  },
  excluded: {
    tag: 'account',
    title: { id: 'Akun ditutup untuk main sampai {until}', en: 'Closed for play until {until}' },
    body: {
      id: 'Anda menutup diri sampai {until}. Ini tidak bisa dibatalkan sebelum waktunya. Masuk, saldo dan riwayat tetap terbuka.',
      en: 'You excluded yourself until {until}. It cannot be undone before that. Signing in, balance and history stay open.',
    },
  },
  supportAnswered: {
    tag: 'account',
    title: { id: 'Petugas sudah menjawab', en: 'The desk has answered you' },
    body: {
      id: 'Pertanyaan Anda dijawab pada {at}. Jawabannya menunggu di Obrolan bantuan.',
      en: 'Your question was answered at {at}. The answer waits for you in the help chat.',
    },
  },
} as const satisfies Readonly<Record<string, Omit<MailTemplate, 'id'> & { readonly tag: MailTag }>>;

export type TemplateName = keyof typeof TEMPLATES;

/** The list as the wire has it. */
export const templateList: readonly MailTemplate[] = Object.entries(TEMPLATES).map(([id, template]) => ({
  id,
  ...template,
}));
