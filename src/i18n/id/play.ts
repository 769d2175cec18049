/** The game rooms. */
export const play = {
  'play.room': 'Ruang {game}',
  'play.opening': 'Membuka ruang {game}',
  'fairPlay.title': 'Main dengan tenang',
  'fairPlay.paused': 'Istirahat',
  'fairPlay.pausedLabel': 'Sedang istirahat, lihat sampai kapan',
  'session.clock': '{n} mnt',
  'session.label': 'Bermain {n} menit, lihat hasilnya',
} as const;
