import { head, list, type Text, text } from './text';

export const privacy: Text = {
  module: 'house',
  updated: '2026-11-23',
  title: { id: 'Data Anda', en: 'Your data' },
  summary: { id: 'Apa yang disimpan, untuk apa, dan berapa lama', en: 'What is kept, what for, and for how long' },
  blocks: [
    head('Yang kami simpan', 'What we keep'),
    list(
      ['Nomor telepon dan nama pemain, untuk masuk.', 'Phone number and player’s name, for signing in.'],
      [
        'Taruhan dan gerak saldo, karena buku besar harus selalu bisa dibuktikan.',
        'Bets and movements of the balance, because the ledger must be provable at all times.',
      ],
      ['Perangkat yang dikenal dan sesi, untuk memperingatkan Anda.', 'Known devices and sessions, to warn you.'],
      [
        'Email, gambar profil, dan identitas, kalau Anda memberikannya. Gambar identitas hanya dilihat petugas.',
        'E-mail, picture and identification, if you gave them. Pictures of documents are seen by the desk only.',
      ],
      ['Surat, sampai 400 hari.', 'Mails, for up to 400 days.'],
    ),
    head('Yang dilihat orang lain', 'What others see'),
    text(
      'Di ruang dan daftar menang, nama Anda disamarkan. Nomor telepon tidak pernah ditampilkan kepada siapa pun.',
      'In rooms and lists of wins your name is masked. Your phone number is never shown to anybody.',
    ),
    head('Yang tidak kami lakukan', 'What we do not do'),
    list(
      ['Tidak ada pelacak atau iklan dari luar.', 'There are no trackers or advertisements from outside.'],
      ['Data tidak dijual atau dibagikan.', 'Data is neither sold nor shared.'],
      [
        'Kunjungan halaman bantuan dihitung per hari, tanpa siapa.',
        'Visits of help pages are counted by day, without who.',
      ],
    ),
  ],
};
