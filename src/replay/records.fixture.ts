/** Records as the server tells them, for tests. */
import type {
  CoinFlipRecord,
  CrashRecord,
  DiceRecord,
  DingdongRecord,
  HiloRecord,
  MinesRecord,
  RollerRecord,
  RouletteRecord,
  WingoRecord,
} from '../../contract/replay';

const hex = (digit: string): string => digit.repeat(64);
const proof = {
  serverSeed: hex('1'),
  seedHash: hex('2'),
  publicSeed: 'umum',
  digest: hex('3'),
  earlier: { serverSeed: hex('4'), links: 1 },
};

export const crashRecord: CrashRecord = {
  roundId: '204817',
  startTime: 1_795_000_000_000,
  preparationMs: 8_000,
  target: 2.1,
  proof,
  bets: 2,
  staked: 75_000,
  paid: 37_500,
  players: [
    { name: 'Bu***o', avatar: 'a1', hue: 30, at: -4_200, amount: 50_000 },
    { name: 'Sa***a', avatar: 'a2', hue: 200, at: -2_000, amount: 25_000, out: { at: 6_757, rate: 1.5, win: 37_500 } },
    {
      name: 'ra***n',
      avatar: 'a3',
      hue: 90,
      at: -7_900,
      amount: 10_000,
      bot: true,
      out: { at: 3_038, rate: 1.2, win: 12_000 },
    },
  ],
  more: 0,
};

export const wingoRecord: WingoRecord = {
  phase: '20261120101441',
  model: 1,
  startTime: 1_795_000_020_000,
  closeTime: 1_795_000_047_000,
  endTime: 1_795_000_050_000,
  number: 7,
  history: [
    { phase: '20261120101440', number: 2 },
    { phase: '20261120101439', number: 0 },
  ],
  proof,
  orders: 1,
  staked: 20_000,
  paid: 20_000,
  players: [
    { name: 'Bu***o', avatar: 'a1', hue: 30, at: 4_000, amount: 10_000, select: ['green', 'three'], win: 20_000 },
  ],
  more: 0,
};

/** Stopped on LAGI first, then on the grapes. */
export const dingdongRecord: DingdongRecord = {
  roundId: '4711',
  startTime: 1_795_000_100_000,
  closeTime: 1_795_000_115_000,
  stopTime: 1_795_000_124_184,
  endTime: 1_795_000_130_142,
  result: 'GRAPE',
  runs: [
    { result: 'AGAIN', runTime: 1_795_000_115_000, stopTime: 1_795_000_119_042 },
    { result: 'GRAPE', runTime: 1_795_000_120_142, stopTime: 1_795_000_124_184 },
  ],
  history: [
    { key: '4710-0', name: 'CHERRY' },
    { key: '4709-0', name: 'STAR' },
  ],
  proof,
  bets: 2,
  staked: 30_000,
  paid: 200_000,
  players: [
    { name: 'Bu***o', avatar: 'a1', hue: 30, at: 4_000, amount: 20_000, select: 'GRAPE', win: 200_000 },
    { name: 'Sa***a', avatar: 'a2', hue: 200, at: 6_000, amount: 10_000, select: 'DING', win: 0 },
  ],
  more: 0,
};

export const rouletteRecord: RouletteRecord = {
  roundId: '20481',
  startTime: 1_795_000_100_000,
  closeTime: 1_795_000_115_000,
  stopTime: 1_795_000_119_700,
  endTime: 1_795_000_123_000,
  result: 7,
  history: [12, 0, 3],
  proof,
  bets: 1,
  staked: 50_000,
  paid: 100_000,
  players: [
    { name: 'Bu***o', avatar: 'a1', hue: 30, at: 4_000, amount: 50_000, select: 'red', win: 100_000 },
    { name: 'ra***n', avatar: 'a3', hue: 90, at: 9_000, amount: 10_000, bot: true, select: 'black', win: 0 },
  ],
  more: 0,
};

export const diceRecord: DiceRecord = {
  ...rouletteRecord,
  roundId: '9001',
  result: [2, 2, 5],
  history: [
    [0, 1, 2],
    [5, 5, 5],
  ],
  players: [
    { name: 'Bu***o', avatar: 'a1', hue: 30, at: 4_000, amount: 50_000, select: 2, win: 150_000 },
    { name: 'ra***n', avatar: 'a3', hue: 90, at: 9_000, amount: 10_000, bot: true, select: 0, win: 0 },
  ],
};

const solo = {
  startTime: 1_795_000_200_000,
  endTime: 1_795_000_208_000,
  player: { name: 'Bu***o', avatar: 'a1', hue: 30 },
  amount: 25_000,
  proof: { clientSeed: 'benih saya', nonce: 3, serverSeedHash: hex('5'), roundHash: hex('6') },
};

export const minesRecord: MinesRecord = {
  ...solo,
  roundId: 'm1',
  rate: 0,
  winAmount: 0,
  mines: 3,
  showMineIndex: [4, 11, 20],
  steps: [
    { cell: 0, at: 1_000 },
    { cell: 7, at: 2_500 },
    { cell: 11, at: 4_000 },
  ],
};

export const hiloRecord: HiloRecord = {
  ...solo,
  roundId: 'h1',
  rate: 2.47,
  winAmount: 61_750,
  first: 20,
  steps: [
    { select: 'higher', card: 40, rate: 1.52, at: 1_500 },
    { select: 'skip', card: 3, rate: 1.52, at: 3_000 },
    { select: 'higher', card: 30, rate: 2.47, at: 5_000 },
  ],
};

export const coinFlipRecord: CoinFlipRecord = {
  ...solo,
  roundId: 'c1',
  rate: 3.96,
  winAmount: 99_000,
  steps: [
    { select: 'heads', side: 'heads', at: 300 },
    { select: 'tails', side: 'tails', at: 4_000 },
  ],
};

export const rollerRecord: RollerRecord = {
  ...solo,
  roundId: 'r1',
  rate: 1.98,
  winAmount: 49_500,
  result: 82_417,
  choose: 50_000,
  isHigher: true,
};
