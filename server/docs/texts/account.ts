import { head, list, type Text, text } from './text';

export const account: Text = {
  module: 'play',
  updated: '2026-11-23',
  title: { id: 'Akun dan keamanan', en: 'Account and security' },
  summary: {
    id: 'Masuk, kata sandi, perangkat, dan akun yang diambil orang',
    en: 'Signing in, passwords, devices, and an account in the wrong hands',
  },
  blocks: [
    head('Masuk dan kata sandi', 'Signing in'),
    list(
      [
        'Satu nomor telepon adalah satu akun. Nama pemain juga bisa dipakai untuk masuk.',
        'One phone number is one account. The player’s name can be used to sign in as well.',
      ],
      [
        'Kata sandi 8 sampai 16 huruf dan angka. Kami hanya menyimpan sidiknya, bukan kata sandinya.',
        'A password has 8 to 16 letters and digits. We keep a digest of it only, never the password.',
      ],
      [
        'Lupa kata sandi: minta kode ke nomor telepon Anda di halaman Masuk.',
        'Forgotten it: ask for a code to your phone number on the login page.',
      ],
    ),
    head('Lapisan tambahan', 'More layers'),
    list(
      [
        'PIN enam angka ditanyakan sebelum perubahan penting. PIN tidak pernah dipakai untuk masuk.',
        'A PIN of six digits is asked for before important changes. It never signs anybody in.',
      ],
      [
        'Dua langkah: setelah kata sandi, sebuah kode dari aplikasi kode atau email. Simpan kode cadangannya di luar ponsel.',
        'Two steps: after the password, a code of an authenticator app or by e-mail. Keep the recovery codes somewhere else than on the phone.',
      ],
      [
        'Semua ini, dan perangkat yang sedang masuk, ada di Akun, Keamanan.',
        'All of it, and the devices that are signed in, stand under Account, Security.',
      ],
    ),
    head('Terlalu banyak percobaan', 'Too many tries'),
    text(
      'Setelah beberapa kata sandi salah dari perangkat yang tidak dikenal, server meminta menunggu dan menyebut waktunya. Perangkat yang biasa Anda pakai tidak ikut terkunci.',
      'After some wrong passwords from a device that is not known, the server asks to wait and says how long. The device that you usually use is not locked out by it.',
    ),
    head('Bukan Anda yang masuk?', 'Was it not you?'),
    list(
      ['Surat di Kotak masuk memberi tahu setiap perangkat baru.', 'A mail in your inbox tells of every new device.'],
      ['Ganti kata sandi: semua sesi lain langsung berakhir.', 'Change the password: all other sessions end at once.'],
      [
        'Jangan pernah memberikan kode atau kata sandi. Tidak ada orang Lintang yang akan memintanya.',
        'Never give a code or a password away. Nobody of Lintang will ever ask for one.',
      ],
    ),
  ],
};
