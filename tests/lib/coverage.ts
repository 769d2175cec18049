import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DOCUMENTED_CONSTANTS, DOCUMENTED_HTTP } from '../../contract/coverage';
import { endpoints } from '../../contract/endpoints';
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

/** What of the documents is served over HTTP, and which of their figures are read by somebody. */
export function coverageCounts(): {
  readonly http: Count;
  readonly constants: Count & { readonly unread: readonly string[] };
} {
  const mounted = new Set(
    Object.values(endpoints).flatMap((area) =>
      Object.values<Endpoint>(area).map(({ method, path }) => `${method} ${path}`),
    ),
  );
  const code = sources();
  const unread = DOCUMENTED_CONSTANTS.filter((name) => !new RegExp(`\\b${name}\\b`).test(code));
  return {
    http: {
      named: DOCUMENTED_HTTP.length,
      served: DOCUMENTED_HTTP.filter(({ method, path }) => mounted.has(`${method} ${path}`)).length,
    },
    constants: { named: DOCUMENTED_CONSTANTS.length, served: DOCUMENTED_CONSTANTS.length - unread.length, unread },
  };
}
