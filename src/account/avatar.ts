import { hueOf } from '../../machines/kit/face';

/** The drawn faces that one may choose (contract/security, profile). */
export const AVATARS: readonly string[] = Array.from({ length: 16 }, (_, i) => `a${i}`);
const STEP = 360 / AVATARS.length;

/** The hue of a drawn face, 0 to 359; the name's own for anything else. */
export const avatarHue = (avatar: string): number => {
  const at = AVATARS.indexOf(avatar);
  return at < 0 ? hueOf(avatar) : Math.round(at * STEP);
};
