import { CODE, CodeError } from '../../../contract/errors';
import { useHouse } from '../../house/hooks';
import type { House } from '../../house/house';

/** Who waits for a confirmation, of each house at most one: the panel is modal. */
const waiting = new WeakMap<House, (confirmed: boolean) => void>();

/** Opens the panel that confirms the session. @returns false when it was closed without */
function askPin(house: House): Promise<boolean> {
  waiting.get(house)?.(false);
  return new Promise((resolve) => {
    let shown = false;
    const follow = house.modals.subscribe(({ context: { stack } }) => {
      const there = stack.includes('pin-panel');
      if (shown && !there) settle(house, false);
      shown ||= there;
    });
    waiting.set(house, (confirmed) => {
      waiting.delete(house);
      follow.unsubscribe();
      resolve(confirmed);
    });
    house.openPanel('pin-panel');
  });
}

/** The panel's word to whoever asked for it. */
export const settle = (house: House, confirmed: boolean): void => waiting.get(house)?.(confirmed);

/** Does something that may ask for the PIN or a code again: where it does, the panel opens, and what was asked goes on once that is given. */
export async function confirming<T>(house: House, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof CodeError) || error.code !== CODE.confirmFirst || !(await askPin(house))) throw error;
    return work();
  }
}

export function useConfirming(): <T>(work: () => Promise<T>) => Promise<T> {
  const house = useHouse();
  return (work) => confirming(house, work);
}
