/** How long somebody has been playing, what it came to, and the reminder of it. */
export const words = {
  'sitting.net': 'Hasil bersih sesi ini',
  'sitting.bets': 'Taruhan',
  'sitting.staked': 'Dipasang',
  'sitting.returned': 'Kembali',
  'sitting.open': 'Ronde yang belum selesai terhitung sebagai dipasang.',
  'sitting.failed': 'Angka sesi belum bisa dimuat.',
  'sitting.reminder': 'Pengingat tiap {n} menit',
  'sitting.hour': 'Sudah satu jam',
  'sitting.hours': 'Sudah {n} jam',
  'sitting.minutes': 'Sudah {n} menit',
  'sitting.breathe': 'Bermain sejak {time} WIB. Tarik napas dulu.',
  'sitting.autoStopped': 'Taruhan otomatis berhenti. Pilihan Anda di meja tersimpan.',
  'sitting.enough': 'Cukup dulu',
  'sitting.goOn': 'Lanjut main',
  'sitting.seeBets': 'Lihat taruhan',
  'sitting.fairPlay': 'Istirahat atau atur batas',
} as const;
