import * as z from 'zod/mini';
import { cursor, none } from './common';
import { plainText } from './plainText';

/** Why an operator does something, in his own words: kept in the log; where it says so, shown to the player. */
export const deskReason = z.string().check(z.trim(), z.minLength(3), z.maxLength(300), plainText);

/** A page of a list of the desk. `next` of an answer is where the next page begins, null behind the last row. */
export const deskPaging = { after: z.optional(cursor) } as const;
export const DESK_PAGE = 40;
export const deskPage = <Row extends z.ZodMiniType>(row: Row) =>
  z.object({ list: z.array(row), next: z.nullable(cursor) });

/** What looks, and what acts after the operator has shown a PIN or a code just now. */
export const deskLook = { method: 'GET', access: 'operator', rate: 'list', body: none } as const;
export const deskAct = { method: 'POST', access: 'operator', stepUp: true } as const;
