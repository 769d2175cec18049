import { describe, expect, it } from 'vitest';
import type { WingoSelection } from '../../../../contract/wingo';
import { roomKey } from '../../../play/room/keys';
import { cellTowards, KEY_PICKS } from './boardKeys';

const walk = (from: WingoSelection, ...keys: string[]) =>
  keys.reduce<WingoSelection>((at, key) => cellTowards(at, key) ?? at, from);

describe('the arrows on the board', () => {
  it('move along a row and stay at its ends', () => {
    expect([
      walk('green', 'ArrowRight'),
      walk('red', 'ArrowRight'),
      walk('zero', 'ArrowLeft'),
      walk('five', 'ArrowRight', 'ArrowRight'),
    ]).toEqual(['violet', 'red', 'zero', 'seven']);
    expect([walk('seven', 'Home'), walk('seven', 'End')]).toEqual(['five', 'nine']);
  });

  it('move to the cell above or below, between three colours and five numbers', () => {
    expect(['green', 'violet', 'red'].map((colour) => cellTowards(colour as WingoSelection, 'ArrowDown'))).toEqual([
      'zero',
      'two',
      'four',
    ]);
    expect(
      ['zero', 'one', 'two', 'three', 'four'].map((number) => cellTowards(number as WingoSelection, 'ArrowUp')),
    ).toEqual(['green', 'green', 'violet', 'red', 'red']);
    expect([walk('three', 'ArrowDown'), walk('eight', 'ArrowDown'), walk('green', 'ArrowUp')]).toEqual([
      'eight',
      'eight',
      'green',
    ]);
  });

  it('leave other keys alone', () => {
    expect(cellTowards('green', 'Tab')).toBeNull();
  });
});

describe('the keys that choose', () => {
  it('are digits for numbers and first letters for colours', () => {
    expect(['0', '9', 'h', 'u', 'm'].map((key) => KEY_PICKS[key])).toEqual(['zero', 'nine', 'green', 'violet', 'red']);
  });

  it('take none of the keys that every room has', () => {
    for (const key of Object.keys(KEY_PICKS))
      expect([key, roomKey({ key, repeat: false, modified: false, focus: 'none' })]).toEqual([key, null]);
  });
});
