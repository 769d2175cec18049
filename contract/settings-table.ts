import { DEFAULT_BET_MAX, DEFAULT_BET_MIN, DEFAULT_MAX_ROUND_PROFIT } from './constants';
import { KINDS, type KindValue, type SettingKind } from './settings-kinds';

interface Words {
  readonly id: string;
  readonly en: string;
}

/** Where a setting stands at the desk. */
export const SETTING_AREAS = ['play', 'calm', 'places', 'deposit', 'withdraw', 'promo', 'community'] as const;
export type SettingArea = (typeof SETTING_AREAS)[number];

/** One setting: its kind of value, what it is until somebody changes it, and its words. `dangerous`: who changes it confirms with a PIN or a code. */
export interface Setting<K extends SettingKind = SettingKind> {
  readonly area: SettingArea;
  readonly kind: K;
  readonly initial: KindValue<K>;
  readonly label: Words;
  readonly help: Words;
  readonly dangerous: boolean;
}

const setting = <const K extends SettingKind>(
  area: SettingArea,
  kind: K,
  initial: KindValue<K>,
  label: Words,
  help: Words,
  dangerous = false,
): Setting<K> => ({ area, kind, initial, label, help, dangerous });

const words = (id: string, en: string): Words => ({ id, en });

/** A game takes and pays play money: what is about deposits and withdrawals says nothing until a payment module asks it. */
const NO_MONEY = words('Kosong selama rumah ini tidak memakai uang asli.', 'Empty while this house takes no money.');

/** All settings of the site by key, those of the documents under their documented names (READINGS, Platform). */
export const SETTINGS = {
  bet_amount_range: setting(
    'play',
    'range',
    { min: DEFAULT_BET_MIN, max: DEFAULT_BET_MAX },
    words('Rentang taruhan', 'Stake range'),
    words('Berlaku mulai ronde berikutnya di setiap game.', 'Holds from the next round of every game on.'),
    true,
  ),
  max_round_profit: setting(
    'play',
    'rupiah',
    DEFAULT_MAX_ROUND_PROFIT,
    words('Untung terbesar per ronde', 'Largest profit of a round'),
    words(
      'Per pemain di atas taruhannya. Ronde yang berjalan memakai angka lama.',
      'A player’s, above the stake. Rounds under way keep the old figure.',
    ),
    true,
  ),
  auto_bet: setting(
    'play',
    'switch',
    true,
    words('Taruhan otomatis', 'Auto-bet'),
    words('Boleh di wilayah tanpa aturan sendiri.', 'Allowed where a place has no rule of its own.'),
  ),
  min_round_ms: setting(
    'play',
    'ms',
    0,
    words('Jarak ronde terpendek', 'Shortest round'),
    words('Milidetik antara dua ronde tunggal seorang pemain.', 'Milliseconds between two solo rounds of a player.'),
  ),
  turbo: setting(
    'play',
    'switch',
    false,
    words('Turbo', 'Turbo'),
    words('Tanpa turbo, Roller menunggu jarumnya berhenti.', 'Without it Roller waits for its needle.'),
  ),
  big_win_mail: setting(
    'play',
    'rupiah',
    1_000_000,
    words('Garis menang besar', 'Big-win line'),
    words(
      'Untung bersih sebuah ronde yang dikirim ke kotak masuk.',
      'The net win of a round that the inbox has a mail about.',
    ),
  ),
  reality_check_minutes: setting(
    'calm',
    'minutes',
    60,
    words('Pengingat waktu', 'Reality check'),
    words('Menit antara dua pengingat, 0 untuk tidak ada.', 'Minutes between two reminders, 0 for none.'),
  ),
  show_net_position: setting(
    'calm',
    'switch',
    true,
    words('Tampilkan posisi bersih', 'Show the net position'),
    words('Berapa yang menang atau kalah selama sesi.', 'What a sitting won or lost.'),
  ),
  show_session_timer: setting(
    'calm',
    'switch',
    true,
    words('Tampilkan jam sesi', 'Show the session clock'),
    words('Di setiap layar.', 'On every screen.'),
  ),
  maintenance: setting(
    'places',
    'maintenance',
    { on: false, until: null },
    words('Pemeliharaan', 'Maintenance'),
    words(
      'Taruhan ditolak dengan 1000; ronde yang berjalan selesai dan dibayar.',
      'Bets are refused with 1000; rounds under way end and pay.',
    ),
    true,
  ),
  default_region: setting(
    'places',
    'region',
    'ID',
    words('Wilayah bawaan', 'Default region'),
    words('Untuk siapa pun yang wilayahnya tidak diketahui.', 'For whoever’s place nobody knows.'),
    true,
  ),
  places: setting(
    'places',
    'places',
    [],
    words('Aturan menurut wilayah', 'Rules by place'),
    words('Wilayah yang ditutup, atau yang aturannya lain.', 'Places that are closed or have other rules.'),
    true,
  ),
  community_telegram: setting(
    'community',
    'link',
    '',
    words('Telegram', 'Telegram'),
    words('Kosong: tidak ditampilkan.', 'Empty: not shown.'),
  ),
  community_whatsapp: setting(
    'community',
    'link',
    '',
    words('Saluran WhatsApp', 'WhatsApp channel'),
    words('Kosong: tidak ditampilkan.', 'Empty: not shown.'),
  ),
  community_facebook: setting(
    'community',
    'link',
    '',
    words('Facebook', 'Facebook'),
    words('Kosong: tidak ditampilkan.', 'Empty: not shown.'),
  ),
  manual_pay_bank_strategy: setting(
    'deposit',
    'bankStrategy',
    null,
    words('Tampilan bank manual', 'When manual banks show'),
    NO_MONEY,
    true,
  ),
  first_recharge_min_amount: setting(
    'deposit',
    'rupiahOrNone',
    null,
    words('Isi pertama paling sedikit', 'Least first deposit'),
    NO_MONEY,
    true,
  ),
  recharge_range: setting('deposit', 'rangeOrNone', null, words('Rentang isi saldo', 'Deposit range'), NO_MONEY, true),
  first_recharge_law: setting(
    'deposit',
    'text',
    null,
    words('Ketentuan isi pertama', 'Terms of the first deposit'),
    NO_MONEY,
    true,
  ),
  recharge_fixed_amount: setting(
    'deposit',
    'amounts',
    null,
    words('Nominal isi cepat', 'Fixed deposit amounts'),
    NO_MONEY,
    true,
  ),
  withdraw_range: setting(
    'withdraw',
    'rangeOrNone',
    null,
    words('Rentang sekali tarik', 'Withdrawal range'),
    NO_MONEY,
    true,
  ),
  promo_invite_first_recharge_timeout: setting(
    'promo',
    'hours',
    null,
    words('Batas waktu isi undangan (jam)', 'Invited deposit within (hours)'),
    NO_MONEY,
    true,
  ),
  promo_invite_first_recharge_gift: setting(
    'promo',
    'rupiahOrNone',
    null,
    words('Hadiah isi undangan', 'Gift of an invited deposit'),
    NO_MONEY,
    true,
  ),
  'deposit-reward-all-game': setting(
    'promo',
    'depositReward',
    null,
    words('Hadiah isi, semua game', 'Deposit reward, all games'),
    NO_MONEY,
    true,
  ),
  'deposit-reward-slots-game': setting(
    'promo',
    'depositReward',
    null,
    words('Hadiah isi, slot', 'Deposit reward, slots'),
    NO_MONEY,
    true,
  ),
  deposit_reward_new_user: setting(
    'promo',
    'depositReward',
    null,
    words('Hadiah isi, pemain baru', 'Deposit reward, new players'),
    NO_MONEY,
    true,
  ),
  deposit_reward_spa_invite: setting(
    'promo',
    'depositReward',
    null,
    words('Hadiah isi, undangan agen', 'Deposit reward, invited by agents'),
    NO_MONEY,
    true,
  ),
  promo_red_pocket_normal: setting('promo', 'redPocket', null, words('Angpau', 'Red pocket'), NO_MONEY, true),
} as const satisfies Readonly<Record<string, Setting>>;

export type SettingKey = keyof typeof SETTINGS;
export type SettingValue<K extends SettingKey> = KindValue<(typeof SETTINGS)[K]['kind']>;

/** The value of a setting, checked; null where it does not fit. */
export function readSetting<K extends SettingKey>(key: K, value: unknown): { readonly value: SettingValue<K> } | null {
  const parsed = KINDS[SETTINGS[key].kind].safeParse(value);
  return parsed.success ? { value: parsed.data as SettingValue<K> } : null;
}

export const isSettingKey = (key: string): key is SettingKey => Object.hasOwn(SETTINGS, key);
