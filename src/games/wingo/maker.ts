/** How the wingo scene is made: its code, what it paints in words, and what it shows before its room has said anything. */
import { wingo } from '../../../scenes/wingo';
import { CONNECTING } from '../../i18n/painted';
import type { SceneMaker, Words } from '../../stage/registry';

export const wingoWords: Words<'wingo'> = {
  id: {
    period: 'Periode',
    drawIn: 'Undian dalam',
    drawing: 'Mengundi…',
    result: 'Hasil',
    closing: 'Segera ditutup',
    closed: 'Taruhan ditutup',
    selections: 'pilihan',
    placed: 'terpasang',
    history: 'Riwayat',
    connecting: CONNECTING.id,
    green: 'Hijau',
    red: 'Merah',
    violet: 'Ungu',
  },
  en: {
    period: 'Period',
    drawIn: 'Draw in',
    drawing: 'Drawing…',
    result: 'Result',
    closing: 'Closing',
    closed: 'Bets closed',
    selections: 'picks',
    placed: 'placed',
    history: 'History',
    connecting: CONNECTING.en,
    green: 'Green',
    red: 'Red',
    violet: 'Violet',
  },
};

export const maker: SceneMaker<'wingo'> = {
  create: wingo.create,
  art: wingo.art,
  words: wingoWords,
  opening: () => ({
    phase: 'connecting',
    model: 1,
    phaseNum: '',
    startTime: 0,
    closeTime: 0,
    endTime: 0,
    cells: [],
    history: [],
    last: null,
    staked: 0,
    fullOpen: false,
  }),
};
