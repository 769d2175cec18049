import { head, list, type Text, text } from './text';

export const balance: Text = {
  module: 'play',
  updated: '2026-11-23',
  title: { id: 'Saldo main', en: 'Play balance' },
  summary: {
    id: 'Dari mana saldo datang, ke mana pergi, dan apa artinya',
    en: 'Where it comes from, where it goes, and what it is',
  },
  blocks: [
    text(
      'Saldo di Lintang adalah uang mainan. Ditulis dalam rupiah supaya mudah dibaca, tetapi tidak bisa dibeli, dicairkan, dikirim ke orang lain, atau ditukar dengan apa pun di luar Lintang.',
      'The balance at Lintang is play money. It is written in rupiah so that it reads easily, but it cannot be bought, cashed, sent to somebody else or exchanged for anything outside of Lintang.',
    ),
    head('Dari mana saldo datang', 'Where it comes from'),
    list(
      ['Setiap akun baru mulai dengan saldo main.', 'Every new account starts with a play balance.'],
      [
        'Kalau hampir habis, isi ulang gratis sekali sehari di halaman Akun.',
        'When nearly all of it is gone, a free refill can be taken once a day on the Account page.',
      ],
      ['Kemenangan di ruang permainan.', 'Wins in the rooms.'],
    ),
    head('Kapan saldo berubah', 'When it changes'),
    list(
      [
        'Taruhan dipotong saat server menerimanya, bukan saat tombol ditekan.',
        'A stake is taken when the server accepts it, not when the button is pressed.',
      ],
      [
        'Ronde yang dibatalkan rumah mengembalikan semua taruhannya.',
        'A round that the house calls off gives back all of its stakes.',
      ],
      ['Taruhan utuh dalam rupiah; bayaran menyimpan sennya.', 'Stakes are whole rupiah; what is paid keeps its sen.'],
    ),
    head('Kalau angkanya terasa salah', 'When a figure seems wrong'),
    text(
      'Buka Riwayat taruhan: setiap taruhan punya nomor ronde, waktu, dan bayarannya, dan bisa diputar ulang serta diperiksa. Saldo selalu sama dengan jumlah catatan di buku besar.',
      'Open the bet history: every bet has its round, its time and what it paid, and can be played back and checked. The balance is always the sum of what the ledger has written.',
    ),
  ],
};
