import type { Locale } from '../../contract/errors';

/** Texts of the transport itself; what has a code is in the contract's catalogue. */
export const CHANNEL_BUSY: Readonly<Record<Locale, string>> = {
  id: 'Sedang menyambungkan, silakan coba lagi nanti',
  en: 'Connecting, please try again later',
};

/** What monitoring is told when a token no longer counts (first document, section 8). */
export const AUTH_FAILED_REPORT = 'Login auth failed';
