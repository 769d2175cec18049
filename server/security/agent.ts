import type { SessionRow } from '../../contract/security';

/** What a browser says of itself, by what is looked for; the first that fits counts, since they all claim to be each other. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/EdgA?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/(Firefox|FxiOS)\//, 'Firefox'],
  [/(Chrome|CriOS)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/Android/, 'Android'],
  [/iPad/, 'iPadOS'],
  [/iPhone/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

const named = (list: readonly (readonly [RegExp, string])[], agent: string): string =>
  list.find(([sign]) => sign.test(agent))?.[1] ?? '';

/** A device in words that its owner knows it by. Ornament: nothing is decided by it. */
export const deviceOf = (agent: string): Pick<SessionRow, 'device' | 'browser' | 'system'> => ({
  device: /iPad|Tablet|Android(?!.*Mobile)/.test(agent) ? 'tablet' : /Mobi|iPhone/.test(agent) ? 'phone' : 'computer',
  browser: named(BROWSERS, agent),
  system: named(SYSTEMS, agent),
});
