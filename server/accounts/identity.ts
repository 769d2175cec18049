import { createHash } from 'node:crypto';
import { MOBILE_NUMBER } from '../../contract/account';

const AVATARS = 16;

/** An Indonesian mobile number as 628…, or null when the text is none. */
export function normalPhone(text: string): string | null {
  const digits = MOBILE_NUMBER.exec(text.replace(/[\s-]/g, ''))?.[1];
  return digits ? `62${digits}` : null;
}

/** Names are one whatever their case. */
export const nameKey = (name: string): string => name.toLowerCase();

/** `a0` to `a15`: which of its drawn avatars the client shows. The same for the same player for ever. */
export const avatarOf = (userId: string): string =>
  `a${(createHash('sha256').update(userId).digest()[0] ?? 0) % AVATARS}`;
