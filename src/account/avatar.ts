import { DRAWN_FACES } from '../../rules/face';

/** The drawn faces that one may choose (contract/security, profile). */
export const AVATARS: readonly string[] = Array.from({ length: DRAWN_FACES }, (_, i) => `a${i}`);
