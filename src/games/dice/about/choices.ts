import { DICE_MULTIPLIERS } from '../../../../contract/constants';
import { chanceOf } from '../../../../rules/dice/dice';

/** A line of the table of dice: so many dice that show the face, what they return, and how often that is. */
export interface DiceChoice {
  readonly label: 'dice.ruleOne' | 'dice.ruleTwo' | 'dice.ruleThree';
  readonly pays: number;
  /** 0 to 1. */
  readonly chance: number;
}

/** Read off the rules. */
export const DICE_CHOICES: readonly DiceChoice[] = (['dice.ruleOne', 'dice.ruleTwo', 'dice.ruleThree'] as const).map(
  (label, i) => ({ label, pays: DICE_MULTIPLIERS[i] ?? 0, chance: chanceOf(i + 1) }),
);
