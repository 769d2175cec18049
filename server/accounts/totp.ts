import { createHmac, timingSafeEqual } from 'node:crypto';
import { CODE_LENGTH, TOTP_STEP_MS } from '../../contract/constants';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
/** Steps before and after ours that count: a phone's clock may be half a minute off. */
const DRIFT = 1;

/** RFC 4648 base32, without padding. */
export function base32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? []).map((five) => ALPHABET[parseInt(five.padEnd(5, '0'), 2)]).join('');
}

function bytesOf(text: string): Buffer {
  const bits = Array.from(text, (letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => parseInt(eight, 2)));
}

/** The code of a step of 30 s since 1970 (RFC 4226 and 6238, SHA-1, six digits: what every app knows). @param key base32 */
export function totpAt(key: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', bytesOf(key)).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 15;
  return String((mac.readUInt32BE(offset) & 0x7fff_ffff) % 10 ** CODE_LENGTH).padStart(CODE_LENGTH, '0');
}

/** The step that a code is of, near `now` (epoch ms) and later than `used`; null for a wrong code, or one whose step was used. */
export function totpStep(key: string, code: string, now: number, used: number): number | null {
  const current = Math.floor(now / TOTP_STEP_MS);
  for (let step = current - DRIFT; step <= current + DRIFT; step += 1)
    if (
      step > used &&
      code.length === CODE_LENGTH &&
      timingSafeEqual(Buffer.from(totpAt(key, step)), Buffer.from(code))
    )
      return step;
  return null;
}

/** What an app reads off the picture. @param account what it shows the key under */
export const totpUri = (key: string, account: string): string =>
  `otpauth://totp/Lintang:${encodeURIComponent(account)}?secret=${key}&issuer=Lintang&algorithm=SHA1&digits=${CODE_LENGTH}&period=${TOTP_STEP_MS / 1_000}`;
