/** What only the roulette room says. */
export const words = {
  'roulette.red': 'Merah',
  'roulette.black': 'Hitam',
  'roulette.blue': 'Biru',
  'roulette.drawn': '{n}, {team}',
  'roulette.ask': 'Ketuk satu tim',
  'roulette.tutorial1':
    'Pilih tim: merah, hitam, atau biru, lalu pasang sebelum roda berputar. Yang terpasang tidak bisa ditarik.',
  'roulette.tutorial2': 'Bola mendarat di satu kantong. Timnya menang bersama.',
  'roulette.tutorial3': 'Hitam hanya satu kantong, maka bayarannya paling besar.',
  'roulette.fairTitle': 'Rolet: dari undian ke kantong',
  'roulette.fairBody': 'Empat bita pertama menjadi pecahan f antara 0 dan 1. Nomor kantong = floor(f × {pockets}).',
  'roulette.rule1': 'Roda punya 15 kantong: 0 hitam, 1 sampai 7 merah, 8 sampai 14 biru.',
  'roulette.rule2': 'Pasang pada satu tim atau lebih selama {seconds} detik, lalu bola dilempar.',
  'roulette.rule3':
    'Tim tempat bola berhenti dibayar, taruhan pada tim lain hilang. Taruhan yang terkirim tidak bisa ditarik.',
  'roulette.ruleRed': 'Merah',
  'roulette.ruleBlack': 'Hitam',
  'roulette.ruleBlue': 'Biru',
  'roulette.replay': 'Bola jatuh di {drawn}.',
} as const;
