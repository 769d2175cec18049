/** What a team and a pocket look like. */
import { teamOf, type RouletteTeam } from '../../rules/roulette/wheel';
import { GOLD, VIOLET } from '../kit/palette';

interface Look {
  /** Upper and lower colour of chips and pockets, their edge, their light. */
  readonly high: number;
  readonly low: number;
  readonly line: number;
  readonly light: number;
  /** Numbers on it. */
  readonly ink: number;
}

export const LOOKS: Readonly<Record<RouletteTeam, Look>> = {
  red: { high: 0xff4a6a, low: 0xb80a34, line: 0xff8fa3, light: 0xff2f5f, ink: 0xffffff },
  black: { high: 0x2a1e4a, low: 0x0b0620, line: GOLD, light: 0xa48bff, ink: GOLD },
  blue: { high: 0x4a8bff, low: 0x1646c8, line: 0x7fb0ff, light: 0x2f7bff, ink: 0xffffff },
};

export const lookOf = (number: number): Look => LOOKS[teamOf(number)];

/** The light of a pocket; before the first draw the room's. */
export const lightOf = (number: number | null): number => (number === null ? VIOLET : lookOf(number).light);
