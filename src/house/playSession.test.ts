import { describe, expect, it, vi } from 'vitest';
import { AWAY_MS, createPlaySession } from './playSession';

const MINUTE_MS = 60_000;
function device() {
  const kept = new Map<string, string>();
  let now = 1_000_000;
  const storage = {
    get: (key: string) => kept.get(key) ?? null,
    set: (key: string, value: string | null) => void (value === null ? kept.delete(key) : kept.set(key, value)),
  };
  return { open: () => createPlaySession(storage, { now: () => now }), pass: (ms: number) => (now += ms), storage };
}

describe('a sitting', () => {
  it('goes on over a reload, and begins anew after half an hour away', () => {
    const { open, pass } = device();
    const first = open();
    expect(first.since()).toBeNull();
    first.resume();
    const began = first.since();
    pass(20 * MINUTE_MS);
    first.seen();
    pass(AWAY_MS - 1);
    const reloaded = open();
    reloaded.resume();
    expect(reloaded.since()).toBe(began);
    pass(AWAY_MS);
    const later = open();
    later.resume();
    expect(later.since()).toBe(1_000_000 + 20 * MINUTE_MS + 2 * AWAY_MS - 1);
  });

  it('ends with its player; the next one has a new one', () => {
    const { open, pass } = device();
    const play = open();
    play.resume();
    play.end();
    expect(play.since()).toBeNull();
    pass(5_000);
    play.begin();
    expect(play.since()).toBe(1_005_000);
  });

  it('is not believed when the device says that it begins in the future', () => {
    const { open, storage } = device();
    storage.set('play.since', '99999999');
    storage.set('play.seen', '99999999');
    const play = open();
    play.resume();
    expect(play.since()).toBe(1_000_000);
  });
});

describe('the reality check', () => {
  it('is due after its minutes, again after as many, over a reload too, and never where the site wants none', () => {
    const { open, pass } = device();
    const play = open();
    expect(play.checkDueAt(60)).toBeNull();
    play.resume();
    expect(play.checkDueAt(60)).toBe(1_000_000 + 60 * MINUTE_MS);
    expect(play.checkDueAt(0)).toBeNull();
    pass(65 * MINUTE_MS);
    play.seen();
    play.checked();
    const reloaded = open();
    reloaded.resume();
    expect(reloaded.checkDueAt(60)).toBe(1_000_000 + 125 * MINUTE_MS);
  });

  it('waits for what is at stake in an open room, and stops what plays by itself', () => {
    const play = device().open();
    const stopAuto = vi.fn(() => true);
    let atStake = true;
    const leave = play.engage({ atStake: () => atStake, stopAuto });
    expect(play.atStake()).toBe(true);
    expect(play.stopAuto()).toBe(true);
    expect(stopAuto).toHaveBeenCalledOnce();
    atStake = false;
    expect(play.atStake()).toBe(false);
    atStake = true;
    leave();
    expect(play.atStake()).toBe(false);
  });
});
