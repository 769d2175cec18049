import { head, list, type Text, text } from './text';

export const fairPlay: Text = {
  module: 'house',
  updated: '2026-11-23',
  title: { id: 'Bermain dengan tenang', en: 'Playing calmly' },
  summary: { id: 'Waktu, jeda, dan tanda bahwa sudah cukup', en: 'Time, pauses, and signs that it is enough' },
  blocks: [
    text(
      'Lintang untuk hiburan, juga dengan uang mainan. Semua pelindung di bawah ini dijaga server, bukan hanya layar.',
      'Lintang is for fun, with play money too. All that protects you here is kept by the server, not by the screen alone.',
    ),
    list(
      [
        'Jam sesi berjalan di setiap halaman, dengan hasil bersih bila situs menampilkannya.',
        'The session clock runs on every page, with the net result where the site shows it.',
      ],
      [
        'Cek realita menyela di antara ronde: berapa lama, berapa taruhan, berapa hasilnya.',
        'A reality check steps in between rounds: how long, how many bets, what came of it.',
      ],
      [
        'Tidak ada perayaan untuk kembalian yang tidak lebih besar dari taruhan.',
        'Nothing is celebrated that gave back no more than was staked.',
      ],
      ['Tidak ada ramalan: setiap ronde berdiri sendiri.', 'There are no predictions: every round stands by itself.'],
    ),
    head('Batas Anda sendiri', 'Limits of your own'),
    list(
      [
        'Rugi per hari: kalau tercapai, server menolak taruhan sampai hari berganti di Jakarta.',
        'A loss limit for the day: once it is reached, the server takes no bets until the day ends in Jakarta.',
      ],
      [
        'Isi saldo per hari: isi ulang saldo main terhitung, dan ditolak kalau melewati batas.',
        'A deposit limit for the day: a refill of play credit counts, and is refused beyond the limit.',
      ],
      [
        'Batas yang lebih ketat berlaku saat itu juga; yang lebih longgar menunggu 24 jam dan bisa dibatalkan.',
        'A tighter limit holds at once; a looser one waits for 24 hours and can be taken back.',
      ],
      [
        'Istirahat 24 jam, 7 hari, atau 30 hari; menutup diri 6 bulan atau lebih. Selama itu taruhan dan isi ulang ditolak. Keduanya tidak bisa dibatalkan sebelum waktunya.',
        'A break of 24 hours, 7 or 30 days; an exclusion of 6 months or more. Bets and refills are refused meanwhile. Neither can be undone before its end.',
      ],
    ),
    text('Semuanya ada di Akun, Main dengan tenang.', 'All of it stands under Account, Play calmly.'),
    head('Tanda bahwa sudah cukup', 'Signs that it is enough'),
    list(
      ['Bermain lebih lama dari niat.', 'Playing for longer than you meant to.'],
      ['Menaikkan taruhan untuk mengejar yang hilang.', 'Raising stakes to win back what was lost.'],
      ['Menyembunyikannya dari orang rumah.', 'Hiding it from those at home.'],
    ),
    text(
      'Kalau ini terasa dekat, ambil jeda dan bicaralah dengan orang yang Anda percaya atau tenaga kesehatan jiwa di puskesmas.',
      'If that feels close, take a pause and talk to somebody you trust, or to a mental health worker.',
    ),
  ],
};
