import type { AreaOf } from '../catalogue';
import type { words as source } from '../id/comforts';

export const words: AreaOf<typeof source> = {
  'chips.field': 'Chip {n} (Rp)',
  'chips.fieldMore': 'Chip {n} (may be empty)',
  'chips.twice': 'This amount is there already',
  'chips.missing': 'Fill in four chips at least',
  'chips.save': 'Save',
  'chips.reset': 'Back to the standard chips',
};
