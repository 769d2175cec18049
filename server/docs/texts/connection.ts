import { head, list, type Text, text } from './text';

export const connection: Text = {
  module: 'play',
  updated: '2026-11-23',
  title: { id: 'Sinyal dan perangkat', en: 'Signal and device' },
  summary: {
    id: 'Putus di tengah ronde, gambar tersendat, suara mati',
    en: 'Cut off in a round, a stuttering picture, no sound',
  },
  blocks: [
    head('Putus di tengah ronde', 'Cut off in a round'),
    text(
      'Taruhan yang sudah diterima tetap berjalan di server, dengan atau tanpa Anda. Tarik otomatis dijalankan server, jadi tidak bergantung pada sinyal Anda. Begitu tersambung lagi, ruang menampilkan keadaan yang sebenarnya.',
      'A bet that was accepted goes on at the server, with or without you. An automatic cash-out is the server’s, so that it does not depend on your signal. Once you are back, the room shows things as they are.',
    ),
    text(
      'Kalau tombol sudah ditekan tetapi jawabannya tidak datang, tekan lagi: perintah yang sama hanya dijalankan sekali.',
      'If you pressed a button and no answer came, press again: the same command is carried out once only.',
    ),
    head('Gambar tersendat', 'A stuttering picture'),
    list(
      [
        'Gambar permainan pada Otomatis menyesuaikan diri dengan ponsel; Hemat paling ringan.',
        'Game picture on Auto adapts itself to the phone; Low is the lightest.',
      ],
      [
        'Mode hemat baterai ponsel memperlambat gambar, bukan undian.',
        'A phone’s battery saver slows the picture down, never the draw.',
      ],
    ),
    head('Tidak ada suara', 'No sound'),
    text(
      'Peramban memutar suara baru setelah ketukan pertama. Periksa juga tombol suara di ruang dan di pengaturan akun.',
      'Browsers play sound after the first tap only. Look at the sound button of the room and at the settings of the account, too.',
    ),
  ],
};
