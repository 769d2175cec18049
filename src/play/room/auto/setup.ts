import type { AutoErrors } from '../../../../machines/autobet/types';
import type { Rate } from '../../../../rules/money';
import type { AmountLimits } from '../amount';
import type { AutoForm } from './autoForm';

/** A run that is being set up, as its panel needs it; a game's own bet has more. */
export interface RunSetup {
  readonly form: AutoForm;
  setForm(change: Partial<AutoForm>): void;
  readonly limits: AmountLimits;
  readonly balance: number | null;
  readonly faults: AutoErrors;
  /** The lowest auto cash-out that may be asked for; null where there is none. */
  readonly leastRate: Rate | null;
}
