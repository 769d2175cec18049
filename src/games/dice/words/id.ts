/** The dice room. */
export const words = {
  'dice.ask': 'Ketuk mata dadu',
  'dice.face': 'Mata {n}',
  'dice.pays': '{one} untuk satu dadu, {two} untuk dua, {three} untuk tiga',
  'dice.matches': '{n} cocok',
  'dice.tutorial1': 'Pasang di satu muka dadu atau lebih selagi taruhan dibuka. Yang terpasang tidak bisa ditarik.',
  'dice.tutorial2': 'Tiga dadu dilempar. Makin banyak yang cocok, makin besar bayarannya.',
  'dice.tutorial3': 'Muka dengan api adalah yang paling ramai, bukan ramalan.',
  'dice.fairTitle': 'Dadu: dari undian ke mata dadu',
  'dice.fairBody':
    'Setiap empat bita menjadi pecahan f antara 0 dan 1: tiga pecahan pertama untuk tiga dadu. Mata dadu = floor(f × 6) + 1.',
  'dice.rule1':
    'Pilih satu atau beberapa mata dadu sebelum taruhan ditutup. Taruhan dibuka {seconds} detik, lalu tiga dadu dilempar.',
  'dice.rule2':
    'Satu dadu cocok mengembalikan {one} taruhan di mata itu, dua dadu {two}, tiga dadu {three}. Tanpa kecocokan taruhannya hilang.',
  'dice.rule3': 'Pada akhir ronde setiap mata menampilkan hasil bersihnya: yang kembali dikurangi taruhannya.',
  'dice.ruleOne': 'Satu dadu',
  'dice.ruleTwo': 'Dua dadu',
  'dice.ruleThree': 'Tiga dadu',
  'dice.replay': 'Dadu menunjukkan {faces}.',
} as const;
