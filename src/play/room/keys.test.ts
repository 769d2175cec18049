import { describe, expect, it } from 'vitest';
import { type KeyPress, roomKey } from './keys';

const press = (key: string, more: Partial<KeyPress> = {}) =>
  roomKey({ key, repeat: false, modified: false, focus: 'none', ...more });

describe('the keyboard of a room', () => {
  it('Space is the main action, arrows and plus and minus move the amount, S mutes', () => {
    expect([' ', 'ArrowUp', '+', 'ArrowDown', '-', '[', ']', 's', 'S', 'f'].map((key) => press(key))).toEqual([
      'main',
      'more',
      'more',
      'less',
      'less',
      'half',
      'double',
      'mute',
      'mute',
      'fullscreen',
    ]);
    expect([press('x'), press('m')]).toEqual([null, null]);
  });

  it('is silent while a field has the focus, and under Ctrl, Alt and Meta', () => {
    expect([' ', 's', '+'].map((key) => press(key, { focus: 'field' }))).toEqual([null, null, null]);
    expect(press('s', { modified: true })).toBeNull();
  });

  it('leaves Space and arrows to a focused button', () => {
    expect([' ', 'ArrowUp', 's'].map((key) => press(key, { focus: 'control' }))).toEqual([null, null, 'mute']);
  });

  it('a held key moves the amount on but never bets twice', () => {
    expect(press('ArrowUp', { repeat: true })).toBe('more');
    expect(press(' ', { repeat: true })).toBeNull();
  });
});
