export { hueOf } from '../../rules/face';

/** The letter on a player's disc. */
export const initialOf = (name: string): string => (Array.from(name.trim())[0] ?? '?').toUpperCase();
