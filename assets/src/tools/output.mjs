/** Writing to assets/built: content-hashed names, stamps that tell whether a step has to run, and sweeping. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

export const assets = fileURLToPath(new URL('../../', import.meta.url));
export const built = join(assets, 'built');
const stampFile = join(built, 'stamps.json');

const digest = (parts) => parts.reduce((h, p) => h.update(p), createHash('sha256')).digest('hex');

/** Write `content` as <folder>/<stem>-<hash>.<ext> and say where: paths are relative to assets/built. */
export function emit(folder, stem, ext, content) {
  const file = `${folder}/${stem}-${digest([content]).slice(0, 8)}.${ext}`;
  mkdirSync(join(built, folder), { recursive: true });
  writeFileSync(join(built, file), content);
  return { file, bytes: Buffer.byteLength(content) };
}

/** Write under a fixed name, only when it differs (keeps timestamps, and watchers, quiet). */
export function emitFixed(path, content) {
  mkdirSync(dirname(path), { recursive: true });
  if (existsSync(path) && readFileSync(path).equals(Buffer.from(content))) return;
  writeFileSync(path, content);
}

/** Every file below `folder` (absolute paths, sorted). */
export function walk(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .sort()
    .flatMap((name) => {
      const path = join(folder, name);
      return statSync(path).isDirectory() ? walk(path) : [path];
    });
}

/**
 * A fingerprint of what a step depends on: files (scripts and art), its definition as text, the image encoder.
 * Absolute paths in the definition count relative to assets/, so that every machine gets the same stamp.
 */
export function fingerprint(files, definition = '') {
  const parts = [...new Set(files)].sort().flatMap((f) => [f.slice(assets.length), readFileSync(f)]);
  return digest([sharp.versions.sharp ?? '', definition.replaceAll(assets, ''), ...parts]).slice(0, 16);
}

/** Scripts of assets/src by path, for a step's inputs. */
export const scripts = (...names) => names.map((name) => join(assets, 'src', name));

/** Paths of assets/built named anywhere in what a step made. */
export function filesIn(value) {
  if (typeof value === 'string') return /\.\w+$/.test(value) && value.includes('/') ? [value] : [];
  return value && typeof value === 'object' ? Object.values(value).flatMap(filesIn) : [];
}

/** The stamps of the last build: step -> { stamp, result }. */
export function stamps() {
  const saved = existsSync(stampFile) ? JSON.parse(readFileSync(stampFile, 'utf8')) : {};
  const next = {};
  return {
    /** Run `work` unless its inputs and outputs are as they were; either way its result. */
    async step(name, { files, definition }, force, work) {
      const stamp = fingerprint(files, definition);
      const old = saved[name];
      const fresh = !force && old?.stamp === stamp && filesIn(old.result).every((f) => existsSync(join(built, f)));
      next[name] = { stamp, result: fresh ? old.result : await work() };
      console.log(`${fresh ? 'unchanged' : 'built    '} ${name}`);
      return next[name].result;
    },
    save: () => emitFixed(stampFile, `${JSON.stringify(next, null, 1)}\n`),
  };
}

/** Remove whatever in assets/built is neither named in `made` nor one of the `lists`. */
export function sweep(made, lists) {
  const keep = new Set([...filesIn(made), ...lists].map((f) => join(built, f)));
  for (const path of walk(built)) if (!keep.has(path)) rmSync(path);
}
