/** How the roller scene is made: its code, what it paints in words, and what it shows before its room has said anything. */
import { RESULT_MAX } from '../../../rules/roller/roller';
import { roller } from '../../../scenes/roller';
import { CONNECTING } from '../../i18n/painted';
import type { SceneMaker, Words } from '../../stage/registry';

export const rollerWords: Words<'roller'> = {
  id: {
    won: 'Menang',
    pays: 'Bayar',
    refused: 'Angka terlalu dekat ke ujung',
    connecting: CONNECTING.id,
  },
  en: {
    won: 'Won',
    pays: 'Pays',
    refused: 'Number too close to the end',
    connecting: CONNECTING.en,
  },
};

export const maker: SceneMaker<'roller'> = {
  create: roller.create,
  art: roller.art,
  words: rollerWords,
  opening: () => ({ phase: 'connecting', choose: RESULT_MAX / 2, isHigher: true, odds: null, history: [] }),
};
