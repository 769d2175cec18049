/** The game rooms. */
export const play = {
  'play.room': 'Ruang {game}',
  'play.opening': 'Membuka ruang {game}',
  'session.clock': '{n} mnt',
  'session.label': 'Bermain {n} menit, lihat hasilnya',
} as const;
