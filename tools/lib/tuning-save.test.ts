import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer as createHttp, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { tuningSave } from './tuning-save.mjs';
import { rewriteJson } from './tuning-save-text.mjs';

const repo = resolve(import.meta.dirname, '../..');
let root: string;
let vite: ViteDevServer;
let http: Server;
let origin: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'tuning-'));
  for (const folder of ['scenes/crash', 'scenes/kit']) await mkdir(join(root, folder), { recursive: true });
  for (const file of ['crash/tuning.schema.ts', 'kit/tuning.ts', 'kit/tuning.fragments.ts', 'kit/win.tuning.schema.ts'])
    await cp(join(repo, 'scenes', file), join(root, 'scenes', file));
  vite = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    appType: 'custom',
    plugins: [tuningSave(root)],
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  http = createHttp(vite.middlewares);
  await new Promise<void>((done) => void http.listen(0, '127.0.0.1', done));
  const address = http.address();
  if (typeof address !== 'object' || address === null) throw new Error('no address');
  origin = `http://127.0.0.1:${address.port}`;
});

afterAll(async () => {
  await new Promise((done) => http.close(done));
  await vite.close();
  await rm(root, { recursive: true });
});

const committed = (file: string): Promise<string> => readFile(join(repo, 'scenes', file), 'utf8');
const onDisk = (file: string): Promise<string> => readFile(join(root, 'scenes', file), 'utf8');

beforeEach(async () => {
  for (const file of ['crash/tuning.json', 'kit/win.tuning.json'])
    await writeFile(join(root, 'scenes', file), await committed(file));
});

const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  fetch(`${origin}/__tuning/${path}`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', origin, ...headers },
  });
const save = async (path: string, json: unknown) => {
  const response = await post(path, JSON.stringify(json));
  return { status: response.status, body: (await response.json()) as unknown };
};

describe('a save', () => {
  test('changes the lines that it means in the file and no others', async () => {
    const was = await committed('crash/tuning.json');
    const json = JSON.parse(was);
    json.launch.liftPx = 50;
    json.pills.come.y1 = 2;
    expect(await save('crash', json)).toMatchObject({ status: 200, body: { saved: json } });
    const lines = was.split('\n');
    const changed = (await onDisk('crash/tuning.json')).split('\n').filter((line, i) => line !== lines[i]);
    expect(changed.map((line) => line.trim())).toEqual([
      '"liftPx": 50,',
      '"come": { "x1": 0.3333, "y1": 2, "x2": 0.6667, "y2": 1 },',
    ]);
    expect((await readdir(join(root, 'scenes/crash'))).sort()).toEqual(['tuning.json', 'tuning.schema.ts']);
  });

  test('of the celebration goes to the kit', async () => {
    const json = JSON.parse(await committed('kit/win.tuning.json'));
    json.S.sparks = 9;
    expect((await save('win', json)).status).toBe(200);
    expect(await onDisk('kit/win.tuning.json')).toContain(
      '"S": { "countUp": 600, "sparks": 9, "coins": 0, "hold": 900 },\n',
    );
  });

  test('is taken back, save by save, as it was written', async () => {
    const before = await committed('crash/tuning.json');
    const json = JSON.parse(before);
    const first = (await save('crash', { ...json, pad: { ...json.pad, vent: 1 } })).body as { undo: number };
    const one = await onDisk('crash/tuning.json');
    expect(await save('crash', { ...json, pad: { ...json.pad, vent: 2 } })).toMatchObject({
      body: { undo: first.undo + 1 },
    });
    expect(await save('crash/undo', null)).toMatchObject({
      status: 200,
      body: { saved: { pad: { vent: 1 } }, undo: first.undo },
    });
    expect(await onDisk('crash/tuning.json')).toBe(one);
    await save('crash/undo', null);
    expect(await onDisk('crash/tuning.json')).toBe(before);
  });

  test('is not taken back over the work of somebody else', async () => {
    const json = JSON.parse(await committed('kit/win.tuning.json'));
    await save('win', { ...json, dim: 0.5 });
    await writeFile(join(root, 'scenes/kit/win.tuning.json'), '{}\n');
    expect(await save('win/undo', null)).toEqual({
      status: 409,
      body: { fault: 'the file was changed by somebody else since it was saved' },
    });
    expect(await onDisk('kit/win.tuning.json')).toBe('{}\n');
  });
});

describe('refused, and the file untouched, is', () => {
  let json: Record<string, Record<string, unknown>>;
  beforeEach(async () => void (json = JSON.parse(await committed('crash/tuning.json'))));
  const untouched = async () => expect(await onDisk('crash/tuning.json')).toBe(await committed('crash/tuning.json'));

  test('what does not fit the schema, every path named', async () => {
    expect(await save('crash', { ...json, boom: { ...json.boom, size: 99, more: 1 } })).toEqual({
      status: 422,
      body: { fault: 'boom.size: 99 is not within 1 and 8 (times); boom.more: is not in the schema' },
    });
    expect((await save('crash', [])).status).toBe(422);
    await untouched();
  });

  test('another site’s page, and one that does not say where it comes from', async () => {
    expect((await post('crash', JSON.stringify(json), { origin: 'https://evil.test' })).status).toBe(403);
    expect((await post('crash', JSON.stringify(json), { origin: 'null' })).status).toBe(403);
    expect((await post('crash', JSON.stringify(json), { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await fetch(`${origin}/__tuning/crash`, { method: 'POST', body: JSON.stringify(json) })).status).toBe(403);
    await untouched();
  });

  test('what is no JSON, no POST, too large or for no game', async () => {
    expect(await (await post('crash', '{"pad":')).json()).toMatchObject({
      fault: expect.stringContaining('not JSON') as string,
    });
    expect((await post('crash', JSON.stringify(json), { 'content-type': 'text/plain' })).status).toBe(415);
    expect((await post('crash', `"${'x'.repeat(70_000)}"`)).status).toBe(413);
    expect((await fetch(`${origin}/__tuning/crash`)).status).toBe(405);
    expect((await save('poker', json)).status).toBe(404);
    expect((await save('..%2Fcrash', json)).status).toBe(404);
    await untouched();
  });
});

describe('a rewritten JSON text', () => {
  test('keeps its spaces, its order and how its numbers are written', () => {
    expect(rewriteJson('{ "a": 1.0,\n\n"b":{"c" : "x"} }', { b: { c: 'y"' }, a: 1 })).toBe(
      '{ "a": 1.0,\n\n"b":{"c" : "y\\""} }\n',
    );
    expect(rewriteJson('{}\n', {})).toBe('{}\n');
  });

  test('is formatted anew where its members are others, or it was no JSON', () => {
    for (const text of ['{"a":1}', '{"a":1,"b":2,"c":3}', '{"a":{"x":1},"b":2}', 'nonsense', ''])
      expect(rewriteJson(text, { a: 1, b: 2 })).toBe('{\n  "a": 1,\n  "b": 2\n}\n');
  });
});
