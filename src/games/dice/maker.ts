/** How the dice scene is made: its code, what it paints in words, and what it shows before its room has said anything. */
import { dice } from '../../../scenes/dice';
import { CONNECTING } from '../../i18n/painted';
import type { SceneMaker, Words } from '../../stage/registry';

export const diceWords: Words<'dice'> = {
  id: {
    connecting: CONNECTING.id,
    seconds: 'detik',
    next: 'Ronde baru',
    total: 'Total',
    people: 'orang',
    bot: 'bot',
    bet: '+ Pasang',
    hot: 'Ramai',
    waits: 'Antre',
    matched: 'dadu cocok',
    missed: 'Tidak cocok',
    closed: 'Taruhan ditutup',
  },
  en: {
    connecting: CONNECTING.en,
    seconds: 'seconds',
    next: 'Next round',
    total: 'Total',
    people: 'players',
    bot: 'bot',
    bet: '+ Bet',
    hot: 'Hot',
    waits: 'Next',
    matched: 'dice match',
    missed: 'No match',
    closed: 'Bets closed',
  },
};

export const maker: SceneMaker<'dice'> = {
  create: dice.create,
  art: dice.art,
  words: diceWords,
  invitation: 'bet',
  opening: () => ({
    phase: 'connecting',
    roundId: '',
    startTime: 0,
    closeTime: 0,
    run: null,
    endTime: null,
    pools: [],
    logs: [],
  }),
};
