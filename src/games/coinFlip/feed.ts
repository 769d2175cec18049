/** The coin flip machine as the coin flip scene sees it. */
import { type CoinFlipSnapshot, tableView } from '../../../machines/coinFlip/select';
import type { CoinFlipEmitted } from '../../../machines/coinFlip/types';
import type { Clock } from '../../../machines/kit/clock';
import type { StageFeed } from '../../stage/feed';

/** As much of the machine's actor as is needed: `createActor(coinFlipMachine, …)` fits. */
export interface CoinFlipActor {
  getSnapshot(): CoinFlipSnapshot;
  subscribe(next: (snapshot: CoinFlipSnapshot) => void): { unsubscribe(): void };
  on(type: 'cue', handler: (event: Extract<CoinFlipEmitted, { type: 'cue' }>) => void): { unsubscribe(): void };
}

export type CoinFlipFeed = StageFeed<'coinFlip'>;

export function createCoinFlipFeed(actor: CoinFlipActor, clock: Clock): CoinFlipFeed {
  return {
    game: 'coinFlip',
    now: () => clock.now(),
    view: () => tableView(actor.getSnapshot()),
    onView(changed) {
      const subscription = actor.subscribe(changed);
      return () => subscription.unsubscribe();
    },
    onCue(play) {
      const subscription = actor.on('cue', ({ cue }) => play(cue));
      return () => subscription.unsubscribe();
    },
  };
}
