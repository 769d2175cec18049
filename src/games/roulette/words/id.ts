/** What only the roulette room says. */
export const roulette = {
  'roulette.red': 'Merah',
  'roulette.black': 'Hitam',
  'roulette.blue': 'Biru',
  'roulette.drawn': '{n}, {team}',
  'roulette.ask': 'Ketuk satu tim',
} as const;
