import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * The one without windows first: to each page the whole browser opens a window with a toolbar that nobody sees, which takes eight times the work of a small page (1 s instead of
 * 0.13 s of a processor).
 */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The Chromium to test with: CHROMIUM, Playwright's own, or the system's. Null when there is none. */
export async function findBrowser() {
  if (process.env.CHROMIUM && existsSync(process.env.CHROMIUM)) return process.env.CHROMIUM;
  const { chromium } = await import('playwright');
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  for (const name of NAMES) {
    const at = spawnSync('which', [name], { encoding: 'utf8' }).stdout?.trim();
    if (at) return at;
  }
  return null;
}

/** Finds a browser or installs one: Playwright's build first, the distribution's package where that cannot be fetched. */
export async function ensureBrowser() {
  const found = await findBrowser();
  if (found) return found;
  console.log('No Chromium found, installing one…');
  spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit', timeout: 240_000 });
  const own = await findBrowser();
  if (own) return own;
  if (process.getuid?.() === 0 && spawnSync('which', ['apt-get']).status === 0) {
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    spawnSync('apt-get', ['install', '-y', '-qq', 'chromium'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
  const last = await findBrowser();
  if (!last) throw new Error('No Chromium could be installed. Install one and set CHROMIUM to its path.');
  return last;
}

/** Flags for a headless browser in a container without a GPU or an outside network. */
export const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--mute-audio',
  '--font-render-hinting=none',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
];
