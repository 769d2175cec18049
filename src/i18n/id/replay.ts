/** A finished round, played back. */
export const words = {
  'replay.title': 'Putar ulang {game}',
  'replay.stage': 'Putar ulang ronde {id}',
  'replay.back': 'Ke ruang {game}',
  'replay.play': 'Putar',
  'replay.pause': 'Jeda',
  'replay.restart': 'Dari awal',
  'replay.scrub': 'Geser ke saat lain',
  'replay.at': '{time} dari {end} detik',
  'replay.speed': 'Kecepatan',
  'replay.loading': 'Memuat ronde…',
  'replay.noneTitle': 'Ronde ini tidak ada',
  'replay.noneBody':
    'Nomornya salah, rondenya batal, atau belum selesai. Ronde yang masih berjalan baru bisa diputar ulang setelah hasilnya keluar.',
  'replay.players': 'Yang ikut',
  'replay.nobody': 'Tidak ada yang ikut ronde ini.',
  'replay.more': '{n} lainnya tidak ditampilkan',
  'replay.summary': 'Ringkasan',
  'replay.when': '{time} WIB.',
  'replay.money': '{n} taruhan pemain: masuk {staked}, kembali {paid}.',
  'replay.noMoney': 'Tanpa taruhan pemain.',
  'replay.bots': '{n} bot rumah ikut meramaikan, tanpa uang.',
  'replay.record':
    'Diputar dari catatan umum ronde ini. Nama disamarkan; benih dan hasilnya bisa Anda periksa sendiri di sini.',
  'replay.fair': 'Pemeriksaan undian',
  'replay.stakes': 'Taruhan',
  'replay.result': 'Hasil',
} as const;
