/** In every worker of the server's tests: keeps which call refused by which code, a line each, in a file of the worker (refusals-whole reads them). */
import { subscribe } from 'node:diagnostics_channel';
import { appendFileSync } from 'node:fs';
import { inject } from 'vitest';
import { REFUSED, type Refused } from '../../server/system/refusals';

// Files of a worker share its memory: one of them begins.
const kept = globalThis as { refusalsSeen?: Set<string> };

if (kept.refusalsSeen === undefined) {
  const seen = (kept.refusalsSeen = new Set());
  const file = `${inject('refusalsFolder')}/${String(process.pid)}`;
  subscribe(REFUSED, (message) => {
    const { call, code } = message as Refused;
    const line = `${call} ${String(code)}`;
    if (seen.has(line)) return;
    seen.add(line);
    appendFileSync(file, `${line}\n`);
  });
}
