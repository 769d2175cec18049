/**
 * `npm run dev`: the server restarts and the client reloads as files change. The client is on PORT (8080), the server behind it on
 * the next port; open the first. Data is in DATA_DIR (.data).
 */
import { spawn } from 'node:child_process';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureDependencies } from './lib/install.mjs';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
ensureDependencies(root);

const port = Number(process.env.PORT || 8080);
const apiPort = port + 1;
const server = spawn(
  process.execPath,
  [join(root, 'node_modules/tsx/dist/cli.mjs'), 'watch', '--clear-screen=false', 'server/main.ts'],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PORT: String(apiPort) },
  },
);

process.env.LINTANG_API = `http://127.0.0.1:${apiPort}`;
const { createServer } = await import('vite');
const client = await createServer({ root, server: { port, strictPort: true, host: true } });
await client.listen();
client.printUrls();

const stop = async () => {
  server.kill('SIGTERM');
  await client.close();
  process.exit(0);
};
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop);
server.once('exit', (code) => {
  if (code) process.exit(code);
});
