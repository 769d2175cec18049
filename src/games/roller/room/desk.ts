/** What the roller room keeps besides its machine: the choice for the next round, remembered on the device, and the numbers of past rounds. */
import { type RollerGuess, RESULT_MAX } from '../../../../rules/roller/roller';
import type { House } from '../../../house/house';
import type { RollerDesk as Shown, RollerPast } from '../feed';

const PICK_KEY = 'roller.pick';
const TURBO_KEY = 'roller.turbo';
/** As many as the widest strip shows. */
export const PAST_SHOWN = 13;
const FIRST: RollerGuess = { choose: 50_000, isHigher: true };

export interface RollerDesk extends Shown {
  setChoose(choose: number): void;
  setHigher(isHigher: boolean): void;
  turbo(): boolean;
  setTurbo(on: boolean): void;
  /** A round of the player's own is over. */
  note(round: RollerPast): void;
  /** The player's own rounds as the server has them, newest first; for a guest everybody's. */
  fill(past: readonly RollerPast[]): void;
}

/** `65000 high`; anything else is nothing that was ever chosen. */
function readPick(text: string | null): RollerGuess {
  const [, choose, side] = /^(\d{1,6}) (high|low)$/.exec(text ?? '') ?? [];
  return choose === undefined || Number(choose) > RESULT_MAX
    ? FIRST
    : { choose: Number(choose), isHigher: side === 'high' };
}

export function createRollerDesk(storage: House['storage']): RollerDesk {
  let pick = readPick(storage.get(PICK_KEY));
  let turbo = storage.get(TURBO_KEY) === 'on';
  let past: readonly RollerPast[] = [];
  const listeners = new Set<() => void>();
  const tell = (): void => {
    for (const listener of listeners) listener();
  };
  const choose = (next: RollerGuess): void => {
    if (next.choose === pick.choose && next.isHigher === pick.isHigher) return;
    pick = next;
    storage.set(PICK_KEY, `${next.choose} ${next.isHigher ? 'high' : 'low'}`);
    tell();
  };
  return {
    pick: () => pick,
    past: () => past,
    turbo: () => turbo,
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    setChoose: (to) => choose({ ...pick, choose: Math.min(RESULT_MAX, Math.max(0, Math.round(to))) }),
    setHigher: (isHigher) => choose({ ...pick, isHigher }),
    setTurbo(on) {
      turbo = on;
      storage.set(TURBO_KEY, on ? 'on' : null);
      tell();
    },
    note(round) {
      if (past.some(({ id }) => id === round.id)) return;
      past = [round, ...past].slice(0, PAST_SHOWN);
      tell();
    },
    fill(list) {
      past = list.slice(0, PAST_SHOWN);
      tell();
    },
  };
}
