/** Panels that the documents name and that need a login (second document, section 2). */
export const LOGIN_PANELS = [
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

/** Those that they name and that guests may open. */
export const OPEN_PANELS = [
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

/** Panels of ours, which the documents do not name: those that need a login, and those for guests. */
export const OWN_PANELS = ['refill', 'identification', 'fair-play'] as const;
export const OWN_OPEN_PANELS = ['fast-register', 'spread-register', 'support'] as const;

export type LoginPanel = (typeof LOGIN_PANELS)[number] | (typeof OWN_PANELS)[number];
/** Every panel that the query parameter z may come to name. Which of them the app has, its table says (src/app/panels.ts). */
export type PanelName = LoginPanel | (typeof OPEN_PANELS)[number] | (typeof OWN_OPEN_PANELS)[number];

/** Panels' parameters, beside z in the address: `?z=inbox_inbox-detail&mail=17`. Texts as they stand there; panels check their own. */
export type PanelQuery = Readonly<Record<string, string>>;

/** A panel with its parameters. */
export interface WantedPanel {
  readonly name: PanelName;
  readonly query: PanelQuery;
}

/** What the stack has to know of a panel that the app has. */
export interface PanelFacts {
  readonly name: PanelName;
  /** Guests are sent to the login first. */
  readonly login: boolean;
  /** The names of its parameters. Two panels that have one of the same name share it. */
  readonly params: readonly string[];
}

/** The facts of a panel by its name, which may be a text from outside; null when the app has none of that name, documented or not. */
export type PanelTable = (name: string) => PanelFacts | null;

const ENTRANCES: readonly PanelName[] = ['login', 'register', 'fast-register', 'spread-register'];

/** Panels of the way in: the wanted panel comes back when they close and somebody is logged in. */
export const isEntrance = (name: PanelName): boolean => ENTRANCES.includes(name);
