/** What the site says of itself as an app on this device. */
export const words = {
  'device.updateTitle': 'Versi baru Lintang siap',
  'device.updateBody': 'Halaman dimuat ulang sebentar. Taruhan dan saldo aman di server.',
  'device.update': 'Perbarui',
  'device.later': 'Nanti',
  'device.no': 'Tidak sekarang',
  'device.mail': 'Ada surat baru',
  'device.mailTitle': 'Surat datang saat Anda pergi',
  'device.mailBody': 'Mau diberi tahu kalau ada surat baru? Hanya surat, bukan ajakan bermain.',
  'device.mailYes': 'Beri tahu saya',
  'device.installTitle': 'Pasang Lintang di perangkat ini',
  'device.installBody':
    'Lintang terbuka langsung dari layar utama, tanpa bilah alamat, dan lebih cepat. Ukurannya kecil dan mudah dihapus.',
  'device.installYes': 'Pasang',
  'device.installed': 'Lintang sudah terpasang di perangkat ini.',
  'device.android1': 'Buka menu peramban Anda, tiga titik di pojok.',
  'device.android2': 'Pilih “Instal aplikasi” atau “Tambahkan ke layar utama”.',
  'device.android3': 'Setujui. Ikon Lintang ada di layar utama.',
  'device.androidNote':
    'Tidak ada berkas APK yang perlu diunduh. Kalau ada yang menawarkan APK Lintang, itu bukan dari kami.',
  'device.ios1': 'Ketuk tombol Bagikan di Safari.',
  'device.ios2': 'Gulir, lalu pilih “Tambah ke Layar Utama”.',
  'device.ios3': 'Ketuk Tambah. Ikon Lintang ada di layar utama.',
  'device.iosNote': 'Di iPhone dan iPad hanya Safari yang pasti bisa. Anda masuk sekali lagi di aplikasinya.',
  'device.sharedTitle': 'Tautan ini bukan dari Lintang',
  'device.sharedBody': 'Bagikan tautan sebuah putaran Lintang ke sini, dan putarannya diputar ulang.',
} as const;
