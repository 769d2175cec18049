/** Help: how fairness works and the rules of the open games. */
export const help = {
  'help.title': 'Bantuan',
  'help.lead': 'Cara bermain, cara memeriksa undian, dan arti uang mainan.',
  'help.fairnessLead': 'Hasil dikunci sebelum taruhan, dibuka setelah ronde, dan bisa Anda hitung ulang.',
  'help.rulesLead': 'Cara bermain, bayaran, dan RTP',
  'help.games': 'Aturan tiap permainan',
  'help.playMoneyTitle': 'Uang mainan',
  'help.playMoneyBody':
    'Setiap akun baru mendapat {amount} saldo main. Saldo ini tidak dibeli, tidak bisa dicairkan, dan tidak bernilai uang. Lintang hanya untuk usia 18 tahun ke atas.',
  'help.calmTitle': 'Main dengan tenang',
  'help.calmBody':
    'Hasil setiap ronde berdiri sendiri: tidak ada pola, dan ronde lalu tidak memberi petunjuk. Bermainlah untuk hiburan dan berhentilah kapan saja.',
  'fair.title': 'Undian adil',
  'fair.lead': 'Rumah tidak bisa mengubah hasil setelah Anda bertaruh, dan Anda tidak perlu percaya begitu saja.',
  'fair.step1Title': '1. Rantai benih dibuat',
  'fair.step1Body':
    'Sebelum ronde pertama, server membuat rantai benih rahasia: setiap benih adalah SHA-256 dari benih berikutnya. Ujung rantai diumumkan, lalu benih dipakai mundur.',
  'fair.step2Title': '2. Sidik jari diumumkan',
  'fair.step2Body':
    'Saat ronde dibuka, SHA-256 benih ronde itu langsung tampil. Benih yang sama harus muncul nanti; benih lain akan ketahuan.',
  'fair.step3Title': '3. Benih dibuka',
  'fair.step3Body':
    'Begitu ronde selesai, benihnya terbuka. SHA-256-nya harus sama dengan sidik jari tadi dan dengan benih ronde sebelumnya.',
  'fair.step4Title': '4. Hasil dihitung ulang',
  'fair.step4Body':
    'HMAC-SHA256 dengan kunci benih atas teks “benih umum:nomor ronde:0” menghasilkan undian. Siapa pun bisa menghitungnya, juga dengan alat dari luar Lintang.',
  'fair.crashTitle': 'Roket: dari undian ke titik ledak',
  'fair.crashBody':
    'Enam digit heksadesimal pertama dibagi 0xffffff menjadi r. Titik ledak = floor(99 / (1 − r)) / 100, paling rendah 1,00× dan paling tinggi {max}.',
  'fair.diceTitle': 'Dadu: dari undian ke mata dadu',
  'fair.diceBody':
    'Setiap empat bita menjadi pecahan f antara 0 dan 1: tiga pecahan pertama untuk tiga dadu. Mata dadu = floor(f × 6) + 1.',
  'fair.wingoTitle': 'Wingo: dari undian ke bola',
  'fair.wingoBody': 'Empat bita pertama menjadi pecahan f antara 0 dan 1. Nomor bola = floor(f × 10).',
  'fair.roomsTitle': 'Ruang bersama',
  'fair.roomsLead': 'Roket, Wingo, Rolet, Dadu, dan Dingdong: satu undian untuk semua pemain di ruang itu.',
  'fair.rouletteTitle': 'Rolet: dari undian ke kantong',
  'fair.rouletteBody': 'Empat bita pertama menjadi pecahan f antara 0 dan 1. Nomor kantong = floor(f × {pockets}).',
  'fair.soloTitle': 'Main sendiri',
  'fair.soloLead': 'Ranjau, Hilo, dan Roller: setiap pemain punya undiannya sendiri, dari benih server dan benihnya.',
  'fair.solo1Title': '1. Sidik jari benih server tampil',
  'fair.solo1Body':
    'Di setiap game Anda punya benih server yang rahasia. SHA-256-nya tampil di panel Undian adil sebelum Anda bertaruh; begitu juga SHA-256 benih server berikutnya.',
  'fair.solo2Title': '2. Benih Anda ikut menentukan',
  'fair.solo2Body':
    'HMAC-SHA256 dengan kunci benih server atas teks “benih Anda:nonce:0” menghasilkan undian. Benih Anda bisa diganti kapan saja; nonce mulai dari 0 dan naik satu setiap ronde. Jika perlu lebih banyak bita, angka terakhir naik satu.',
  'fair.solo3Title': '3. Benih server dibuka',
  'fair.solo3Body':
    'Tekan “Buka dan ganti benih server” di panel Undian adil. Benih lama terbuka, SHA-256-nya harus sama dengan sidik jari tadi, dan semua rondenya bisa dihitung ulang. Selama ronde berjalan benihnya tidak bisa dibuka.',
  'fair.minesTitle': 'Ranjau: dari undian ke papan',
  'fair.hiloTitle': 'Hilo: dari undian ke kartu',
  'fair.rollerTitle': 'Roller: dari undian ke angka',
  'fair.botsTitle': 'Tentang bot',
  'fair.botsBody':
    'Ruang bisa berisi bot milik rumah agar tidak sepi. Bot selalu diberi tanda, tidak masuk daftar menang besar, dan tidak dapat memengaruhi undian.',
  'fair.payoutsTitle': 'Berapa yang kembali',
  'fair.payoutsBody':
    'RTP adalah rata-rata yang kembali dari setiap taruhan dalam jangka sangat panjang. Angka di bawah dihitung langsung dari aturan, bukan diketik.',
  'fair.verifyHint': 'Tombol “Periksa” di riwayat setiap ruang menghitung ulang ronde itu di peramban Anda.',
  'rules.title': 'Aturan permainan',
  'rules.choice': 'Pilihan',
  'rules.pays': 'Bayaran',
  'rules.chance': 'Peluang',
  'rules.rtp': 'RTP',
  'rules.crash1': 'Pasang taruhan sebelum roket terbang; persiapan {seconds} detik.',
  'rules.crash2': 'Pengali naik dari 1,00×. Tarik kapan saja: taruhan dikali angka saat itu menjadi milik Anda.',
  'rules.crash3': 'Roket meledak di titik yang sudah dikunci. Yang belum ditarik hangus.',
  'rules.crash4': 'Tarik otomatis, mulai {auto}, dijalankan server sekalipun sambungan Anda putus.',
  'rules.crash5':
    'Taruhan yang dibuat saat roket terbang masuk ke ronde berikut dan bisa dibatalkan sampai ronde itu terbang.',
  'rules.crashAny': 'Tarik di angka berapa pun',
  'rules.dice1':
    'Pilih satu atau beberapa mata dadu sebelum taruhan ditutup. Taruhan dibuka {seconds} detik, lalu tiga dadu dilempar.',
  'rules.dice2':
    'Satu dadu cocok mengembalikan {one} taruhan di mata itu, dua dadu {two}, tiga dadu {three}. Tanpa kecocokan taruhannya hilang.',
  'rules.dice3': 'Pada akhir ronde setiap mata menampilkan hasil bersihnya: yang kembali dikurangi taruhannya.',
  'rules.diceOne': 'Satu dadu',
  'rules.diceTwo': 'Dua dadu',
  'rules.diceThree': 'Tiga dadu',
  'rules.hilo1':
    'Kartu pertama dibuka saat ronde mulai. Tebak kartu berikut: naik atau sama, turun atau sama. Pada As dan Raja, sama menjadi tebakan tersendiri.',
  'rules.hilo2':
    'Setiap tebakan benar mengalikan taruhan dengan 13 / jumlah nilai yang menang; potongan 1% diambil sekali. Tarik kapan saja, salah tebak menghanguskan taruhan.',
  'rules.hilo3':
    'Melewati kartu gratis, paling banyak {skips} kali dalam satu ronde. Pengali tertinggi {max}, lalu ronde dibayar sendiri. Tebakan yang melampauinya atau batas untung tidak dibayar lebih, jadi RTP tebakan itu lebih rendah.',
  'rules.hiloCard': 'Kartu',
  'rules.hiloUp': 'Naik (K: sama)',
  'rules.hiloDown': 'Turun (As: sama)',
  'rules.wingo1': 'Pilih angka 0 sampai 9 atau warna, lalu jumlah per pilihan. Biaya = jumlah × banyaknya pilihan.',
  'rules.wingo2': 'Undian setiap 30, 60, atau 120 detik. Taruhan ditutup {seconds} detik sebelumnya.',
  'rules.wingo3': '0 merah dan ungu, 5 hijau dan ungu, genap lain merah, ganjil lain hijau.',
  'rules.wingoNumber': 'Angka tepat',
  'rules.wingoRed': 'Merah',
  'rules.wingoGreen': 'Hijau',
  'rules.wingoViolet': 'Ungu',
  'rules.roulette1': 'Roda punya 15 kantong: 0 hitam, 1 sampai 7 merah, 8 sampai 14 biru.',
  'rules.roulette2': 'Pasang pada satu tim atau lebih selama {seconds} detik, lalu bola dilempar.',
  'rules.roulette3':
    'Tim tempat bola berhenti dibayar, taruhan pada tim lain hilang. Taruhan yang terkirim tidak bisa ditarik.',
  'rules.rouletteRed': 'Merah',
  'rules.rouletteBlack': 'Hitam',
  'rules.rouletteBlue': 'Biru',
  'rules.limits': 'Batas taruhan {min} sampai {max} per taruhan; untung satu ronde paling banyak {profit}.',
  'rules.limitsNote': 'Batas berlaku menurut setelan situs saat ini.',
  'rules.mines1': 'Pilih 1 sampai {max} ranjau di papan 5 kali 5. Letaknya sudah tetap sebelum kotak pertama dibuka.',
  'rules.mines2':
    'Setiap permata menaikkan pengali. Tarik kapan saja setelah satu permata; satu ranjau menghanguskan taruhan.',
  'rules.mines3': 'Pengali dari peluang yang tepat dikurangi {edge} per ranjau. RTP terendah {rtp}.',
  'rules.mines4': 'Ronde yang belum selesai menunggu Anda: muat ulang atau kembali nanti, papan tetap sama.',
  'rules.minesCount': 'Ranjau',
  'rules.minesFirst': '1 permata',
  'rules.minesAll': 'Semua permata',
  'rules.roller1':
    'Pilih angka 0 sampai 100.000, lalu tebak hasilnya lebih tinggi atau lebih rendah. Hasil yang sama dengan angka pilihan kalah.',
  'rules.roller2': 'Bayaran = 0,99 × 100.000 / banyaknya hasil yang menang, dibulatkan ke bawah empat desimal.',
  'rules.roller3': 'Pilihan yang membayar di bawah {min} atau di atas {max} tidak dimainkan.',
  'rules.rollerEnds':
    'RTP setiap pilihan dihitung dengan mencacah 16.777.216 undian. Di ujung skala butiran undian terasa: hasil 100.000 hanya punya satu undian, jadi menebak di atas 99.990 mengembalikan {top}, sedangkan di bawah 10 mengembalikan {low}.',
} as const;
