import type * as z from 'zod/mini';
import { CODE } from './errors';

/** Fields of requests whose faults have a documented code of their own (second document, section 8). All others are a parameter error. */
const FIELD_CODES: ReadonlyMap<PropertyKey, number> = new Map([
  ['amount', CODE.wrongBetAmount],
  ['mines', CODE.minesCount],
  ['clientSeed', CODE.invalidSeed],
  ['pin', CODE.pinFormat],
]);

/**
 * The code of a request that does not fit its schema. An amount that is missing or no number is a wrong amount (702), whatever else is
 * wrong besides: the same code as for a number that is no amount, which the engines refuse (engines/kit/amount).
 * @param isSetting what is asked for moves no money: its amount is a parameter like any other
 */
export function faultCode({ issues }: z.core.$ZodError, isSetting = false): number {
  for (const { path } of issues) {
    if (isSetting && path[0] === 'amount') continue;
    const code = path.length > 0 ? FIELD_CODES.get(path[0] ?? '') : undefined;
    if (code !== undefined) return code;
  }
  return CODE.parameter;
}
