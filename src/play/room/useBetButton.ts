import { useRef } from 'react';
import { type BetButton, type ButtonKind, type ButtonOf, isLive } from '../../../machines/kit/button';
import { useHouse } from '../../house/hooks';
import { usePressGuard } from './usePressGuard';

/** What a press does, by kind of button; a guest's leads to the login. */
export type Deeds = { readonly [K in Exclude<ButtonKind, 'login'>]?: (button: ButtonOf<K>) => void };

/** What a press of a button does, by name. A bet on its way is a deed of its own: its answer changes the button, not the player. */
export const deedOf = (button: BetButton): string =>
  button.kind === 'place' && button.pending ? 'sending' : button.kind;

/** What the player makes of the button by choosing on the board and letting go, and by sending what is chosen. */
const OWN: ReadonlySet<string> = new Set([
  'pick>place',
  'repeat>place',
  'place>pick',
  'place>repeat',
  'place>sending',
  'sending>place',
]);

/** Whether a change of the button comes from the player's own picks. The round, and the answer to a bet, bring all others. */
export const byOwnHand = (before: string, after: string): boolean => OWN.has(`${before}>${after}`);

/** Presses the main button. @param click its place in a row of quick ones is read, from 1 on; a key has none */
export type Press = (click?: Pick<UIEvent, 'detail'>) => void;

/**
 * Carries out the presses of the main button.
 * @param deed another name for what a press does than the button's own
 */
export function useBetButton(button: BetButton, deeds: Deeds, deed = deedOf(button)) {
  const { openPanel } = useHouse();
  // Money that flies must never wait.
  const urgent = button.kind === 'cashOut' && button.flying;
  const guarded = usePressGuard(deed, urgent, byOwnHand);
  /** What the first click of a row did. */
  const first = useRef(deed);
  const press: Press = (click) => {
    if (guarded || !isLive(button)) return;
    const follows = click?.detail === 2;
    // The guard counts time, and a slow phone may bring the second tap of a row after it: that tap still belongs to the
    // first one's deed. A third one is meant.
    if (follows && !urgent && first.current !== deed) return;
    first.current = deed;
    if (button.kind === 'login') openPanel('login');
    else (deeds[button.kind] as ((button: BetButton) => void) | undefined)?.(button);
  };
  return { guarded, press };
}
