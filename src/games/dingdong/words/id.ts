/** The dingdong room. */
export const words = {
  'dingdong.CHERRY': 'Ceri',
  'dingdong.APPLE': 'Apel',
  'dingdong.MANGO': 'Mangga',
  'dingdong.BAMBOO': 'Bambu',
  'dingdong.GRAPE': 'Anggur',
  'dingdong.STAR': 'Bintang',
  'dingdong.DING': 'Ding',
  'dingdong.AGAIN': 'Lagi',
  'dingdong.ask': 'Ketuk satu simbol',
  'dingdong.drawn': '{name}, bayar {odds}',
  'dingdong.drawnAgain': 'Lagi, putar ulang',
  'dingdong.lead': 'Lampu berhenti di LAGI? Taruhan tetap, ring berputar ulang.',
  'dingdong.rule1':
    'Taruhan terbuka {seconds} detik. Ketuk satu atau beberapa dari tujuh simbol; setiap simbol taruhan sendiri.',
  'dingdong.rule2':
    'Lampu berlari mengelilingi 22 lampu dan berhenti di satu simbol. Taruhan di simbol itu dibayar menurut tabel, yang lain hangus.',
  'dingdong.rule3':
    'Berhenti di LAGI (peluang {chance} setiap putaran): semua taruhan tetap dan ring berputar ulang sampai berhenti di salah satu simbol.',
  'dingdong.rule4':
    'Kemenangan ditampilkan {seconds} detik setelah lampu berhenti. Banyaknya lampu sebuah simbol hanya hiasan: peluangnya yang di tabel.',
  'dingdong.fairTitle': 'Dingdong: dari undian ke lampu',
  'dingdong.fairBody':
    'Empat bita menjadi pecahan f antara 0 dan 1. floor(f × {sum}) jatuh di salah satu bobot, berurutan: {weights}. Setelah LAGI, empat bita berikutnya dipakai.',
  'dingdong.tutorial1':
    'Pilih buah, bintang, atau lonceng, lalu pasang sebelum lampu berputar. Yang terpasang tidak bisa ditarik.',
  'dingdong.tutorial2': 'Lampu berhenti di satu simbol. Makin jarang simbolnya, makin besar bayarannya.',
  'dingdong.tutorial3': 'Berhenti di LAGI? Taruhan tetap, dan lampu berputar sekali lagi.',
  'dingdong.replay': 'Lampu berhenti di {name}, bayar {odds}.',
  'dingdong.replayAgain': 'LAGI: taruhan tetap, ring berputar ulang.',
} as const;
