import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { CODE, CodeError } from '../../../contract/errors';
import { securityEndpoints, type SecurityOverview } from '../../../contract/security';
import { keyOf } from '../../data/keys';
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

const OVERVIEW = keyOf(securityEndpoints.overview, {});

/** How long a confirmation counts, epoch ms: told by what confirmed the session, so that nothing has to be refused first. */
export const confirmedUntil = (client: QueryClient, until: number): unknown =>
  client.setQueryData<SecurityOverview>(OVERVIEW, (account) => account && { ...account, confirmedUntil: until });

/** Whether the session counts as confirmed, as far as is known: where it cannot be asked, what is done says so itself. */
async function isConfirmed({ http, clock }: House, client: QueryClient): Promise<boolean> {
  try {
    const account = await client.fetchQuery({
      queryKey: OVERVIEW,
      queryFn: () => http.call(securityEndpoints.overview, { quiet: true }),
      // Only what is done here changes it, and makes it old.
      staleTime: Infinity,
    });
    return account.confirmedUntil > clock.now();
  } catch {
    return true;
  }
}

/** What is asked for the PIN or a code. */
interface Act {
  /** It is let through for confirmed sessions only (contract/wire, `stepUp`). */
  readonly stepUp?: true;
}

/** Does something that may want the PIN or a code again: the panel opens before it where that is known, or when it is refused for it, and what was asked goes on once that is given. */
async function confirming<T>(house: House, client: QueryClient, act: Act, work: () => Promise<T>): Promise<T> {
  if (act.stepUp === true && !(await isConfirmed(house, client)) && !(await askPin(house)))
    throw new CodeError(CODE.confirmFirst);
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof CodeError) || error.code !== CODE.confirmFirst || !(await askPin(house))) throw error;
    return work();
  }
}

export function useConfirming(): <T>(act: Act, work: () => Promise<T>) => Promise<T> {
  const house = useHouse();
  const client = useQueryClient();
  return (act, work) => confirming(house, client, act, work);
}
