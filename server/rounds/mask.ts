const STARS = '***';

/** A player's name as others see it: `Budianto` is `Bu***o`. Never tells how long the name is. */
export function maskName(name: string): string {
  const letters = [...name];
  if (letters.length <= 2) return `${letters[0] ?? ''}${STARS}`;
  return `${letters.slice(0, 2).join('')}${STARS}${letters[letters.length - 1] ?? ''}`;
}

/** The name as this viewer sees it: only the own one is whole. */
export const nameFor = (viewerId: string | null, owner: { readonly id: string; readonly name: string }): string =>
  owner.id === viewerId ? owner.name : maskName(owner.name);
