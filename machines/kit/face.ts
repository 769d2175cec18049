import { API_BASE } from '../../contract/http';

export { faceHue, hueOf } from '../../rules/face';

/** Where the picture is that a player uploaded as a face; null for a drawn one. */
export const pictureOf = (avatar: string): string | null =>
  /^p[\w-]+$/.test(avatar) ? `${API_BASE}/main/user/avatar/${avatar.slice(1)}` : null;

/** The letter on a player's disc. */
export const initialOf = (name: string): string => (Array.from(name.trim())[0] ?? '?').toUpperCase();
