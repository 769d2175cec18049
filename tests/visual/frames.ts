import type { crashFixtures } from '../fixtures/crash';
import type { hiloFixtures } from '../fixtures/hilo';
import type { diceFixtures } from '../fixtures/dice';
import type { dingdongFixtures } from '../fixtures/dingdong';
import type { minesFixtures } from '../fixtures/mines';
import type { rollerFixtures } from '../fixtures/roller';
import type { rouletteFixtures } from '../fixtures/roulette';
import type { wingoFixtures } from '../fixtures/wingo';

/** Moments of every story, ms into it, that are worth a picture. `idle`, `win` and `busy` are pictured on a desktop too. */
type Frames<Fixtures> = Readonly<Record<keyof Fixtures, readonly [number, ...number[]]>>;

interface Gallery<Fixtures> {
  readonly frames: Frames<Fixtures>;
  /** What the shell covers in a room on a phone: top, right, bottom, left, CSS px. */
  readonly inset: string;
}

export const GALLERIES: {
  readonly dice: Gallery<typeof diceFixtures>;
  readonly hilo: Gallery<typeof hiloFixtures>;
  readonly mines: Gallery<typeof minesFixtures>;
  readonly dingdong: Gallery<typeof dingdongFixtures>;
  readonly crash: Gallery<typeof crashFixtures>;
  readonly wingo: Gallery<typeof wingoFixtures>;
  readonly roller: Gallery<typeof rollerFixtures>;
  readonly roulette: Gallery<typeof rouletteFixtures>;
} = {
  hilo: {
    inset: '64,0,320,0',
    frames: {
      idle: [1_000],
      ready: [1_000, 3_200],
      turn: [1_750],
      rare: [1_850],
      equal: [1_800],
      skip: [1_500],
      wrong: [1_700, 2_600],
      wrongSame: [3_000],
      over: [1_000, 3_200],
      ace: [1_000],
      king: [1_000],
      long: [4_000],
      longest: [1_000],
      winSmall: [1_700],
      win: [1_700],
      winHuge: [2_200],
      reconnect: [3_000, 5_000],
      connecting: [1_000],
      busy: [3_000],
    },
  },
  dice: {
    inset: '64,0,260,0',
    frames: {
      idle: [3_000],
      pick: [2_500],
      closed: [3_000],
      win: [5_200],
      winSmall: [5_200],
      winTriple: [5_200],
      winNone: [5_200],
      loss: [5_200],
      late: [1_000],
      rest: [1_000],
      longest: [1_000],
      connecting: [1_000],
      busy: [6_100],
    },
  },
  mines: {
    inset: '64,0,320,0',
    frames: {
      idle: [1_000],
      ready: [1_000],
      start: [800, 2_200],
      gem: [1_400],
      slow: [2_000],
      mine: [1_650, 3_500],
      over: [1_500],
      lostFirst: [3_000],
      auto: [2_400],
      winSmall: [2_000],
      win: [2_000],
      winAll: [2_600],
      longest: [1_000],
      reconnect: [3_000, 5_000],
      connecting: [1_000],
      busy: [1_200],
    },
  },
  dingdong: {
    inset: '56,0,272,0',
    frames: {
      idle: [2_000],
      pick: [3_000],
      win: [8_800],
      winLarge: [8_800],
      winNone: [8_800],
      loss: [7_200],
      again: [5_000],
      late: [1_000],
      disconnect: [3_000],
      connecting: [1_000],
      busy: [14_350],
    },
  },
  crash: {
    inset: '112,0,316,0',
    frames: {
      connecting: [1_500],
      idle: [6_900],
      launch: [2_700, 5_000],
      flight: [5_000],
      cashout: [2_200],
      crash: [1_700, 4_000],
      squib: [900],
      lag: [3_500],
      high: [4_500],
      extreme: [5_000],
      round: [16_500],
      winSmall: [4_000],
      win: [3_600],
      winLarge: [4_000],
      winHuge: [4_400],
      loss: [1_700, 3_600],
      reconnect: [1_500, 3_000, 6_000],
      longest: [2_700, 6_000],
      busy: [2_400, 12_000],
      flood: [1_400, 7_300],
    },
  },
  wingo: {
    inset: '120,0,236,0',
    frames: {
      idle: [1_000],
      pick: [3_600],
      heat: [5_000],
      mask: [1_500],
      closed: [1_200],
      draw: [2_200, 4_500],
      late: [2_000],
      loss: [6_500],
      winNone: [6_000],
      winSmall: [6_000],
      win: [5_600],
      winLarge: [5_800],
      winHuge: [6_500],
      longest: [2_000],
      empty: [1_000, 5_000],
      model: [1_150],
      full: [3_000],
      reconnect: [3_000],
      connecting: [1_000],
      busy: [3_600, 11_000],
      flood: [1_300, 3_000],
    },
  },
  roller: {
    inset: '64,0,425,0',
    frames: {
      idle: [1_000],
      drag: [2_000],
      refused: [1_500],
      loss: [4_500],
      hair: [1_800],
      winSmall: [5_000],
      win: [5_000],
      winLarge: [5_200],
      winHuge: [5_600],
      longest: [4_500],
      turbo: [1_000],
      first: [1_000, 5_500],
      reconnect: [3_000, 5_500],
      busy: [2_400],
    },
  },
  roulette: {
    inset: '66,0,269,0',
    frames: {
      idle: [3_000],
      bets: [3_000],
      closing: [3_000],
      spin: [2_600],
      late: [1_000],
      loss: [6_500],
      winNone: [6_500],
      winSmall: [6_500],
      win: [6_500],
      winBlack: [6_500],
      longest: [2_000],
      empty: [2_000],
      connecting: [1_500, 4_000],
      busy: [12_000],
    },
  },
};
