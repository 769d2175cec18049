import { sql } from 'kysely';
import type { Store, Tx } from '../ports';

/** Thrown when another process has taken the room over: nothing of this one may be written any more. */
export class FencedError extends Error {
  override readonly name = 'FencedError';
  constructor(room: string) {
    super(`the ${room} room is led by another process`);
  }
}

/** Takes a room over: raises its epoch, which stops every older leader at its next write. */
export async function claimRoom(tx: Tx, room: string): Promise<bigint> {
  const { epoch } = await tx
    .insertInto('room_epochs')
    .values({ room, epoch: 1 })
    .onConflict((conflict) =>
      conflict.column('room').doUpdateSet((eb) => ({ epoch: eb('room_epochs.epoch', '+', 1n) })),
    )
    .returning('epoch')
    .executeTakeFirstOrThrow();
  return epoch;
}

/**
 * Must be the first statement of every write of a room. On PostgreSQL it holds the row, so that nobody takes over in
 * the middle; a SQLite directory has one process anyway.
 * @throws FencedError
 */
export async function checkEpoch(tx: Tx, engine: Store['engine'], room: string, epoch: bigint): Promise<void> {
  const lock = engine === 'postgres' ? sql`for update` : sql``;
  const { rows } = await sql<{ epoch: bigint }>`select epoch from room_epochs where room = ${room} ${lock}`.execute(tx);
  if (rows[0]?.epoch !== epoch) throw new FencedError(room);
}
