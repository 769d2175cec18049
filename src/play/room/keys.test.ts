import { describe, expect, it } from 'vitest';
import { type KeyPress, roomKey } from './keys';

const press = (key: string, more: Partial<KeyPress> = {}) => roomKey({ key, repeat: false, modified: false, focus: 'none', ...more });

describe('the keyboard of a room', () => {
  it('Space is the main action, arrows and plus and minus move the amount, M mutes', () => {
    expect([' ', 'ArrowUp', '+', 'ArrowDown', '-', '[', ']', 'm', 'M', 'f'].map((key) => press(key))).toEqual(['main', 'more', 'more', 'less', 'less', 'half', 'double', 'mute', 'mute', 'fullscreen']);
    expect(press('x')).toBeNull();
  });

  it('is silent while a field has the focus, and under Ctrl, Alt and Meta', () => {
    expect([' ', 'm', '+'].map((key) => press(key, { focus: 'field' }))).toEqual([null, null, null]);
    expect(press('m', { modified: true })).toBeNull();
  });

  it('leaves Space and arrows to a focused button', () => {
    expect([' ', 'ArrowUp', 'm'].map((key) => press(key, { focus: 'control' }))).toEqual([null, null, 'mute']);
  });

  it('a held key moves the amount on but never bets twice', () => {
    expect(press('ArrowUp', { repeat: true })).toBe('more');
    expect(press(' ', { repeat: true })).toBeNull();
  });
});
