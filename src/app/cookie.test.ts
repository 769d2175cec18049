import { describe, expect, it } from 'vitest';
import { readToken, tokenCookie } from './cookie';

describe('the token cookie', () => {
  it('lasts 400 days, on this site only, and over https only where the page is', () => {
    expect(tokenCookie('a b;c', false)).toBe('lintang_token=a%20b%3Bc; path=/; max-age=34560000; samesite=lax');
    expect(tokenCookie('t', true)).toMatch(/; secure$/);
  });

  it('is read back as it was written, among others', () => {
    const written = tokenCookie('a b;c=d', false).split(';')[0];
    expect(readToken(`x=1; ${written}; y=2`)).toBe('a b;c=d');
  });

  it('is no token when it is missing, empty or broken', () => {
    expect(readToken('')).toBeNull();
    expect(readToken('not_lintang_token=1')).toBeNull();
    expect(readToken('lintang_token=')).toBeNull();
    expect(readToken('lintang_token=%E0%A4%A')).toBeNull();
  });

  it('is taken away at once', () => {
    expect(tokenCookie(null, false)).toContain('max-age=0');
  });
});
