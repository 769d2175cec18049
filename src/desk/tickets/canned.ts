/** Answers that are written once, in both languages: the desk picks the player's. They are put into the field, to be changed before they are sent. */
export const CANNED: readonly { readonly title: string; readonly id: string; readonly en: string }[] = [
  {
    title: 'Halo · Hello',
    id: 'Halo, terima kasih sudah menulis. Saya periksa dulu, sebentar ya.',
    en: 'Hello, and thank you for writing. Let me look into it for a moment.',
  },
  {
    title: 'Cek putaran · Round check',
    id: 'Setiap putaran bisa Anda periksa sendiri: buka Riwayat taruhan, pilih taruhannya, lalu tekan Periksa. Benih dan sidik jarinya ada di sana.',
    en: 'Every round can be checked by yourself: open Bet history, choose the bet and press Check. Its seed and fingerprint are there.',
  },
  {
    title: 'Uang main · Play money',
    id: 'Saldo di Lintang adalah uang main: tidak bisa dibeli dan tidak bisa diuangkan.',
    en: 'The balance at Lintang is play money: it cannot be bought and cannot be cashed.',
  },
  {
    title: 'Main tenang · Calm',
    id: 'Di Main dengan tenang Anda bisa memasang batas, istirahat, atau menutup diri. Batas yang lebih rendah berlaku saat itu juga.',
    en: 'Under Play calmly you can set limits, take a break or exclude yourself. A lower limit holds at once.',
  },
  {
    title: 'Kata sandi · Password',
    id: 'Kami tidak pernah meminta kata sandi, PIN atau kode. Kata sandi baru bisa Anda buat dari halaman Masuk, lewat Lupa kata sandi.',
    en: 'We never ask for a password, a PIN or a code. You can make a new password from the sign-in page, by Forgot password.',
  },
  {
    title: 'Gambar · Picture',
    id: 'Bisa kirim tangkapan layarnya? Tekan tanda gambar di sebelah kolom tulis.',
    en: 'Could you send a screenshot? Press the picture beside the field.',
  },
  {
    title: 'Selesai · Done',
    id: 'Apakah masih ada yang bisa kami bantu? Kalau tidak, percakapan ini saya selesaikan.',
    en: 'Is there anything else? If not, I will close this conversation.',
  },
];
