import type { MainAction } from './action';

/** What a press of the main button does, by name. An order on its way is a deed of its own: its answer changes the button, not the player. */
export type Deed = MainAction['kind'] | 'sending';

export const deedOf = (action: MainAction): Deed => (action.kind === 'place' && action.busy ? 'sending' : action.kind);

/** What the player makes of the button by choosing on the board and letting go, and by sending what is chosen. */
const OWN: ReadonlySet<string> = new Set(['pick>place', 'again>place', 'place>pick', 'place>again', 'place>sending', 'sending>place']);

/** Whether a change of the button comes from the player's own picks. The round, and the answer to an order, bring all others. */
export const byOwnHand = (before: string, after: string): boolean => OWN.has(`${before}>${after}`);
