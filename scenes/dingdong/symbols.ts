/** What each stop looks like: its picture and the light it throws. */
import { SELECTIONS, WEIGHT_SUM, WEIGHTS, type DingdongStop } from '../../rules/dingdong/ring';
import type { Frame } from '../kit/frames';
import { CYAN, GOLD } from '../kit/palette';
import type { DingdongAssets } from './parts';

export const STOPS: readonly DingdongStop[] = [...SELECTIONS, 'AGAIN'];

const PICTURES = {
  CHERRY: 'cherry',
  APPLE: 'apple',
  MANGO: 'mango',
  BAMBOO: 'bamboo',
  GRAPE: 'grape',
  STAR: 'star',
  DING: 'bell',
  AGAIN: 'again',
} as const satisfies Record<DingdongStop, string>;

/** Glow of a symbol in the middle. */
export const LIGHT: Readonly<Record<DingdongStop, number>> = {
  CHERRY: 0xff4868,
  APPLE: 0xff4a3a,
  MANGO: 0xffa02e,
  BAMBOO: 0x2fe08a,
  GRAPE: 0xa95cff,
  STAR: GOLD,
  DING: 0xffb52e,
  AGAIN: CYAN,
};

export type Pictures = Readonly<Record<DingdongStop, Frame>>;

const pictures = (assets: DingdongAssets, size: 'sym' | 'big'): Pictures => {
  const frame = (stop: DingdongStop): Frame => assets.frame(`${size}_${PICTURES[stop]}`);
  return {
    CHERRY: frame('CHERRY'),
    APPLE: frame('APPLE'),
    MANGO: frame('MANGO'),
    BAMBOO: frame('BAMBOO'),
    GRAPE: frame('GRAPE'),
    STAR: frame('STAR'),
    DING: frame('DING'),
    AGAIN: frame('AGAIN'),
  };
};

/** As on a lamp, and large as in the middle. */
export const smallPictures = (assets: DingdongAssets): Pictures => pictures(assets, 'sym');
export const bigPictures = (assets: DingdongAssets): Pictures => pictures(assets, 'big');

/** AGAIN comes once in so many runs: `1/25`. */
export const AGAIN_CHANCE = `1/${WEIGHT_SUM / (WEIGHTS.find(([stop]) => stop === 'AGAIN')?.[1] ?? WEIGHT_SUM)}`;
