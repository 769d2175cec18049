/** The screens of a closed site. */
export const words = {
  'site.maintenance.title': 'Situs sedang dalam pemeliharaan',
  'site.maintenance.until': 'Perkiraan selesai {time}',
  'site.maintenance.soon': 'Kami segera kembali',
  'site.maintenance.body': 'Permainan berhenti sebentar selama kami bekerja.',
  'site.region.title': 'Lintang tidak tersedia di wilayah Anda',
  'site.region.body': 'Wilayah tempat Anda tersambung ditutup: taruhan dari sana tidak diterima.',
  'site.balanceSafe': 'Saldo Anda aman',
  'site.roundsPaid': 'Ronde yang sudah berjalan selesai dan dibayar seperti biasa',
  'site.opensItself': 'Halaman ini terbuka lagi sendiri',
} as const;
