import { WINGO_SELECTIONS, type WingoSelection } from '../../contract/wingo';
import { type Rate, type Sen, SEN_PER_RUPIAH } from '../../rules/money';
import { clampStake, type StakeLimits } from '../../rules/stake';
import { maskName } from './mask';
import type { Random } from './deps';

/**
 * House bots: somebody is at the table in an embedded house. They are marked on the wire, never counted as players, and never
 * touch money, records or rankings. They are a picture only: their chance has nothing to do with any draw.
 */
export interface Bot {
  readonly userId: string;
  readonly name: string;
  readonly avatar: string;
}

/** A bot's part in a round of crash: when it shows its bet (ms before take-off) and the rate at which it leaves, if ever. */
export interface CrashBot extends Bot {
  readonly amount: Sen;
  readonly beforeMs: number;
  readonly auto: Rate | null;
}

/** A bot's bet in a timed room, some time after the start of the round: so much on each of its pools. A bot has one bet on a pool. */
export interface PoolBot extends Bot {
  readonly picks: readonly number[];
  readonly amount: Sen;
  readonly afterMs: number;
}

const NAMES = [
  'Budianto',
  'SitiNur',
  'agus77',
  'Dewi_Lestari',
  'rizkyP',
  'Putri88',
  'JokoSusilo',
  'wahyu_id',
  'Ningsih',
  'BangTono',
  'Andika',
  'sariayu',
  'Fajar_21',
  'MegaSari',
  'Hendra',
  'yuliana',
  'KangAsep',
  'Bayu_Sejati',
  'ratna_k',
  'Slamet',
  'Intan99',
  'gilang',
  'WulanDari',
  'Teguh',
  'mbakRina',
  'Eko_Pras',
  'Dimas',
  'lestari_w',
  'Arif',
  'NovitaS',
  'cakNur',
  'Bambang',
  'tiaraaa',
  'Rudi_H',
  'Mulyono',
  'ayu_ting',
  'Iwan',
  'Surya_P',
  'Kartika',
  'daengRis',
];
const AVATARS = 16;
/** Whole rupiah, as people type them. */
const AMOUNTS = [
  1_000, 2_000, 5_000, 5_000, 10_000, 10_000, 10_000, 15_000, 20_000, 25_000, 25_000, 50_000, 50_000, 75_000, 100_000,
  150_000, 200_000, 500_000,
];
/** Selections as people choose them: colours more often than numbers. */
const COLOURS: readonly WingoSelection[] = ['red', 'green', 'red', 'green', 'violet'];

const CRASH_BOTS = { least: 12, most: 25 } as const;
const WINGO_BOTS = { least: 5, most: 14 } as const;
const POOL_BOTS = { least: 8, most: 18 } as const;

const whole = (random: Random, least: number, most: number): number =>
  least + Math.floor(random() * (most - least + 1));

/** One of a list that is not empty. */
function oneOf<T>(random: Random, list: readonly T[]): T {
  const one = list[Math.floor(random() * list.length)] ?? list[0];
  if (one === undefined) throw new RangeError('nothing to choose from');
  return one;
}

/** Different bots, in any order. */
function crew(random: Random, { least, most }: { readonly least: number; readonly most: number }): Bot[] {
  const left = NAMES.map((_, i) => i);
  return Array.from({ length: whole(random, least, most) }, () => {
    const [seat = 0] = left.splice(Math.floor(random() * left.length), 1);
    return { userId: `bot-${seat + 1}`, name: maskName(NAMES[seat] ?? ''), avatar: `a${(seat * 7) % AVATARS}` };
  });
}

const stake = (random: Random, limits: StakeLimits): Sen =>
  clampStake(BigInt(oneOf(random, AMOUNTS)) * SEN_PER_RUPIAH, limits);

/** Where people leave: mostly between 1.2x and 3x, some greedy, a few never. Rates in steps of 0.01x. */
function leaveAt(random: Random): Rate | null {
  const mood = random();
  if (mood < 0.08) return null;
  const hundredths =
    mood < 0.7
      ? 115 + Math.floor(random() * 150)
      : mood < 0.93
        ? 220 + Math.floor(random() * 480)
        : 700 + Math.floor(random() * 4_000);
  return hundredths * 100;
}

/** The bots of a round of crash. They come over the whole preparation, most of them in its first half. */
export function crashBots(random: Random, preparationMs: number, limits: StakeLimits): CrashBot[] {
  return crew(random, CRASH_BOTS).map((bot) => {
    const waited = 0.05 + 0.87 * random() ** 1.4;
    return {
      ...bot,
      amount: stake(random, limits),
      beforeMs: Math.round(preparationMs * (1 - waited)),
      auto: leaveAt(random),
    };
  });
}

/** The bots of a phase of Wingo, spread over the time that bets are open. */
export function wingoBots(random: Random, openMs: number, limits: StakeLimits): PoolBot[] {
  return crew(random, WINGO_BOTS).map((bot) => {
    const first = random() < 0.7 ? oneOf(random, COLOURS) : oneOf(random, WINGO_SELECTIONS);
    const second = oneOf(random, WINGO_SELECTIONS);
    const select = random() < 0.2 && second !== first ? [first, second] : [first];
    return {
      ...bot,
      amount: stake(random, limits),
      afterMs: Math.round(openMs * (0.03 + 0.94 * random())),
      picks: select.map((selection) => WINGO_SELECTIONS.indexOf(selection)),
    };
  });
}

/** A pool by how much people like it: `favourites` are weights, one for each pool. */
function favourite(random: Random, favourites: readonly number[]): number {
  let rest = random() * favourites.reduce((sum, weight) => sum + weight, 0);
  for (const [pool, weight] of favourites.entries()) {
    if (rest < weight) return pool;
    rest -= weight;
  }
  return 0;
}

/** The bots of a round of a timed room, spread over the time that bets are open; some come back for a second pool. */
export function poolBots(
  random: Random,
  openMs: number,
  favourites: readonly number[],
  limits: StakeLimits,
): PoolBot[] {
  return crew(random, POOL_BOTS).flatMap((bot) => {
    const first = favourite(random, favourites);
    const second = favourite(random, favourites);
    const again = random() < 0.25 && second !== first;
    return (again ? [first, second] : [first]).map((pool) => ({
      ...bot,
      picks: [pool],
      amount: stake(random, limits),
      afterMs: Math.round(openMs * (0.03 + 0.9 * random())),
    }));
  });
}
