/** What the browser benches share: the servers they start and the fixtures that there are. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';

export const root = new URL('../..', import.meta.url).pathname;

/** Every picture's fixture is one: the pictures' costs name them all, as `game fixture`. */
export const fixtures = () => [
  ...new Set(
    Object.keys(JSON.parse(readFileSync(join(root, 'tests/visual/costs.json'), 'utf8'))).map((picture) =>
      picture.split('-', 2).join(' '),
    ),
  ),
];

export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  return port;
}

const processes = [];

/** Starts a Node program and waits until it prints its address. */
export function startProcess(args, env = {}) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  processes.push(child);
  return new Promise((resolve, reject) => {
    child.stdout.on('data', (text) => /http:\/\//.test(String(text)) && resolve());
    child.once('exit', (code) => reject(new Error(`${args[0]} ended with ${code}`)));
  });
}

export function stopProcesses() {
  for (const child of processes) child.kill();
}
