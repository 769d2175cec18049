/**
 * The error catalogue of both documents (section 8 of each) as data. The code is what travels; the text is looked up by it. The Indonesian texts, which the
 * server says too, stand here; those of other languages come with the language (`src/i18n/<language>/errors.ts`).
 */

/** What a code says in one language; its blanks are `{named}`. */
export interface ErrorWords {
  readonly text: string;
  /** Of a refusal that says how long: with `{wait}` for the time until another try is worth it. */
  readonly later?: string;
  /** Texts that say more, by what `params.because` names. */
  readonly because?: Readonly<Record<string, string>>;
}

export interface ErrorEntry extends ErrorWords {
  /** The blanks of `text`. */
  readonly params?: readonly string[];
}

/** What failures say in one language. */
export interface ErrorTexts {
  readonly codes: ReadonlyMap<number, ErrorWords>;
  readonly units: Readonly<Record<'second' | 'minute' | 'hour', string>>;
  /** Of a request that finds no connection: it has no code. */
  readonly busy: string;
}

/** Codes that more than one layer names. Every other code is only looked up. */
export const CODE = {
  connectionLost: -1,
  unparseable: 0,
  loginExpired: 1,
  parameter: 3,
  tooFrequent: 667,
  insufficientBalance: 700,
  wrongBetAmount: 702,
  tokenStale: 703,
  cannotCashOut: 706,
  loginExpiredChannel: 707,
  unfinishedGame: 710,
  betOverLimit: 711,
  roundClosing: 712,
  gameStarted: 716,
  invalidSeed: 731,
  alreadyIn: 746,
  openCellFirst: 782,
  activeRound: 785,
  minesCount: 786,
  maintenance: 1000,
  rouletteStarted: 1321,
  diceStarted: 1331,
  dingdongStarted: 1371,
  claimFailed: 1052,
  accountInactive: 7001,
  pictureFormat: 1409,
  pictureSize: 1413,
  ticketTaken: 1421,
  ticketClosed: 1422,
  emailTooOften: 2001,
  codeInvalid: 2002,
  mfaNeeded: 3002,
  wrongPin: 3037,
  wrongOldPin: 7033,
  pinExists: 7031,
  pinFormat: 7032,
  invalidInvitation: 7003,
  emailBound: 7007,
  mfaMismatch: 7008,
  recoveryMismatch: 7009,
  userExists: 7010,
  wrongPassword: 7013,
  commonPassword: 7014,
  phoneExists: 7017,
  invalidCredentials: 7021,
  repeatedRequest: 9005,
  cannotPlay: 10001,
  loginFirst: 10004,
  confirmFirst: 401,
  noAuthority: 403,
  regionBlocked: 451,
  gameUnavailable: 10006,
} as const;

const table = new Map<number, ErrorEntry>();
const add = (codes: readonly number[], text: string, more: Omit<ErrorEntry, 'text'> = {}) => {
  for (const code of codes) table.set(code, { text, ...more });
};
/** All codes from one to another, both included. */
export const span = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);

add([-1], 'Koneksi terputus, muat ulang halaman');
add([0], 'Terjadi kesalahan, silakan coba lagi');
add([1, 707], 'Sesi masuk berakhir, silakan masuk lagi');
add([703], 'Sesi diperbarui, silakan ulangi');
add([3], 'Parameter tidak sesuai');
add([667, 1048], 'Terlalu sering, coba lagi sebentar lagi', { later: 'Terlalu sering, coba lagi dalam {wait}' });
add([700, 1004, 10002], 'Saldo tidak cukup');
add([701, 1305, 10013], 'Game belum bisa dimainkan sampai promosi berjalan selesai');
add([702, 1301], 'Jumlah taruhan tidak sah');
add([710, 1343, 1352], 'Ada permainan yang belum selesai, muat ulang halaman');
add([711], 'Jumlah taruhan melebihi batas {min} ~ {max} {currency}', { params: ['min', 'max', 'currency'] });
add([712, 718, 762, 777, 1311, 1313], 'Ronde hampir berakhir, ikut ronde berikutnya');
add([716, 1310, 1321, 1331, 1371, 1380], 'Permainan sudah dimulai, ikut ronde berikutnya');
add([706], 'Belum bisa ditarik untuk ronde ini');
add([782], 'Buka satu kotak dulu sebelum menarik');
add([731, 791, 1360], 'Benih tidak sah');
add([746, 1312], 'Anda sudah ikut ronde ini');
add([785], 'Masih ada ronde yang berjalan');
add([786, 1353], 'Jumlah ranjau harus 1 sampai 24');
add([1000], 'Situs sedang dalam pemeliharaan');
// Ours: an act that wants the PIN or a code again (READINGS has the rule, the documents no number).
add([401], 'Konfirmasi dengan PIN atau kode dulu');
add([403], 'Anda tidak punya akses ke bagian ini');
add([451], 'Lintang tidak tersedia di wilayah Anda');
add([1045], 'Roda belum dibuka');
add([1046], 'Jatah putar tidak cukup');
add([1047], 'Belum ada hadiah');
add([1049], 'Pesanan deposit sudah dikirim');
add([1051], 'Level VIP belum cukup');
add([1052], 'Klaim gagal');
add([1300, 1304, 7001], 'Akun tidak aktif');
add(span(1200, 1299), 'Bank atau pembayaran sedang tidak tersedia');
// Ours: the documents have the two messages and give them no number.
add([1409], 'Format gambar harus JPG, PNG, atau WebP');
add([1413], 'Gambar paling besar 5 MB');
// Ours: what an operator may not do with a conversation.
add([1421], 'Percakapan ini dipegang petugas lain');
add([1422], 'Percakapan ini sudah selesai');
add([2001], 'Email dikirim terlalu sering', { later: 'Email dikirim terlalu sering, coba lagi dalam {wait}' });
add([2002], 'Kode verifikasi salah atau kedaluwarsa');
add([3002], 'Verifikasi MFA gagal');
add([3003], 'Jumlah melebihi yang tersedia');
add([3007], 'Pesanan ganda');
add([3008], 'Rekening bank sudah terdaftar');
add([3009], 'Penarikan sedang ditinjau');
add([3010], 'Jumlah rekening bank melebihi batas');
add([3014], 'YEC tidak cukup');
add([3021], 'Jumlah penarikan di luar batas');
add([3027, 3028], 'Rekening bank dipakai pengguna lain');
add([3036], 'Batas penarikan harian tercapai');
add([3037, 7033], 'PIN salah');
add([7031], 'PIN sudah dibuat');
add([7032], 'Format PIN salah');
add([4001], 'Anda sudah absen hari ini');
add(span(4002, 4009), 'Tugas belum bisa diproses');
add([7003], 'Kode undangan tidak berlaku');
add([7007], 'Email sudah terhubung ke akun');
add([7008], 'Kode MFA tidak cocok');
add([7009], 'Kode pemulihan tidak cocok');
add([7010], 'Nama pemain sudah dipakai');
add([7011], 'Jangan masukkan kode referral sendiri');
add([7013], 'Kata sandi salah');
// Ours: the documents have no number for a password that everybody would try (ASVS 6.2.4).
add([7014], 'Kata sandi ini terlalu umum, pilih yang tidak mudah ditebak');
add([7017], 'Nomor telepon sudah terdaftar');
add([7021], 'Nomor telepon atau kata sandi salah');
add([8001], 'Kode hadiah tidak tersedia');
add([8002], 'Kode hadiah hanya untuk pengguna baru');
add([8003], 'Kode hadiah sudah dipakai');
add([8004], 'Jatah putar habis');
add([8005], 'Ikat kode dulu');
add(span(8006, 8011), 'Kode hadiah tidak bisa dipakai');
add([9005], 'Permintaan berulang');
add([10001], 'Akun ini tidak bisa bermain', {
  because: {
    break: 'Anda sedang istirahat sampai {until}. Taruhan ditutup sampai saat itu',
    exclusion: 'Anda menutup diri sampai {until}. Taruhan ditutup sampai saat itu',
    frozen: 'Akun Anda dibekukan petugas. Taruhan baru ditutup; saldo dan riwayat tetap terbuka',
    loss: 'Taruhan ini melewati batas rugi harian Anda, Rp {limit}. Sisa hari ini: Rp {left}',
    deposit: 'Isi saldo ini melewati batas harian Anda, Rp {limit}. Sisa hari ini: Rp {left}',
  },
});
add([10004], 'Masuk dulu untuk ikut bermain');
add([10006], 'Game sedang tidak tersedia');

/** Every documented code, in Indonesian. */
export const ERRORS: ReadonlyMap<number, ErrorEntry> = table;

/** What the server says, and the client where no other language is spoken. */
export const INDONESIAN: ErrorTexts = {
  codes: table,
  units: { second: 'detik', minute: 'menit', hour: 'jam' },
  busy: 'Sedang menyambungkan, silakan coba lagi nanti',
};

/** Codes whose toast carries no "#code" (first document, section 8). */
export const SILENT_CODES: ReadonlySet<number> = new Set([14704, 14705, 10024, 10025, 14922]);
/** Channel codes that are shown as information, not as an error (both documents, section 8). */
export const INFO_CODES: ReadonlySet<number> = new Set([1321, 1331, 1371, 1]);
/** Channel codes that end the session when they concern the current token. */
export const AUTH_CODES: ReadonlySet<number> = new Set([1, 707]);

/** Shown instead of any text with Chinese characters in it (first document, section 8). */
export const CONFIG_ERROR = 'Kesalahan layanan (kesalahan konfigurasi)';
export const NETWORK_ERROR = 'Saya memiliki masalah dengan jaringan, silakan coba lagi nanti!';
export const hasChinese = (text: string): boolean => /[\u3400-\u9fff\uf900-\ufaff]/.test(text);

/** A wait in words, never shorter than it is: seconds up to 90, minutes up to 90, hours. */
function waitText(seconds: number, { second, minute, hour }: ErrorTexts['units']): string {
  if (seconds <= 90) return `${Math.max(1, Math.ceil(seconds))} ${second}`;
  return seconds <= 5_400 ? `${Math.ceil(seconds / 60)} ${minute}` : `${Math.ceil(seconds / 3_600)} ${hour}`;
}

/** The catalogue's text for a code with its blanks filled; undocumented codes get the general text. `params.seconds` is how long to wait. */
export function errorText(
  code: number,
  params: Readonly<Record<string, string>> = {},
  { codes, units }: ErrorTexts = INDONESIAN,
): string {
  const words = codes.get(code) ?? codes.get(CODE.unparseable);
  const seconds = Number(params.seconds);
  if (words?.later && seconds > 0) return words.later.replace('{wait}', waitText(seconds, units));
  const text = words?.because?.[params.because ?? ''] ?? words?.text ?? '';
  return text.replace(/\{(\w+)\}/g, (blank, name: string) => params[name] ?? blank);
}

/** A refusal with a documented code: thrown by the server's domain code and by the client's transports. */
export class CodeError extends Error {
  override readonly name = 'CodeError';
  constructor(
    readonly code: number,
    readonly params: Readonly<Record<string, string>> = {},
    message = errorText(code, params),
  ) {
    super(message);
  }
}

/** 667 with the time until another try is worth it: the transports say it in words, HTTP in `Retry-After` too. */
export const tooSoon = (waitMs: number): CodeError =>
  new CodeError(CODE.tooFrequent, { seconds: String(Math.max(1, Math.ceil(waitMs / 1_000))) });
