/**
 * What has been done with the painted lobby (page.tsx) before the site's own code ran, as it stands on `<html data-painted>`: `no`, it is not what this visitor
 * would see and was taken away; `asked`, the age question stands over it; `refused`, it was answered with no; `adult`, with yes, now or on an earlier visit. Not
 * there once the site has taken over, and on pages that are not painted.
 */
export type Painted = 'no' | 'asked' | 'refused' | 'adult';

// Asked for each time: the build runs who asks (page.tsx) without a document.
const page = (): DOMStringMap => document.documentElement.dataset;

export const paintedState = (): Painted | undefined => page().painted as Painted | undefined;
export const setPainted = (state: Painted): void => void (page().painted = state);
/** Sheets that are there and not applied: each would have the painted page styled and laid out anew. */
const HELD = 'not all';
export function applySheets(): void {
  for (const sheet of document.querySelectorAll<HTMLLinkElement>(`link[media="${HELD}"]`)) sheet.media = 'all';
}

/** While the site takes the painted page over, nothing of it may change: what is pressed is kept, and pressed again once it is the site's. */
export const isTaken = (): boolean => 'taken' in page();
export const keepPress = (pressed: HTMLElement): void => void (pressed.dataset.pressed = '');

/** From here on the painted page stays as it is, until {@link takeOver}. */
export const beginToTake = (): void => void (page().taken = '');

/** The site stands where its picture stood, in its own styles: what is pressed from now on is its own matter. */
export function takeOver(): void {
  delete page().painted;
  delete page().taken;
  const pressed = document.querySelector<HTMLElement>('[data-pressed]');
  if (!pressed) return;
  delete pressed.dataset.pressed;
  // After the commit that this is part of.
  setTimeout(() => pressed.click());
}
