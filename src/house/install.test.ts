import { expect, it } from 'vitest';
import { createInstall, type InstallHost } from './install';

const PHONE = 'Mozilla/5.0 (Linux; Android 13; SM-A145F) Chrome/140.0 Mobile';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Safari/604.1';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1';
const PC = 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0';

function device(userAgent: string, more: Partial<InstallHost> = {}) {
  const hears = new Map<string, (event: Event) => void>();
  const install = createInstall({
    userAgent,
    touchPoints: 0,
    standalone: false,
    on: (name, hear) => void hears.set(name, hear),
    ...more,
  });
  return { install, say: (name: string, event = new Event(name)) => hears.get(name)?.(event) };
}

it('knows the way of each device', () => {
  expect(device(PHONE).install.way()).toBe('android');
  expect(device(IPHONE).install.way()).toBe('ios');
  expect(device(MAC, { touchPoints: 5 }).install.way()).toBe('ios');
  expect(device(MAC).install.way()).toBe('none');
  expect(device(PC).install.way()).toBe('none');
  expect(device(IPHONE, { standalone: true }).install.way()).toBe('installed');
});

it('keeps the browser’s offer until the player asks for it, once', () => {
  const { install, say } = device(PHONE);
  let [asked, changes] = [0, 0];
  install.subscribe(() => (changes += 1));
  const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt: async () => void (asked += 1),
  });
  say('beforeinstallprompt', offer);
  expect([offer.defaultPrevented, install.way(), asked]).toEqual([true, 'prompt', 0]);
  install.ask();
  install.ask();
  expect([install.way(), asked]).toEqual(['android', 1]);
  say('appinstalled');
  expect(install.way()).toBe('installed');
  expect(changes).toBe(4);
});
