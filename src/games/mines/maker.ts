/** How the mines scene is made: its code, what it paints in words, and what it shows before its room has said anything. */
import { MINES_MIN } from '../../../contract/constants';
import { CELLS } from '../../../rules/mines/draw';
import { RATE_ONE } from '../../../rules/money';
import { mines } from '../../../scenes/mines';
import { CONNECTING } from '../../i18n/painted';
import type { SceneMaker, Words } from '../../stage/registry';

export const minesWords: Words<'mines'> = {
  id: {
    connecting: CONNECTING.id,
    gems: 'Permata',
    mines: 'Ranjau',
    lostFirst: 'Ranjau di kotak pertama',
    lostAfter: 'Ranjau setelah {n} permata',
    lostRate: '{rate} hangus',
    net: 'Hasil',
  },
  en: {
    connecting: CONNECTING.en,
    gems: 'Gems',
    mines: 'Mines',
    lostFirst: 'A mine on the first tile',
    lostAfter: 'A mine, gems before it: {n}',
    lostRate: '{rate} lost',
    net: 'Result',
  },
};

export const maker: SceneMaker<'mines'> = {
  create: mines.create,
  art: mines.art,
  words: minesWords,
  opening: () => ({
    phase: 'connecting',
    roundId: '',
    cells: Array.from({ length: CELLS }, () => 'covered'),
    opened: [],
    mines: MINES_MIN,
    rate: RATE_ONE,
    nextRate: null,
    outcome: null,
    stake: 0,
    back: 0,
    aim: null,
    held: false,
    marked: [],
  }),
};
