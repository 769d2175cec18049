/** How the coin flip scene is made: its code, what it paints in words, and what it shows before its room has said anything. */
import { RATE_ONE } from '../../../rules/money';
import { coinFlip } from '../../../scenes/coinFlip';
import { CONNECTING } from '../../i18n/painted';
import type { SceneMaker, Words } from '../../stage/registry';

export const coinFlipWords: Words<'coinFlip'> = {
  id: {
    connecting: CONNECTING.id,
    guess: 'Bintang atau Bulan?',
    heads: 'Bintang',
    tails: 'Bulan',
    named: 'Pilihan: {side}',
    next: 'Berikutnya {rate}',
    last: 'Lemparan terakhir benar',
    lost: 'Jatuh {came}, pilihan {named}',
    net: 'Hasil',
  },
  en: {
    connecting: CONNECTING.en,
    guess: 'Star or Moon?',
    heads: 'Star',
    tails: 'Moon',
    named: 'You said {side}',
    next: 'Next {rate}',
    last: 'The last flip was right',
    lost: '{came} came, you said {named}',
    net: 'Result',
  },
};

export const maker: SceneMaker<'coinFlip'> = {
  create: coinFlip.create,
  art: coinFlip.art,
  words: coinFlipWords,
  opening: () => ({
    phase: 'connecting',
    roundId: '',
    flips: [],
    outcome: null,
    rate: RATE_ONE,
    stake: 0,
    back: 0,
    right: 0,
    chosen: null,
  }),
};
