import { describe, expect, it } from 'vitest';
import { accountOf, checkAccount, checkCode, checkName, checkPassword, checkPhone, tidyPhone } from './validate';

describe('what the forms check', () => {
  it('a password has 8 to 16 letters and digits, at least one of each', () => {
    expect(checkPassword('')).toBe('check.required');
    expect(checkPassword('abc1234')).toBe('check.passwordLength');
    expect(checkPassword('abcdefgh123456789')).toBe('check.passwordLength');
    expect(checkPassword('abcdefgh')).toBe('check.passwordMix');
    expect(checkPassword('12345678')).toBe('check.passwordMix');
    expect(checkPassword('abc 12345')).toBe('check.passwordMix');
    expect(checkPassword('abcd1234')).toBeNull();
    expect(checkPassword('Abcdefgh12345678')).toBeNull();
  });

  it('a phone number is Indonesian, with or without spaces and dashes', () => {
    expect(checkPhone(' ')).toBe('check.required');
    expect(checkPhone('0812 3456 7890')).toBeNull();
    expect(checkPhone('+62 812-3456-7890')).toBeNull();
    expect(checkPhone('021 555 1234')).toBe('check.phone');
    expect(checkPhone('08123')).toBe('check.phone');
    expect(tidyPhone('(0812) 3456.7890')).toBe('081234567890');
  });

  it('a name has 3 to 16 letters, digits or underscores', () => {
    expect(checkName('ab')).toBe('check.nameLength');
    expect(checkName('a'.repeat(17))).toBe('check.nameLength');
    expect(checkName('bagus pratama')).toBe('check.nameChars');
    expect(checkName('bagus_99')).toBeNull();
  });

  it('a verification code has 6 digits', () => {
    expect(checkCode('12345')).toBe('check.code');
    expect(checkCode('12345a')).toBe('check.code');
    expect(checkCode('123456')).toBeNull();
  });

  it('a login takes a number or a name', () => {
    expect(checkAccount('  ')).toBe('check.account');
    expect(checkAccount('bagus')).toBeNull();
    expect(accountOf(' 0812 3456 7890 ')).toBe('081234567890');
    expect(accountOf(' bagus_99 ')).toBe('bagus_99');
  });
});
