import { CODE } from '../../../contract/errors';
import { clientSeed as clientSeedSchema } from '../../../contract/solo';
import { refuse, seatOf, withSeat } from './state';
import type { Seat, SoloEvent, SoloState, SoloStep } from './types';

type Of<Ask, Act, T extends SoloEvent<Ask, Act>['type']> = Extract<SoloEvent<Ask, Act>, { type: T }>;

const isClientSeed = (text: string): boolean => clientSeedSchema.safeParse(text).success;

/** Tells a player the seeds. */
export function sit<Ask, Board, Act>(
  state: SoloState<Ask, Board, Act>,
  { ref, player }: Of<Ask, Act, 'sit'>,
): SoloStep<Ask, Board, Act> {
  return [
    state,
    [{ type: 'accept', ref, userId: player.id, reply: { call: 'seeds', seat: seatOf(state, player.id) } }],
  ];
}

/**
 * Changes the client seed from the next round on; a round that is open keeps its own. The nonce goes on: the server seed stays, and no draw of it may
 * come twice, because an old client seed could be set again. 731 for a text that is none.
 */
export function setSeed<Ask, Board, Act>(
  state: SoloState<Ask, Board, Act>,
  { ref, player, clientSeed }: Of<Ask, Act, 'seed'>,
): SoloStep<Ask, Board, Act> {
  if (!isClientSeed(clientSeed)) return refuse(state, ref, CODE.invalidSeed);
  const before = seatOf(state, player.id);
  const seat: Seat<Board> = { ...before, seeds: { ...before.seeds, clientSeed } };
  return [
    withSeat(state, seat),
    [
      { type: 'seedSet', seat },
      { type: 'accept', ref, userId: player.id, reply: { call: 'seeds', seat } },
    ],
  ];
}

/** Retires the server seed, which may be seen from now on, and takes the one that was committed as the next. 710 while a round of it is open. */
export function rotate<Ask, Board, Act>(
  state: SoloState<Ask, Board, Act>,
  { ref, player, clientSeed, fresh, at }: Of<Ask, Act, 'rotate'>,
): SoloStep<Ask, Board, Act> {
  const before = seatOf(state, player.id);
  if (before.open !== null) return refuse(state, ref, CODE.unfinishedGame);
  const next = clientSeed ?? before.seeds.clientSeed;
  if (!isClientSeed(next)) return refuse(state, ref, CODE.invalidSeed);
  const { seedId, secret, nonce } = before.seeds;
  const seat: Seat<Board> = { ...before, seeds: { ...before.seeds.next, clientSeed: next, nonce: 0, next: fresh } };
  const retired = { seedId, secret, rounds: nonce, at };
  return [
    withSeat(state, seat),
    [
      { type: 'seedRotated', seat, retired },
      { type: 'accept', ref, userId: player.id, reply: { call: 'rotated', seat, retired } },
    ],
  ];
}
