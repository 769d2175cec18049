/** The panels whose pictures are taken: a line each. */
import type { StandingHouse } from './standing-house';

export interface PicturedPanel {
  readonly name: string;
  /** Its address, below the house's. */
  readonly at: (house: StandingHouse) => string;
  /** Guests see it; else it is the player's. */
  readonly guest?: true;
  /** What is pressed once it is there: a tab, for instance. By its name in Indonesian and English. */
  readonly press?: RegExp;
  /** What it shows goes by the size it was opened at, too, so that it is opened anew at each: where it is scrolled to, what is open beside its list. */
  readonly anew?: true;
}

export const PICTURED: readonly PicturedPanel[] = [
  { name: 'login', at: () => '/?z=login', guest: true },
  { name: 'register', at: () => '/?z=register', guest: true },
  { name: 'fast-register', at: () => '/?z=fast-register', guest: true },
  { name: 'spread-register', at: () => '/?z=spread-register&ref=AB23CD45', guest: true },
  { name: 'reset-password', at: () => '/?z=reset-password', guest: true },
  { name: 'change-pwd', at: () => '/?z=change-pwd', guest: true },
  { name: 'install-apk', at: () => '/?z=install-apk', guest: true },
  { name: 'install-ios-pwa', at: () => '/?z=install-ios-pwa', guest: true },
  { name: 'refill', at: () => '/?z=refill' },
  { name: 'inbox', at: () => '/?z=inbox' },
  { name: 'inbox-site', at: () => '/?z=inbox', press: /^(Situs|Site)/, anew: true },
  { name: 'inbox-detail', at: ({ mails }) => `/?z=inbox_inbox-detail&mail=${mails[1] ?? ''}` },
  { name: 'bet-history', at: () => '/?z=bet-history' },
  { name: 'bet-history-days', at: () => '/?z=bet-history', press: /^(Hari|Days)/, anew: true },
  { name: 'balance-record', at: () => '/?z=balance-record' },
  // The first movement of a house is its first player's play credit.
  { name: 'transaction', at: () => '/?z=balance-record_transaction&flow=1' },
  { name: 'fair-play', at: () => '/?z=fair-play' },
  { name: 'account', at: () => '/?z=account' },
  { name: 'account-info', at: () => '/?z=account-info' },
  { name: 'security-info', at: () => '/?z=security-info' },
  { name: 'edit-password', at: () => '/?z=edit-password' },
  { name: 'edit-mfa', at: () => '/?z=edit-mfa' },
  { name: 'edit-pin', at: () => '/?z=edit-pin' },
  { name: 'forget-pin', at: () => '/?z=forget-pin' },
  { name: 'pin-panel', at: () => '/?z=pin-panel' },
  { name: 'edit-email', at: () => '/?z=edit-email' },
  { name: 'edit-phone', at: () => '/?z=edit-phone' },
  { name: 'edit-profile', at: () => '/?z=edit-profile' },
  { name: 'identification', at: () => '/?z=identification' },
  { name: 'support', at: () => '/?z=support', anew: true },
  { name: 'support-earlier', at: () => '/?z=support', press: /^(Percakapan sebelumnya|Earlier conversations)/ },
  { name: 'support-guest', at: () => '/?z=support', guest: true },
  { name: 'work-order-upload', at: () => '/?z=work-order-upload' },
  { name: 'bet-history-detail', at: ({ bets }) => `/?z=bet-history_bet-history-detail&bet=${bets[0] ?? ''}` },
];
