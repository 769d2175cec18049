/** What pages say on their consoles. */
import type { BrowserContext } from 'playwright/test';

/** Every console error, warning and uncaught exception from now on, but for those that are expected. */
export function noiseOf(context: BrowserContext, expected: RegExp | null = null): string[] {
  const noise: string[] = [];
  const hear = (text: string): void => {
    // What Chromium says where it puts pages together without a GPU and reads their canvases for it; whether a room reads its own is heard by `tellReading`.
    if (/\.WebGL-\w+\]GL Driver Message .*GPU stall due to ReadPixels/.test(text)) return;
    // What Playwright says itself where a test goes without the service worker.
    if (text.includes('Service Worker registration blocked by Playwright')) return;
    // A machine that is busy for as long as a connection is waited for; one that is given up sooner is heard by `tellImpatience`.
    if (text.includes('WebSocket is closed before the connection is established')) return;
    if (expected?.test(text) !== true) noise.push(text);
  };
  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      hear(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => hear(`uncaught: ${String(error.error().stack ?? error.error())}`));
  return noise;
}
