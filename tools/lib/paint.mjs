/**
 * Runs the page of painted markup that tools/lib/painted-page built, in a process of its own, because it takes the place of a browser's globals and leaves timers behind, and prints what it paints as JSON.
 */
import { pathToFileURL } from 'node:url';

/** What modules of the site look at when they are loaded, as the phone of somebody who was never here has it. */
const PHONE = {
  window: globalThis,
  document: { cookie: '', hidden: false, documentElement: { dataset: {} } },
  history: { state: null },
  localStorage: { getItem: () => null, setItem: () => undefined, removeItem: () => undefined },
  location: { pathname: '/', search: '', protocol: 'https:', host: 'lintang' },
  matchMedia: () => ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }),
  navigator: { userAgent: '', maxTouchPoints: 1 },
  addEventListener: () => undefined,
  // Nobody answers.
  fetch: () => new Promise(() => undefined),
};

for (const [name, value] of Object.entries(PHONE))
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });

const { paint } = await import(pathToFileURL(process.argv[2] ?? ''));
process.stdout.write(JSON.stringify(await paint()), () => process.exit());
