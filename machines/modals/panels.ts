/** What the shell knows of a panel. `login`: guests are sent to the login first. */
export interface Panel {
  readonly login: boolean;
}

const LOGIN = [
  'balance-record',
  'bca-bank',
  'deposit-record',
  'deposit-success',
  'edit-bank-account-deposit',
  'edit-bank-account-withdraw',
  'edit-bank-account-account',
  'free-spin-history',
  'free-spin-history-detail',
  'lottery-week',
  'red-pocket',
  'referral-share',
  'spay-bank',
  'va-bank',
  'withdraw-record',
  'qrcode',
  'transaction',
  'usdt',
  'wallet',
  'account-info',
  'edit-email',
  'edit-mfa',
  'edit-password',
  'edit-phone',
  'edit-pin',
  'edit-profile',
  'forget-pin',
  'pin-panel',
  'security-info',
  'inbox',
  'inbox-detail',
  'withdraw',
  'bank-card',
  'vip-deposit-check',
  'bet-history',
  'bet-history-detail',
  'account',
  'v-d-c-record',
  'work-order-upload',
  'game',
  'newbie-task',
  'comeback-task',
] as const;

const OPEN = [
  'daily-recharge-rule',
  'daily-wheel',
  'daily-wheel-rule',
  'daily-wheel-detail',
  'free-spin',
  'install-apk',
  'install-ios-pwa',
  'referral-history',
  'referral-join',
  'rescue-bonus',
  'reset-password',
  'vip-cash-back',
  'login',
  'register',
  'battle',
  'change-pwd',
  'search',
  'battle-rule',
  'battle-history',
] as const;

/** Panels of ours, which the documents do not name; all need a login. */
const OURS = ['refill'] as const;

/** Every panel that the query parameter z may name (second document, section 2). */
export type PanelName = (typeof LOGIN)[number] | (typeof OPEN)[number] | (typeof OURS)[number];

const table = <N extends string>(names: readonly N[], login: boolean) =>
  Object.fromEntries(names.map((name) => [name, { login }])) as Record<N, Panel>;

/** Panels as data, by name. */
export const PANELS: Readonly<Record<PanelName, Panel>> = {
  ...table(LOGIN, true),
  ...table(OPEN, false),
  ...table(OURS, true),
};

/** Whether a text from outside names a panel. */
export const isPanel = (name: string): name is PanelName => Object.hasOwn(PANELS, name);

/** Panels of the way in: the wanted panel comes back when they close and somebody is logged in. */
export const isEntrance = (name: PanelName): boolean => name === 'login' || name === 'register';
