import type { DocKey, DocModule } from '../../../contract/docs';
import { account } from './account';
import { balance } from './balance';
import { connection } from './connection';
import { fairPlay } from './fair-play';
import { privacy } from './privacy';
import { terms } from './terms';
import type { Text } from './text';

/** Every doc of the house. Its order is the reader's. */
export const TEXTS: { readonly [K in DocKey]: Text } = {
  balance,
  account,
  connection,
  'fair-play': fairPlay,
  terms,
  privacy,
};

export const MODULE_TITLES: { readonly [M in DocModule]: { readonly id: string; readonly en: string } } = {
  play: { id: 'Pertanyaan pemain', en: 'Players’ questions' },
  house: { id: 'Aturan rumah', en: 'House rules' },
};
