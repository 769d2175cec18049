import * as z from 'zod/mini';
import { password, phone, playerName, verificationCode } from '../../contract/account';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '../../contract/constants';
import type { PlainMessage } from '../i18n';

/** What is wrong with a field, as a key of the catalogue; null when nothing is. */
export type Check = (value: string) => PlainMessage | null;

const NAME_MIN = 3;
const NAME_MAX = 16;

/** Spaces, dots and dashes that people put into phone numbers. */
export const tidyPhone = (text: string): string => text.replace(/[\s.\-()]/g, '');

const passes = (schema: z.ZodMiniType, value: unknown): boolean => z.safeParse(schema, value).success;

/** The contract decides; this only says which of its rules was broken (second document, section 5). */
export const checkPhone: Check = (value) =>
  value.trim() === '' ? 'check.required' : passes(phone, tidyPhone(value)) ? null : 'check.phone';

export const checkPassword: Check = (value) => {
  if (value === '') return 'check.required';
  if (value.length < PASSWORD_MIN_LENGTH || value.length > PASSWORD_MAX_LENGTH) return 'check.passwordLength';
  return passes(password, value) ? null : 'check.passwordMix';
};

export const checkName: Check = (value) => {
  if (value === '') return 'check.required';
  if (value.length < NAME_MIN || value.length > NAME_MAX) return 'check.nameLength';
  return passes(playerName, value) ? null : 'check.nameChars';
};

export const checkCode: Check = (value) =>
  value === '' ? 'check.required' : passes(verificationCode, value) ? null : 'check.code';

/** A login takes a phone number or a name: anything that is there. */
export const checkAccount: Check = (value) => (value.trim() === '' ? 'check.account' : null);
export const checkPresent: Check = (value) => (value === '' ? 'check.required' : null);

/** What a login sends: a phone number without its spaces, a name as it is. */
export const accountOf = (value: string): string =>
  /^[+\d][\d\s.\-()]*$/.test(value.trim()) ? tidyPhone(value) : value.trim();
