import { describe, expect, it } from 'vitest';
import { PHONE_MAX_DIGITS, PHONE_MIN_DIGITS } from '../../contract/constants';
import { normalPhone } from '../../server/accounts/identity';
import { words as en } from '../i18n/en/forms';
import { words as id } from '../i18n/id/forms';
import type * as z from 'zod/mini';
import { accountEndpoints, password, phone, playerName, verificationCode } from '../../contract/account';
import { faultOf, given, ruleOf } from './fields';

const check = (schema: z.ZodMiniType) => (text: string) => faultOf(schema, ruleOf(schema), sent(schema, text));
const sent = (schema: z.ZodMiniType, text: string) => given(schema, ruleOf(schema), text);
const checkPhone = check(phone);
const checkPassword = check(password);
const checkName = check(playerName);
const checkCode = check(verificationCode);
const account = accountEndpoints.login.body.shape.account;

describe('what the forms check', () => {
  it('a password has 8 to 16 letters and digits, at least one of each', () => {
    expect(checkPassword('')).toBe('form.required');
    expect(checkPassword('abc1234')).toBe('form.passwordLength');
    expect(checkPassword('abcdefgh123456789')).toBe('form.passwordLength');
    expect(checkPassword('abcdefgh')).toBe('form.passwordMix');
    expect(checkPassword('12345678')).toBe('form.passwordMix');
    expect(checkPassword('abc 12345')).toBe('form.passwordMix');
    expect(checkPassword('abcd1234')).toBeNull();
    expect(checkPassword('Abcdefgh12345678')).toBeNull();
  });

  it('a phone number is Indonesian, with or without spaces and dashes', () => {
    expect(checkPhone(' ')).toBe('form.required');
    expect(checkPhone('0812 3456 7890')).toBeNull();
    expect(checkPhone('+62 812-3456-7890')).toBeNull();
    expect(checkPhone('021 555 1234')).toBe('form.phone');
    expect(checkPhone('08123')).toBe('form.phone');
    expect(sent(phone, '(0812) 3456.7890')).toBe('081234567890');
  });

  it('a phone number has as many digits as its message says', () => {
    for (const text of [id['form.phone'], en['form.phone']]) {
      expect(text).toContain(String(PHONE_MIN_DIGITS));
      expect(text).toContain(String(PHONE_MAX_DIGITS));
    }
    const of = (digits: number) => `08${'1'.repeat(digits - 2)}`;
    expect(checkPhone(of(PHONE_MIN_DIGITS - 1))).toBe('form.phone');
    expect(checkPhone(of(PHONE_MIN_DIGITS))).toBeNull();
    expect(checkPhone(of(PHONE_MAX_DIGITS))).toBeNull();
    expect(checkPhone(of(PHONE_MAX_DIGITS + 1))).toBe('form.phone');
    expect(normalPhone(of(PHONE_MIN_DIGITS - 1))).toBeNull();
    expect(normalPhone(of(PHONE_MAX_DIGITS))).toBe(`62${of(PHONE_MAX_DIGITS).slice(1)}`);
  });

  it('a name has 3 to 16 letters, digits or underscores', () => {
    expect(checkName('ab')).toBe('form.nameLength');
    expect(checkName('a'.repeat(17))).toBe('form.nameLength');
    expect(checkName('bagus pratama')).toBe('form.nameChars');
    expect(checkName('bagus_99')).toBeNull();
  });

  it('a verification code has 6 digits', () => {
    expect(checkCode('12345')).toBe('form.code');
    expect(checkCode('12345a')).toBe('form.code');
    expect(checkCode('123456')).toBeNull();
  });

  it('a login takes a number or a name', () => {
    expect(check(account)('  ')).toBe('form.account');
    expect(check(account)('bagus')).toBeNull();
    expect(sent(account, ' 0812 3456 7890 ')).toBe('081234567890');
    expect(sent(account, ' bagus_99 ')).toBe('bagus_99');
  });
});
