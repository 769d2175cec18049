/** How the roulette scene is made: its code, what it paints in words, and what it shows before its room has said anything. */
import { roulette } from '../../../scenes/roulette';
import { CONNECTING } from '../../i18n/painted';
import type { SceneMaker, Words } from '../../stage/registry';

export const rouletteWords: Words<'roulette'> = {
  id: {
    red: 'Merah',
    black: 'Hitam',
    blue: 'Biru',
    bot: 'bot',
    players: 'pemain',
    you: 'Anda',
    place: '+ Pasang',
    seconds: 'detik',
    spinning: 'Berputar',
    closed: 'Ditutup',
    connecting: CONNECTING.id,
    result: 'Hasil',
    stakeBack: 'taruhan kembali',
  },
  en: {
    red: 'Red',
    black: 'Black',
    blue: 'Blue',
    bot: 'bot',
    players: 'players',
    you: 'You',
    place: '+ Bet',
    seconds: 'seconds',
    spinning: 'Spinning',
    closed: 'Closed',
    connecting: CONNECTING.en,
    result: 'Result',
    stakeBack: 'stake returned',
  },
};

export const maker: SceneMaker<'roulette'> = {
  create: roulette.create,
  art: roulette.art,
  words: rouletteWords,
  invitation: 'place',
  opening: () => ({
    phase: 'connecting',
    roundId: '',
    startTime: 0,
    closeTime: 0,
    stopTime: null,
    columns: [],
    history: [],
    result: null,
  }),
};
