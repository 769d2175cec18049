import { createHash } from 'node:crypto';

/** As the contract's `phone`, once spaces and dashes are gone. */
const MOBILE = /^(?:\+?62|0)(8\d{7,11})$/;
const AVATARS = 16;

/** An Indonesian mobile number as 628…, or null when the text is none. */
export function normalPhone(text: string): string | null {
  const digits = MOBILE.exec(text.replace(/[\s-]/g, ''))?.[1];
  return digits ? `62${digits}` : null;
}

/** Names are one whatever their case. */
export const nameKey = (name: string): string => name.toLowerCase();

/** `a0` to `a15`: which of its drawn avatars the client shows. The same for the same player for ever. */
export const avatarOf = (userId: string): string =>
  `a${(createHash('sha256').update(userId).digest()[0] ?? 0) % AVATARS}`;
