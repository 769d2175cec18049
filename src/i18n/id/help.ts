/** Help: how fairness works and the rules of the open games. */
export const words = {
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
  'fair.roomsTitle': 'Ruang bersama',
  'fair.roomsLead': '{games}: satu undian untuk semua pemain di ruang itu.',
  'fair.soloTitle': 'Main sendiri',
  'fair.soloLead': '{games}: setiap pemain punya undiannya sendiri, dari benih server dan benihnya.',
  'fair.solo1Title': '1. Sidik jari benih server tampil',
  'fair.solo1Body':
    'Di setiap game Anda punya benih server yang rahasia. SHA-256-nya tampil di panel Undian adil sebelum Anda bertaruh; begitu juga SHA-256 benih server berikutnya.',
  'fair.solo2Title': '2. Benih Anda ikut menentukan',
  'fair.solo2Body':
    'HMAC-SHA256 dengan kunci benih server atas teks “benih Anda:nonce:0” menghasilkan undian. Benih Anda bisa diganti kapan saja; nonce mulai dari 0 dan naik satu setiap ronde. Jika perlu lebih banyak bita, angka terakhir naik satu.',
  'fair.solo3Title': '3. Benih server dibuka',
  'fair.solo3Body':
    'Tekan “Buka dan ganti benih server” di panel Undian adil. Benih lama terbuka, SHA-256-nya harus sama dengan sidik jari tadi, dan semua rondenya bisa dihitung ulang. Selama ronde berjalan benihnya tidak bisa dibuka.',
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
  'rules.limits': 'Batas taruhan {min} sampai {max} per taruhan; untung satu ronde paling banyak {profit}.',
  'rules.limitsNote': 'Batas berlaku menurut setelan situs saat ini.',
  'fair.chainsTitle': 'Asal benih umum',
  'fair.chainsBody':
    'Ujung rantai diumumkan dulu. Setelah itu, sampai waktu yang ikut diumumkan, setiap peramban yang berkunjung menambahkan 16 bita acak. Benih umum adalah SHA-256 dari ujung rantai dan semua bagian itu, jadi rumah tidak bisa memilihnya sendiri bersama rantainya. Rumah pun bisa mengirim bagian, juga yang terakhir; suar umum, bila dipakai, menutup celah itu karena nilainya baru ada setelah bagian ditutup.',
  'fair.feedWingo': 'Wingo {seconds} detik',
  'fair.chain.collecting': 'mengumpulkan bagian',
  'fair.chain.waiting': 'menunggu giliran',
  'fair.chain.inUse': 'dipakai',
  'fair.chain.past': 'sudah lewat',
  'fair.chainHouse': 'benih umum dari rumah',
  'fair.chainNoShares': 'tanpa bagian dari luar',
  'fair.chainShares': '{n} bagian dari luar',
  'fair.chainLink': 'Ujung rantai',
  'fair.chainPublished': 'Diumumkan',
  'fair.chainCloses': 'Bagian diterima sampai',
  'fair.chainBeacon': 'Suar umum',
  'fair.chainBeaconRound': '{name}, nilai ke-{n}',
  'fair.chainSeed': 'Benih umum',
  'fair.chainSeedLater': 'dibuat setelah bagian ditutup',
  'fair.chainRounds': 'Ronde',
  'fair.chainRoundsValue': '{used} dari {rounds} terpakai',
  'fair.chainHow': 'Benih umum = SHA-256 dari ujung rantai lalu semua bagian, diurutkan, dipisahkan titik dua.',
  'fair.chainAloneBody':
    'Tidak ada bagian dari luar: benih umum = SHA-256 dari ujung rantai saja, jadi tidak mengikat rumah saat memilih rantai. Rantai berikutnya mengambil alih begitu sudah ada bagian pengunjung.',
  'fair.chainHouseBody':
    'Rantai ini dari sebelum ada bagian pengunjung: rumah membuat benih umumnya bersama rantainya.',
  'fair.chainList': 'Semua bagian',
  'fair.chainOwn': 'bagian Anda',
  'fair.chainFromBeacon': 'suar umum',
  'fair.chainFromVisitor': 'pengunjung',
  'fair.chainSeedOk': 'Dihitung ulang di peramban ini: benih umum cocok.',
  'fair.chainSeedBad': 'Dihitung ulang di peramban ini: benih umum TIDAK cocok.',
  'fair.chainOwnOk': 'Bagian Anda ada di dalamnya.',
  'fair.chainOwnBad': 'Bagian Anda HILANG dari daftar ini.',
} as const;
