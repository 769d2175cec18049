/** What a code's message says. */
export const codeText = (code: string): string =>
  `Kode Lintang Anda: ${code}. Berlaku 10 menit. Jangan berikan kepada siapa pun, juga tidak kepada petugas Lintang.`;
export const CODE_SUBJECT = 'Kode Lintang Anda';
