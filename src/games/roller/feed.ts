/** The roller machine, with what the player has chosen, as the Roller scene sees it; and where the scene draws the gauge that is dragged on. */
import type { Clock } from '../../../machines/kit/clock';
import { oddsOf, rollerPhase, type RollerSnapshot } from '../../../machines/roller/select';
import type { RollerGuess } from '../../../rules/roller/roller';
import type { Box } from '../../../scenes/kit/scene';
import { valueAt } from '../../../scenes/roller/gauge';
import { rollerLayout, type RollerLayout } from '../../../scenes/roller/layout';
import type { RollerPast } from '../../../scenes/roller/view';
import type { StageFeed } from '../../stage/feed';
import { type FeedActor, machineFeed } from '../../stage/machineFeed';
import type { Cues } from '../../stage/registry';

export type { RollerPast } from '../../../scenes/roller/view';

/** What the room keeps besides its machine: the choice for the next round, and the numbers of the past ones, newest first. */
export interface RollerDesk {
  pick(): RollerGuess;
  past(): readonly RollerPast[];
  subscribe(changed: () => void): () => void;
}

/** The choice that is shown: while a round runs its own, otherwise the player's for the next one. */
export function shownGuess(snapshot: RollerSnapshot, pick: RollerGuess): RollerGuess {
  const { ask, round } = snapshot.context;
  if (snapshot.value.round === 'starting' && ask?.kind === 'start') return ask.choice;
  return snapshot.value.round === 'revealing' && round !== null ? round : pick;
}

/** Past rounds with the machine's own, which may be newer. */
function historyOf({ context: { round } }: RollerSnapshot, past: readonly RollerPast[]): readonly RollerPast[] {
  if (round === null || past.some(({ id }) => id === round.roundId)) return past;
  return [{ id: round.roundId, result: round.result, won: round.status === 'won' }, ...past];
}

export function createRollerFeed(
  actor: FeedActor<RollerSnapshot, Cues['roller']>,
  clock: Clock,
  desk: RollerDesk,
): StageFeed<'roller'> {
  const feed = machineFeed('roller', actor, clock, (snapshot) => {
    const { choose, isHigher } = shownGuess(snapshot, desk.pick());
    return {
      phase: rollerPhase(snapshot),
      choose,
      isHigher,
      odds: oddsOf({ choose, isHigher }),
      history: historyOf(snapshot, desk.past()),
    };
  });
  return {
    ...feed,
    onView(changed) {
      const leaves = [feed.onView(changed), desk.subscribe(changed)];
      return () => {
        for (const leave of leaves) leave();
      };
    },
  };
}

/** Middle of the gauge, its band's radius and its outer edge, CSS px from the canvas's top left corner. */
export const rollerDial = (box: Box): RollerLayout['dial'] => rollerLayout(box).dial;

/** Around the past numbers: whoever taps there wants to see all of them. */
export function rollerStrip(box: Box): {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
} {
  const { x, y, width, height, stepX, stepY, slots } = rollerLayout(box).history;
  return {
    x: x - width / 2,
    y: y - height / 2,
    width: width + stepX * (slots - 1),
    height: height + stepY * (slots - 1),
  };
}

/** The number that a finger at this point of the canvas points to. */
export const chooseAt = ({ x, y }: RollerLayout['dial'], px: number, py: number): number => valueAt(px - x, py - y);
