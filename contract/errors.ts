/**
 * The error catalogue of both documents (section 8 of each) as data. The code is what travels; the text is looked up here by
 * client and server alike. `params` name the blanks of a text.
 */
export interface ErrorEntry {
  readonly code: number;
  readonly id: string;
  readonly en: string;
  readonly params?: readonly string[];
  /** The text of a refusal that says how long: with `{wait}` for the time until another try is worth it. */
  readonly later?: Readonly<Record<Locale, string>>;
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
  emailTooOften: 2001,
  codeInvalid: 2002,
  userExists: 7010,
  wrongPassword: 7013,
  phoneExists: 7017,
  invalidCredentials: 7021,
  repeatedRequest: 9005,
  cannotPlay: 10001,
  loginFirst: 10004,
  confirmFirst: 401,
  noAuthority: 403,
  gameUnavailable: 10006,
} as const;

const table = new Map<number, ErrorEntry>();
const add = (codes: readonly number[], id: string, en: string, more: Pick<ErrorEntry, 'params' | 'later'> = {}) => {
  for (const code of codes) table.set(code, { code, id, en, ...more });
};
const span = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);

add([-1], 'Koneksi terputus, muat ulang halaman', 'Connection lost, refresh the page');
add([0], 'Terjadi kesalahan, silakan coba lagi', 'Something went wrong, please try again');
add([1, 707], 'Sesi masuk berakhir, silakan masuk lagi', 'Your login has expired, sign in again');
add([703], 'Sesi diperbarui, silakan ulangi', 'Session refreshed, please repeat');
add([3], 'Parameter tidak sesuai', 'Parameter error');
add([667, 1048], 'Terlalu sering, coba lagi sebentar lagi', 'Too frequent, try again in a moment', {
  later: { id: 'Terlalu sering, coba lagi dalam {wait}', en: 'Too frequent, try again in {wait}' },
});
add([700, 1004, 10002], 'Saldo tidak cukup', 'Insufficient balance');
add(
  [701, 1305, 10013],
  'Game belum bisa dimainkan sampai promosi berjalan selesai',
  'Unavailable until the current promotion ends',
);
add([702, 1301], 'Jumlah taruhan tidak sah', 'Wrong bet amount');
add([710, 1343, 1352], 'Ada permainan yang belum selesai, muat ulang halaman', 'There is an unfinished game, refresh');
add(
  [711],
  'Jumlah taruhan melebihi batas {min} ~ {max} {currency}',
  'The bet is outside the limits {min} ~ {max} {currency}',
  { params: ['min', 'max', 'currency'] },
);
add([712, 718, 762, 777, 1311, 1313], 'Ronde hampir berakhir, ikut ronde berikutnya', 'The round is about to end');
add(
  [716, 1310, 1321, 1331, 1371, 1380],
  'Permainan sudah dimulai, ikut ronde berikutnya',
  'The game has started, join the next round',
);
add([706], 'Belum bisa ditarik untuk ronde ini', 'Nothing can be cashed out of this round');
add([782], 'Buka satu kotak dulu sebelum menarik', 'Open a cell before cashing out');
add([731, 791, 1360], 'Benih tidak sah', 'Invalid seed');
add([746, 1312], 'Anda sudah ikut ronde ini', 'You already take part in this round');
add([785], 'Masih ada ronde yang berjalan', 'A round is still active');
add([786, 1353], 'Jumlah ranjau harus 1 sampai 24', 'The number of mines must be 1 to 24');
add([1000], 'Situs sedang dalam pemeliharaan', 'The site is under maintenance');
// Ours: an act that wants the PIN or a code again (READINGS has the rule, the documents no number).
add([401], 'Konfirmasi dengan PIN atau kode dulu', 'Confirm with your PIN or a code first');
add([403], 'Anda tidak punya akses ke bagian ini', 'You have no access to this part');
add([451], 'Lintang tidak tersedia di wilayah Anda', 'Lintang is not available in your region');
add([1045], 'Roda belum dibuka', 'The wheel is not open');
add([1046], 'Jatah putar tidak cukup', 'Not enough spins');
add([1047], 'Belum ada hadiah', 'No prize');
add([1049], 'Pesanan deposit sudah dikirim', 'The deposit order was submitted');
add([1051], 'Level VIP belum cukup', 'Your VIP level is not high enough');
add([1052], 'Klaim gagal', 'The claim failed');
add([1300, 1304, 7001], 'Akun tidak aktif', 'The account is inactive');
add(span(1200, 1299), 'Bank atau pembayaran sedang tidak tersedia', 'Bank or payment unavailable');
add([2001], 'Email dikirim terlalu sering', 'E-mail was sent too often');
add([2002], 'Kode verifikasi salah atau kedaluwarsa', 'The verification code is wrong or expired');
add([3002], 'Verifikasi MFA gagal', 'MFA failed');
add([3003], 'Jumlah melebihi yang tersedia', 'The amount exceeds what is available');
add([3007], 'Pesanan ganda', 'Duplicate order');
add([3008], 'Rekening bank sudah terdaftar', 'The bank account exists already');
add([3009], 'Penarikan sedang ditinjau', 'The withdrawal is under review');
add([3010], 'Jumlah rekening bank melebihi batas', 'Too many bank accounts');
add([3014], 'YEC tidak cukup', 'Not enough YEC');
add([3021], 'Jumlah penarikan di luar batas', 'The withdrawal amount is out of range');
add([3027, 3028], 'Rekening bank dipakai pengguna lain', 'The bank account is used by another player');
add([3036], 'Batas penarikan harian tercapai', 'Daily withdrawal limit reached');
add([3037, 7033], 'PIN salah', 'Wrong PIN');
add([7031], 'PIN sudah dibuat', 'The PIN is set already');
add([7032], 'Format PIN salah', 'Wrong PIN format');
add([4001], 'Anda sudah absen hari ini', 'You have checked in today');
add(span(4002, 4009), 'Tugas belum bisa diproses', 'The task cannot be processed');
add([7003], 'Kode undangan tidak berlaku', 'Invalid invitation code');
add([7007], 'Email sudah terhubung ke akun', 'The e-mail is bound already');
add([7008], 'Kode MFA tidak cocok', 'The MFA code does not match');
add([7009], 'Kode pemulihan tidak cocok', 'The recovery code does not match');
add([7010], 'Nama pemain sudah dipakai', 'The user exists already');
add([7011], 'Jangan masukkan kode referral sendiri', 'Do not enter your own referral code');
add([7013], 'Kata sandi salah', 'Wrong password');
add([7017], 'Nomor telepon sudah terdaftar', 'The phone number is registered already');
add([7021], 'Nomor telepon atau kata sandi salah', 'Invalid phone or password');
add([8001], 'Kode hadiah tidak tersedia', 'The gift code is unavailable');
add([8002], 'Kode hadiah hanya untuk pengguna baru', 'The gift code is for new users only');
add([8003], 'Kode hadiah sudah dipakai', 'The gift code was used already');
add([8004], 'Jatah putar habis', 'No spins left');
add([8005], 'Ikat kode dulu', 'Bind a code first');
add(span(8006, 8011), 'Kode hadiah tidak bisa dipakai', 'The gift code cannot be used');
add([9005], 'Permintaan berulang', 'Repeated request');
add([10001], 'Akun ini tidak bisa bermain', 'This user cannot play');
add([10004], 'Masuk dulu untuk ikut bermain', 'Log in first to take part');
add([10006], 'Game sedang tidak tersedia', 'The game is temporarily unavailable');

/** Every documented code with its texts. */
export const ERRORS: ReadonlyMap<number, ErrorEntry> = table;

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

export type Locale = 'id' | 'en';

const UNITS = {
  id: { second: 'detik', minute: 'menit', hour: 'jam' },
  en: { second: 's', minute: 'min', hour: 'h' },
} as const;

/** A wait in words, never shorter than it is: seconds up to 90, minutes up to 90, hours. */
function waitText(seconds: number, locale: Locale): string {
  const { second, minute, hour } = UNITS[locale];
  if (seconds <= 90) return `${Math.max(1, Math.ceil(seconds))} ${second}`;
  return seconds <= 5_400 ? `${Math.ceil(seconds / 60)} ${minute}` : `${Math.ceil(seconds / 3_600)} ${hour}`;
}

/** The catalogue's text for a code with its blanks filled; undocumented codes get the general text. `params.seconds` is how long to wait. */
export function errorText(code: number, locale: Locale = 'id', params: Readonly<Record<string, string>> = {}): string {
  const entry = table.get(code) ?? table.get(CODE.unparseable);
  const seconds = Number(params.seconds);
  if (entry?.later && seconds > 0) return entry.later[locale].replace('{wait}', waitText(seconds, locale));
  const text = entry ? entry[locale] : '';
  return text.replace(/\{(\w+)\}/g, (blank, name: string) => params[name] ?? blank);
}

/** A refusal with a documented code: thrown by the server's domain code and by the client's transports. */
export class CodeError extends Error {
  override readonly name = 'CodeError';
  constructor(
    readonly code: number,
    readonly params: Readonly<Record<string, string>> = {},
    message = errorText(code, 'id', params),
  ) {
    super(message);
  }
}

/** 667 with the time until another try is worth it: the transports say it in words, HTTP in `Retry-After` too. */
export const tooSoon = (waitMs: number): CodeError =>
  new CodeError(CODE.tooFrequent, { seconds: String(Math.max(1, Math.ceil(waitMs / 1_000))) });
