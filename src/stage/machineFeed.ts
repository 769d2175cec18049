import type { Clock } from '../../machines/kit/clock';
import type { StageFeed } from './feed';
import type { Cues, StagedGame, Views } from './registry';

/** As much of a room machine's actor as a feed needs: `createActor(diceMachine, …)` fits. */
export interface FeedActor<Snapshot, Cue> {
  getSnapshot(): Snapshot;
  subscribe(next: (snapshot: Snapshot) => void): { unsubscribe(): void };
  on(type: 'cue', handler: (event: { readonly cue: Cue }) => void): { unsubscribe(): void };
}

/** A room's machine as its scene sees it. @param view what the scene shows of a snapshot */
export const machineFeed = <G extends StagedGame, Snapshot>(
  game: G,
  actor: FeedActor<Snapshot, Cues[G]>,
  clock: Clock,
  view: (snapshot: Snapshot) => Views[G],
): StageFeed<G> => ({
  game,
  now: () => clock.now(),
  view: () => view(actor.getSnapshot()),
  onView(changed) {
    const subscription = actor.subscribe(changed);
    return () => subscription.unsubscribe();
  },
  onCue(play) {
    const subscription = actor.on('cue', ({ cue }) => play(cue));
    return () => subscription.unsubscribe();
  },
});
