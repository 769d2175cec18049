import { runnerOf } from '../../../../machines/autobet/runner';
import type { AutoConfig } from '../../../../machines/autobet/types';
import type { MinesKinds } from '../../../../machines/mines/types';
import { toSen } from '../../../../rules/money';
import type { House } from '../../../house/house';
import { createMinesFeed, type MinesFeed } from '../feed';
import { openSoloRoom, type RoomHouse, type SoloRoom } from '../../../play/solo/openRoom';
import { createMinesDesk, type MinesDesk } from './desk';
import { minesGame } from './game';

/** The open room: the solo room, and the desk with the choice for the next round. */
export interface MinesRoom extends SoloRoom<MinesKinds> {
  readonly feed: MinesFeed;
  readonly desk: MinesDesk;
  /** Whether cells are marked for a run, not opened. */
  readonly marking: { get(): boolean; set(on: boolean): void; subscribe(changed: () => void): () => void };
  /** @param balance rupiah */
  startAuto(config: AutoConfig, balance: number): void;
}

/** Opens the mines room over the house; what is chosen at its desk is on the canvas at once. */
export function openMinesRoom(house: RoomHouse & Pick<House, 'storage'>): MinesRoom {
  const room = openSoloRoom(house, minesGame);
  const { actor } = room;
  const desk = createMinesDesk(house.storage);
  const feed = createMinesFeed(actor, house.clock);
  let marking = false;
  const heard = new Set<() => void>();
  const show = () => feed.touch({ mines: desk.mines(), marked: marking ? desk.pattern() : null });
  show();
  const unsubscribe = desk.subscribe(show);
  return {
    ...room,
    feed,
    desk,
    marking: {
      get: () => marking,
      set(on) {
        marking = on;
        show();
        for (const changed of heard) changed();
      },
      subscribe(changed) {
        heard.add(changed);
        return () => heard.delete(changed);
      },
    },
    startAuto(config, balance) {
      const { limits } = actor.getSnapshot().context;
      const run = runnerOf(limits, { config, balance: toSen(balance), runId: house.newCommandId() });
      if (run !== null) actor.send({ type: 'auto.start', run, choice: { mines: desk.mines(), cells: desk.pattern() } });
    },
    close() {
      unsubscribe();
      room.close();
    },
  };
}
