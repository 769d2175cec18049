import { createHash } from 'node:crypto';
import { MOBILE_NUMBER } from '../../contract/account';
import { REFERRAL_CODE_LENGTH } from '../../contract/constants';
import { CODE, CodeError } from '../../contract/errors';

const AVATARS = 16;

/** An Indonesian mobile number as 628…, or null when the text is none. */
export function normalPhone(text: string): string | null {
  const digits = MOBILE_NUMBER.exec(text.replace(/[\s-]/g, ''))?.[1];
  return digits ? `62${digits}` : null;
}

/** The same of a phone that the contract's schema has let through. @throws CodeError 3 where it is none after all */
export function requirePhone(text: string): string {
  const phone = normalPhone(text);
  if (phone === null) throw new CodeError(CODE.parameter);
  return phone;
}

/** Names are one whatever their case. */
export const nameKey = (name: string): string => name.toLowerCase();

/** `a0` to `a15`: which of its drawn avatars the client shows. The same for the same player for ever. */
export const avatarOf = (userId: string): string =>
  `a${(createHash('sha256').update(userId).digest()[0] ?? 0) % AVATARS}`;

/** Letters and digits that nobody mistakes for each other: 32 of them. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** So many of them as there are pairs of hex digits, each equally likely. */
export const lettersOf = (hex: string): string =>
  Array.from(Buffer.from(hex, 'hex'), (byte) => ALPHABET[byte % ALPHABET.length]).join('');

/** The code by which a player brings others, of random hex digits. */
export const referralCodeOf = (hex: string): string => lettersOf(hex).slice(0, REFERRAL_CODE_LENGTH);

/** An e-mail address as it is found by: whatever its case. */
export const emailKey = (address: string): string => address.toLowerCase();

/** `6281234564410` as `+62 812 •••• 4410`. */
export const maskedPhone = (phone: string): string => `+62 ${phone.slice(2, 5)} •••• ${phone.slice(-4)}`;

/** `bagus@surat.contoh` as `ba•••@surat.contoh`. */
export const maskedEmail = (address: string): string => {
  const at = address.lastIndexOf('@');
  return `${address.slice(0, Math.min(2, Math.max(1, at - 1)))}•••${address.slice(at)}`;
};
