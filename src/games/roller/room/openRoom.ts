import { runnerOf } from '../../../../machines/autobet/runner';
import type { AutoConfig } from '../../../../machines/autobet/types';
import { phaseOf } from '../../../../machines/kit/solo/select';
import type { RollerChoice, RollerKinds, RollerRound } from '../../../../machines/roller/types';
import type { House } from '../../../house/house';
import type { StageFeed } from '../../../stage';
import { createRollerFeed, type RollerPast } from '../feed';
import { toSen } from '../../../../rules/money';
import { moneyWords } from '../../../play/room/houseTies';
import { openSoloRoom, type RoomHouse, type SoloRoom } from '../../../play/solo/openRoom';
import { createRollerDesk, PAST_SHOWN, type RollerDesk } from './desk';
import { rollerGame, rollerOver } from './game';

/** The open room: the solo room, and the desk with the player's choice and past numbers. */
export interface RollerRoom extends SoloRoom<RollerKinds> {
  readonly feed: StageFeed<'roller'>;
  readonly desk: RollerDesk;
  /** @param balance rupiah */
  startAuto(config: AutoConfig, balance: number, choice: RollerChoice): void;
}

const pastOf = ({ roundId, result, status }: Pick<RollerRound, 'roundId' | 'result' | 'status'>): RollerPast => ({
  id: roundId,
  result,
  won: status === 'won',
});

/** Opens the roller room over the house, and keeps its past numbers: the player's own, or for a guest everybody's. */
export function openRollerRoom(house: RoomHouse & Pick<House, 'storage'>): RollerRoom {
  const desk = createRollerDesk(house.storage);
  const room = openSoloRoom(house, rollerOver(desk));
  const { actor } = room;
  /** Whose numbers the desk has; undefined before any. */
  let filled: string | null | undefined;
  let shown: unknown = null;

  async function fill(userId: string): Promise<void> {
    filled = userId;
    const page = await rollerGame.wire.mine(house.channel, { page: 1, size: PAST_SHOWN }).catch(() => null);
    if (filled !== userId) return;
    if (page === null) filled = undefined;
    else desk.fill(page.list.filter(({ status }) => status !== 'open').map(pastOf));
  }

  const subscription = actor.subscribe((snapshot) => {
    const { userId, latest } = snapshot.context;
    if (phaseOf(snapshot) === 'connecting') return;
    if (userId !== null && filled !== userId) void fill(userId);
    if (userId === null && shown !== latest) {
      filled = null;
      shown = latest;
      desk.fill(latest.map(({ roundId, result, multiplier }) => ({ id: roundId, result, won: multiplier > 0 })));
    }
  });
  const ended = actor.on('ended', ({ round }) => desk.note(pastOf(round)));
  const money = moneyWords(house);
  // The stake leaves the balance as it is sent; what comes back is told with the result.
  const staked = actor.on('staked', ({ amount }) => {
    const balance = house.session.getSnapshot().context.user?.balance;
    if (balance === undefined) return;
    const left = toSen(balance) - amount;
    money.balance({ balance: left > 0n ? left : 0n });
  });

  return {
    ...room,
    feed: createRollerFeed(actor, house.clock, desk),
    desk,
    startAuto(config, balance, choice) {
      const { limits } = actor.getSnapshot().context;
      const run = runnerOf(limits, { config, balance: toSen(balance), runId: house.newCommandId() });
      if (run !== null) actor.send({ type: 'auto.start', run, choice });
    },
    close() {
      staked.unsubscribe();
      ended.unsubscribe();
      subscription.unsubscribe();
      room.close();
    },
  };
}
