import { DESK_PAGE } from '../../contract/deskParts';
import type { DeskLogEntry } from '../../contract/deskHouse';
import { CODE, CodeError } from '../../contract/errors';
import type { Store } from '../ports';

/** Which lines of the log; each filter alone is a walk along an index. */
export interface LogAsked {
  readonly actor?: string | undefined;
  readonly act?: string | undefined;
  readonly subject?: string | undefined;
  readonly after?: string | undefined;
}

/** What acts note of themselves (server/operators/acts), and what the command line notes. */
interface Details {
  readonly reason?: string;
  readonly before?: unknown;
  readonly after?: unknown;
}

const shown = (value: unknown): string | null => (value === undefined ? null : JSON.stringify(value));

/** A page of the operators' log, newest first, with the names of whom it is about as they are now. @throws CodeError 3 for a cursor that is none */
export async function readLog(
  { db }: Pick<Store, 'db'>,
  { actor, act, subject, after }: LogAsked,
  size = DESK_PAGE,
): Promise<{ readonly list: DeskLogEntry[]; readonly next: string | null }> {
  if (after !== undefined && !/^\d{1,18}$/.test(after)) throw new CodeError(CODE.parameter);
  let query = db
    .selectFrom('operator_log as l')
    .leftJoin('users as who', 'who.id', 'l.actor')
    .leftJoin('users as whom', 'whom.id', 'l.subject')
    .select(['l.id', 'l.at', 'l.actor', 'l.act', 'l.subject', 'l.details', 'who.name', 'whom.name as subject_name']);
  if (actor !== undefined) query = query.where('l.actor', '=', actor);
  if (act !== undefined) query = query.where('l.act', '=', act);
  if (subject !== undefined) query = query.where('l.subject', '=', subject);
  if (after !== undefined) query = query.where('l.id', '<', BigInt(after));
  const rows = await query
    .orderBy('l.id', 'desc')
    .limit(size + 1)
    .execute();
  const list = rows.slice(0, size).map((row): DeskLogEntry => {
    const details = JSON.parse(row.details) as Details;
    return {
      id: String(row.id),
      at: Number(row.at),
      actor: row.actor,
      name: row.name ?? '',
      act: row.act,
      subject: row.subject,
      subjectName: row.subject_name ?? '',
      reason: details.reason ?? '',
      before: shown(details.before),
      after: shown(details.after),
    };
  });
  return { list, next: rows.length > size ? (list.at(-1)?.id ?? null) : null };
}
