import { head, list, type Text, text } from './text';

export const terms: Text = {
  module: 'house',
  updated: '2026-11-23',
  title: { id: 'Syarat bermain', en: 'Terms' },
  summary: {
    id: 'Siapa yang boleh bermain, dan apa yang dijanjikan rumah',
    en: 'Who may play, and what the house promises',
  },
  blocks: [
    head('Siapa yang boleh bermain', 'Who may play'),
    list(
      ['Berusia 18 tahun ke atas.', 'Those who are 18 or older.'],
      ['Satu akun untuk satu orang.', 'One account for one person.'],
      [
        'Bermain sendiri: program yang bertaruh menggantikan Anda tidak diperbolehkan, kecuali taruhan otomatis di dalam ruang.',
        'Play yourself: programs that bet in your place are not allowed, apart from automatic betting in the rooms.',
      ],
    ),
    head('Janji rumah', 'What the house promises'),
    list(
      [
        'Hasil dikunci sebelum taruhan dan dibuka sesudahnya; siapa pun bisa menghitungnya ulang.',
        'Results are locked before bets and opened after them; anybody can compute them again.',
      ],
      [
        'Tingkat kembali (RTP) yang ditulis di aturan tiap permainan berlaku untuk semua pemain, di setiap waktu.',
        'The return that the rules of each game name holds for every player at all times.',
      ],
      [
        'Pemain bantuan rumah (bot) selalu ditandai, dan tidak pernah masuk daftar menang besar.',
        'House bots are always marked as such, and never appear among the big wins.',
      ],
    ),
    head('Kalau ada yang salah', 'When something goes wrong'),
    text(
      'Ronde yang terputus di server diselesaikan seperti yang sudah diundi, atau dibatalkan dan semua taruhannya kembali. Kesalahan hitung dibetulkan di buku besar, dan catatan lamanya tetap terlihat.',
      'A round that breaks off at the server is finished as it was drawn, or called off with all stakes given back. A mistake is put right in the ledger, and what stood there before stays to be seen.',
    ),
  ],
};
