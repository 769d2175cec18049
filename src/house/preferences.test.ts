import { describe, expect, it, vi } from 'vitest';
import { createPreferences } from './preferences';
import { deviceStorage } from './storage';

const memory = () => {
  const map = new Map<string, string>();
  return {
    get: (key: string) => map.get(key) ?? null,
    set: (key: string, value: string | null) => void (value === null ? map.delete(key) : map.set(key, value)),
  };
};

describe('the settings of this device', () => {
  it('start with sound and automatic quality, and are remembered', () => {
    const storage = memory();
    const first = createPreferences(storage);
    expect(first.get()).toEqual({
      sound: true,
      music: true,
      notices: true,
      quality: 'auto',
      autoLevel: null,
      autoSharpness: 1,
      audioLoading: false,
    });
    first.set({ sound: false });
    first.set({ quality: 'low' });
    first.set({ autoLevel: 'low', autoSharpness: 0.8, audioLoading: true });
    expect(createPreferences(storage).get()).toEqual({
      sound: false,
      music: true,
      notices: true,
      quality: 'low',
      autoLevel: 'low',
      autoSharpness: 0.8,
      audioLoading: false,
    });
  });

  it('tell who listens, until they leave', () => {
    const preferences = createPreferences(memory());
    const heard = vi.fn();
    const leave = preferences.subscribe(heard);
    preferences.set({ sound: false });
    leave();
    preferences.set({ sound: true });
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('do not fail where the browser refuses its storage', () => {
    const refusing = deviceStorage(() => {
      throw new Error('refused');
    });
    refusing.set('sound', 'off');
    expect(refusing.get('sound')).toBeNull();
    expect(createPreferences(refusing).get().sound).toBe(true);
  });
});
