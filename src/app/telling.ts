import type { House } from '../house/house';
import type * as tell from '../inbox/tell';

/** Has toasts shown of what is pushed. No room and no lobby waits for it. */
type Teller = Pick<typeof tell, 'tellMail' | 'tellNotification'>;

/** Without its code what is to be told is tried again after so long, ms, and as soon as the connection is back. */
const AGAIN_MS = 10_000;

/**
 * Tells what is pushed, in the order in which it came. The code for it comes with the first; what arrives while that cannot be had (the line broke in between) is told once it can.
 */
export function createTelling(
  { link }: Pick<House, 'link'>,
  bring: () => Promise<Teller> = () => import('../inbox/tell'),
) {
  const waiting: ((teller: Teller) => unknown)[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const go = (): void => {
    clearTimeout(timer);
    if (waiting.length > 0)
      bring().then(
        (teller) => waiting.splice(0).forEach((say) => say(teller)),
        () => {
          timer = setTimeout(go, AGAIN_MS);
        },
      );
  };
  const online = link.on('online', go);
  return {
    tell(say: (teller: Teller) => unknown): void {
      waiting.push(say);
      go();
    },
    stop(): void {
      waiting.length = 0;
      clearTimeout(timer);
      online.unsubscribe();
    },
  };
}
