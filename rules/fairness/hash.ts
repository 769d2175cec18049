import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** SHA-256 of a text, as hex text. Chains take it as an argument: a server has a faster one. */
export type HashText = (text: string) => string;

/** SHA-256 of a text as UTF-8, as 64 lower-case hex digits. */
export const sha256Hex: HashText = (text) => bytesToHex(sha256(utf8ToBytes(text)));

/**
 * H(key, msg) of every draw: HMAC-SHA256 of two texts as UTF-8. The key is the server seed's hex *text*, not the bytes
 * it spells; this is how the large operators' public verifiers compute it.
 */
export function hmacSha256(key: string, message: string): Uint8Array {
  return hmac(sha256, utf8ToBytes(key), utf8ToBytes(message));
}

/** {@link hmacSha256} as hex text. */
export function hmacSha256Hex(key: string, message: string): string {
  return bytesToHex(hmacSha256(key, message));
}
