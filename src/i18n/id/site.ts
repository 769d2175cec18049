/** The screens of a closed site. */
export const words = {
  'site.maintenance.title': 'Situs sedang dalam pemeliharaan',
  'site.maintenance.until': 'Perkiraan selesai {time}',
  'site.maintenance.soon': 'Kami segera kembali',
  'site.maintenance.body':
    'Ronde yang sudah berjalan selesai dan dibayar seperti biasa, dan saldo Anda aman. Halaman ini terbuka lagi sendiri.',
  'site.region.title': 'Lintang tidak tersedia di wilayah Anda',
  'site.region.head': 'Wilayah ini ditutup',
  'site.region.body':
    'Taruhan dari wilayah ini tidak diterima. Ronde yang sudah berjalan tetap selesai dan dibayar, dan saldo Anda aman.',
} as const;
