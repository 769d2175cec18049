/** How the hilo scene is made: its code, what it paints in words, and what it shows before its room has said anything. */
import { MAX_RATE } from '../../../rules/hilo/payout';
import { RATE_ONE } from '../../../rules/money';
import { hilo } from '../../../scenes/hilo';
import { CONNECTING } from '../../i18n/painted';
import type { SceneMaker, Words } from '../registry';

export const hiloWords: Words<'hilo'> = {
  id: {
    now: 'Saat ini',
    start: 'Mulai',
    next: 'Berikut',
    right: 'Benar',
    skip: 'Lewati',
    higherSame: 'Naik / sama',
    lowerSame: 'Turun / sama',
    higher: 'Naik',
    lower: 'Turun',
    same: 'Sama',
    connecting: CONNECTING.id,
  },
  en: {
    now: 'Worth now',
    start: 'Start',
    next: 'Next',
    right: 'Right',
    skip: 'Skip',
    higherSame: 'Higher / same',
    lowerSame: 'Lower / same',
    higher: 'Higher',
    lower: 'Lower',
    same: 'Same',
    connecting: CONNECTING.en,
  },
};

export const maker: SceneMaker<'hilo'> = {
  create: hilo.create,
  words: hiloWords,
  opening: () => ({
    phase: 'connecting',
    roundId: '',
    cards: [],
    outcome: null,
    rate: RATE_ONE,
    maxRate: MAX_RATE,
    right: 0,
    choices: [],
    chosen: null,
    canSkip: false,
  }),
};
