import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hmacSha256Hex, sha256Hex } from './hash';

describe('the hashes of the draws', () => {
  it('are SHA-256 and HMAC-SHA256 of texts as UTF-8', () => {
    expect(sha256Hex('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    // RFC 4231, test case 2
    expect(hmacSha256Hex('Jefe', 'what do ya want for nothing?')).toBe(
      '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
    );
  });

  it('agree with another implementation on every text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 200 }),
        fc.string({ unit: 'grapheme', maxLength: 200 }),
        (key, message) => {
          expect(sha256Hex(message)).toBe(createHash('sha256').update(message, 'utf8').digest('hex'));
          expect(hmacSha256Hex(key, message)).toBe(
            createHmac('sha256', Buffer.from(key, 'utf8')).update(message, 'utf8').digest('hex'),
          );
        },
      ),
    );
  });
});
