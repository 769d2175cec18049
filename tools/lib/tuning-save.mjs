/**
 * The studio's Save button, in development only: `POST /__tuning/<game>` with the whole tuning writes scenes/<game>/tuning.json, `win` the
 * celebration's; `POST /__tuning/<game>/undo` puts back what the save before replaced. Answers `{saved, undo}`: the values that the file has now and how many
 * saves can be taken back; a refusal is 4xx `{fault}`. Nothing is written that does not fit its schema.
 */
import { existsSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { rewriteJson } from './tuning-save-text.mjs';

const ROUTE = /^\/__tuning\/([a-z]+)(\/undo)?$/;
const MOST_BYTES = 64 * 1024;
const MOST_VERSIONS = 50;

class Refusal extends Error {
  constructor(status, fault) {
    super(fault);
    this.status = status;
  }
}

/** Where a tuning lies, relative to the root; null when there is no such game. */
function placeOf(root, game) {
  const base = game === 'win' ? 'scenes/kit/win.tuning' : `scenes/${game}/tuning`;
  return existsSync(join(root, `${base}.schema.ts`))
    ? { file: join(root, `${base}.json`), schema: `/${base}.schema.ts`, name: `${game}Tuning` }
    : null;
}

/** Only the studio's own page may write: not another site that is open in the designer's browser. */
function checkOrigin({ headers, method }) {
  if (method !== 'POST') throw new Refusal(405, 'only POST saves');
  const site = headers['sec-fetch-site'];
  const { origin, host } = headers;
  const own = origin !== undefined && URL.canParse(origin) && new URL(origin).host === host;
  if (!own || (site !== undefined && site !== 'same-origin'))
    throw new Refusal(403, 'only the studio’s own page may save');
  if (!/^application\/json\b/.test(headers['content-type'] ?? ''))
    throw new Refusal(415, 'a tuning is application/json');
}

async function readBody(request) {
  const parts = [];
  let bytes = 0;
  for await (const part of request) {
    bytes += part.length;
    if (bytes > MOST_BYTES) throw new Refusal(413, `a tuning has at most ${MOST_BYTES} bytes`);
    parts.push(part);
  }
  try {
    return JSON.parse(Buffer.concat(parts).toString('utf8'));
  } catch (error) {
    throw new Refusal(400, `this is not JSON: ${error.message}`);
  }
}

async function check(server, { schema, name }, json) {
  const [{ tuningFaults }, { [name]: wanted }] = await Promise.all([
    server.ssrLoadModule('/scenes/kit/tuning.ts'),
    server.ssrLoadModule(schema),
  ]);
  const faults = tuningFaults(wanted, json);
  if (faults.length > 0) throw new Refusal(422, faults.join('; '));
}

/** @returns {import('vite').Plugin} */
export function tuningSave(root) {
  /** By file: what stood there before each save, oldest first, and what was written last. */
  const kept = new Map();
  /** One write after the other. */
  let turn = Promise.resolve();

  async function write(file, text) {
    const beside = join(dirname(file), `.tuning-${process.pid}.tmp`);
    try {
      await writeFile(beside, text);
      await rename(beside, file);
    } finally {
      await rm(beside, { force: true });
    }
  }

  async function save(server, place, json) {
    await check(server, place, json);
    const was = await readFile(place.file, 'utf8');
    const text = rewriteJson(was, json);
    const { versions } = kept.get(place.file) ?? { versions: [] };
    if (text === was) return { saved: json, undo: versions.length };
    const later = [...versions, was].slice(-MOST_VERSIONS);
    kept.set(place.file, { versions: later, written: text });
    await write(place.file, text);
    return { saved: json, undo: later.length };
  }

  async function undo({ file }) {
    const { versions, written } = kept.get(file) ?? { versions: [], written: '' };
    const before = versions.at(-1);
    if (before === undefined) throw new Refusal(409, 'nothing was saved since the server started');
    if ((await readFile(file, 'utf8')) !== written)
      throw new Refusal(409, 'the file was changed by somebody else since it was saved');
    kept.set(file, { versions: versions.slice(0, -1), written: before });
    await write(file, before);
    return { saved: JSON.parse(before), undo: versions.length - 1 };
  }

  async function answer(server, request, url) {
    const [, game, back] = ROUTE.exec(url) ?? [];
    const place = game === undefined ? null : placeOf(root, game);
    if (!place) throw new Refusal(404, `there is no tuning at ${url}`);
    checkOrigin(request);
    const json = await readBody(request);
    const done = turn.then(() => (back ? undo(place) : save(server, place, json)));
    turn = done.catch(() => {});
    return done;
  }

  return {
    name: 'lintang-tuning-save',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const url = (request.url ?? '').split('?')[0];
        if (!url.startsWith('/__tuning/')) return next();
        const reply = (status, body) => {
          response.writeHead(status, {
            'content-type': 'application/json',
            'cache-control': 'no-store',
            ...(status === 413 ? { connection: 'close' } : {}),
          });
          response.end(JSON.stringify(body));
        };
        answer(server, request, url).then(
          (body) => reply(200, body),
          (error) => reply(error instanceof Refusal ? error.status : 500, { fault: error.message }),
        );
      });
    },
    // The studio shows what it saved already; a reload would take its history away.
    async hotUpdate({ file, read }) {
      const own = kept.get(file);
      if (own && (await read()) === own.written) return [];
    },
  };
}
