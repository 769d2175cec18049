/** The dice room. */
export const dice = {
  'dice.ask': 'Ketuk mata dadu',
  'dice.face': 'Mata {n}',
  'dice.pays': '{one} untuk satu dadu, {two} untuk dua, {three} untuk tiga',
  'dice.matches': '{n} cocok',
} as const;
