/** The game rooms. */
export const play = {
  'play.room': 'Ruang {game}',
  'play.opening': 'Membuka ruang {game}',
} as const;
