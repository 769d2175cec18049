import { TOKEN_COOKIE_DAYS } from '../../../contract/constants';
import { FORGOTTEN, type Forgotten } from '../../store/retention/periods';
import { DAY_MS } from '../../../rules/wib';
import { head, list, type Text, text } from './text';

/** For how long rows of a table are kept, days. */
const days = (table: Forgotten['table']): number =>
  (FORGOTTEN.find((period) => period.table === table)?.keptMs ?? 0) / DAY_MS;

export const privacy: Text = {
  module: 'house',
  updated: '2026-11-27',
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
      [
        'Surat, obrolan dengan petugas beserta gambarnya, dan batas main Anda.',
        'Mails, conversations with the desk with their pictures, and your limits.',
      ],
    ),
    head('Berapa lama', 'For how long'),
    list(
      [
        `Surat, dan pesan serta gambar di obrolan: ${days('mails')} hari. Obrolan itu sendiri: ${days('support_tickets')} hari sejak ditutup.`,
        `Mails, and what was said and shown in conversations: ${days('mails')} days. A conversation itself: ${days('support_tickets')} days from its end.`,
      ],
      [
        `Sesi: ${TOKEN_COOKIE_DAYS} hari sejak kunjungan terakhir, atau sampai Anda keluar. Perangkat yang dikenal: ${days('known_devices')} hari sejak terakhir terlihat.`,
        `Sessions: ${TOKEN_COOKIE_DAYS} days from the last visit, or until you sign out. Known devices: ${days('known_devices')} days after they were last seen.`,
      ],
      [
        `Percobaan masuk yang gagal: ${days('login_attempts')} hari. Kode lewat SMS atau email: sampai habis waktunya.`,
        `Failed sign-ins: ${days('login_attempts')} day. Codes by SMS or e-mail: until they run out.`,
      ],
      [
        'Akun, email, gambar profil, serta data dan gambar identitas: selama akun ada. Gambar yang diganti disimpan beberapa yang terbaru saja.',
        'Account, e-mail, profile picture, and identification with its pictures: for as long as there is the account. Of pictures that were replaced only the newest few stay.',
      ],
      [
        'Gerak saldo, taruhan dan ronde, catatan batas main, serta catatan tindakan petugas: tanpa batas waktu.',
        'Movements of the balance, bets and rounds, the record of your limits, and the log of what the desk did: without an end.',
      ],
    ),
    head('Yang dilihat orang lain', 'What others see'),
    text(
      'Di ruang dan daftar menang, nama Anda disamarkan. Nomor telepon dan email tidak ditampilkan kepada pemain lain. Petugas melihatnya tersamar; lengkap hanya kalau ia membukanya dengan alasan, dan itu dicatat.',
      'In rooms and lists of wins your name is masked. Your phone number and e-mail are not shown to other players. The desk sees them masked; whole only when somebody opens them with a reason, which is logged.',
    ),
    head('Meminta data atau penghapusan', 'Asking for your data, or to have it deleted'),
    text(
      'Tulis di Obrolan langsung; petugas menjawab di sana. Tidak ada tombol yang menghapus akun. Gerak saldo dan ronde tidak dihapus, karena buku besar harus tetap bisa dibuktikan.',
      'Write in the live chat; the desk answers there. There is no button that deletes an account. Movements of the balance and rounds are not deleted, because the ledger must stay provable.',
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
