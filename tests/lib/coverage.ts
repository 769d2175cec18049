import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  DOCUMENTED_CALLS,
  DOCUMENTED_CONSTANTS,
  DOCUMENTED_HTTP,
  DOCUMENTED_PANELS,
  DOCUMENTED_STREAMS,
} from '../../contract/coverage';
import { endpoints } from '../../contract/endpoints';
import { calls, streams } from '../../contract/index';
import type { Endpoint } from '../../contract/http';

/** How much of a kind the documents name, and how much of it is served. */
export interface Count {
  readonly named: number;
  readonly served: number;
}

/** Everything below the programs' folders but tests and the constants themselves. */
function sources(): string {
  const read = (folder: string): string[] =>
    readdirSync(folder, { withFileTypes: true, recursive: true })
      .filter((file) => file.isFile() && /\.tsx?$/.test(file.name) && !/\.(test|fixture)\.tsx?$/.test(file.name))
      .map((file) => join(file.parentPath, file.name))
      .filter((path) => !/contract\/(constants|coverage)\.ts$/.test(path))
      .map((path) => readFileSync(path, 'utf8'));
  return ['contract', 'rules', 'machines', 'scenes', 'src', 'server'].flatMap(read).join('\n');
}

/** Panels that have an entry in the client's table. */
function panelNames(): readonly string[] {
  const table = readFileSync('src/app/panels.ts', 'utf8');
  return [...table.matchAll(/^ {2}'?([a-z-]+)'?: panel\(/gm)].map(([, name]) => name ?? '');
}

const count = (names: readonly string[], isServed: (name: string) => boolean): Count => ({
  named: names.length,
  served: names.filter(isServed).length,
});

/** What of the documents is served, in the words of the README. */
export function coverageCounts(): Readonly<Record<string, Count>> {
  const mounted = new Set(
    Object.values(endpoints).flatMap((area) =>
      Object.values<Endpoint>(area).map(({ method, path }) => `${method} ${path}`),
    ),
  );
  const routesOf = (areas: object) =>
    new Set(
      Object.values(areas).flatMap((area: object) => Object.values(area).map(({ route }: { route: string }) => route)),
    );
  const [called, streamed, panels] = [routesOf(calls), routesOf(streams), new Set(panelNames())];
  const code = sources();
  return {
    'HTTP calls': count(
      DOCUMENTED_HTTP.map(({ method, path }) => `${method} ${path}`),
      (name) => mounted.has(name),
    ),
    calls: count(DOCUMENTED_CALLS, (route) => called.has(route)),
    streams: count(DOCUMENTED_STREAMS, (route) => streamed.has(route)),
    panels: count([...DOCUMENTED_PANELS.login, ...DOCUMENTED_PANELS.open], (name) => panels.has(name)),
    'figures in use': count(DOCUMENTED_CONSTANTS, (name) => new RegExp(`\\b${name}\\b`).test(code)),
  };
}

/** The README's rows of these counts. */
export const coverageRows = (): readonly string[] =>
  Object.entries(coverageCounts()).map(([what, { served, named }]) => `| ${what} | ${served} | ${named} |`);
