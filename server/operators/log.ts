import type { DeskActName } from '../../contract/deskActs';
import type { Clock, Tx } from '../ports';

/** Who has the machine and not an account: the command line. No user id is so short. */
export const CONSOLE = 'console';

/** Something that was done. `details` is kept as JSON. */
export interface DeskAct {
  readonly actor: string;
  readonly act: DeskActName;
  readonly subject: string;
  readonly details?: Readonly<Record<string, unknown>>;
}

/** Notes an act in the transaction in which it is done: there is none without its line, and no line without it. */
export async function noteAct(
  tx: Tx,
  clock: Pick<Clock, 'now'>,
  { actor, act, subject, details = {} }: DeskAct,
): Promise<void> {
  await tx
    .insertInto('operator_log')
    .values({ at: clock.now(), actor, act, subject, details: JSON.stringify(details) })
    .execute();
}
