/** How the dingdong scene is made: its code, what it paints in words, and what it shows before its room has said anything. */
import { dingdong } from '../../../scenes/dingdong';
import { CONNECTING } from '../../i18n/painted';
import type { SceneMaker, Words } from '../../stage/registry';

export const dingdongWords: Words<'dingdong'> = {
  id: {
    CHERRY: 'Ceri',
    APPLE: 'Apel',
    MANGO: 'Mangga',
    BAMBOO: 'Bambu',
    GRAPE: 'Anggur',
    STAR: 'Bintang',
    DING: 'Ding',
    AGAIN: 'Lagi',
    closesIn: 'Tutup dalam',
    closed: 'Taruhan ditutup',
    runAgain: 'Putar ulang',
    won: 'Menang',
    back: 'Kembali',
    bot: 'bot',
    put: '+ Pasang',
    connecting: CONNECTING.id,
    offline: 'Terputus',
    reconnecting: 'Menyambung lagi…',
  },
  en: {
    CHERRY: 'Cherry',
    APPLE: 'Apple',
    MANGO: 'Mango',
    BAMBOO: 'Bamboo',
    GRAPE: 'Grape',
    STAR: 'Star',
    DING: 'Ding',
    AGAIN: 'Lagi',
    closesIn: 'Closes in',
    closed: 'Bets closed',
    runAgain: 'Runs again',
    won: 'Won',
    back: 'Returned',
    bot: 'bot',
    put: '+ Bet',
    connecting: CONNECTING.en,
    offline: 'Disconnected',
    reconnecting: 'Reconnecting…',
  },
};

export const maker: SceneMaker<'dingdong'> = {
  create: dingdong.create,
  art: dingdong.art,
  words: dingdongWords,
  invitation: 'put',
  opening: () => ({ phase: 'connecting', roundId: '', startTime: 0, closeTime: 0, pools: [], runs: [], history: [] }),
};
