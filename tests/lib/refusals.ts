import { CODE } from '../../contract/errors';
import { endpoints } from '../../contract/endpoints';
import type { Endpoint } from '../../contract/http';
import { calls } from '../../contract/index';
import { RACES, REFUSALS } from '../../contract/refusals';
import type { Call } from '../../contract/wire';

/** Of any call, by what it declares or by how the house is; tried by tables of their own. */
const GENERAL: ReadonlySet<number> = new Set([
  CODE.unparseable,
  CODE.loginExpired,
  CODE.parameter,
  CODE.tooFrequent,
  CODE.loginFirst,
  CODE.confirmFirst,
  CODE.noAuthority,
  CODE.repeatedRequest,
  CODE.gameUnavailable,
  CODE.regionBlocked,
]);

/** What is served, as `METHOD /path` or route. */
export const servedCalls = (): ReadonlySet<string> =>
  new Set([
    ...Object.values(endpoints).flatMap((area) =>
      Object.values<Endpoint>(area).map(({ method, path }) => `${method} ${path}`),
    ),
    ...Object.values(calls).flatMap((area) => Object.values<Call>(area).map(({ route }) => route)),
  ]);

/**
 * What is wrong between the refusals that the contract lists and those that tests saw on the wire, a sentence each.
 * @param seen lines of a call and a code with a blank between them
 */
export function wrongRefusals(seen: ReadonlySet<string>): readonly string[] {
  const served = servedCalls();
  const linesOf = (table: typeof REFUSALS) =>
    Object.entries(table).flatMap(([call, codes]) => codes.map((code) => `${call} ${String(code)}`));
  const listed = linesOf(REFUSALS);
  const isListed = new Set([...listed, ...linesOf(RACES)]);
  return [
    ...listed.filter((line) => !seen.has(line)).map((line) => `${line} is listed, and no test saw it`),
    ...[...seen].flatMap((line) => {
      const at = line.lastIndexOf(' ');
      const general = GENERAL.has(Number(line.slice(at + 1)));
      return general || isListed.has(line) || !served.has(line.slice(0, at))
        ? []
        : [`${line} went out, and is not listed`];
    }),
  ];
}
