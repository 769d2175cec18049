import { rgb } from '../../../assets/tokens';
import type { StagedGame } from '../../stage/registry';
import type { Deck } from '../../deck/deck-types';
import { boundsOf } from '../../deck/tree';
import { useGlass } from './glass';
import { Outline, Words } from './parts';
import { useSampled } from '../useSampled';

/** Levels of the scene's tree that get a rectangle. */
const LEVELS = 2;
const EVERY_MS = 100;
const partsOf = (deck: Deck<StagedGame>) => boundsOf(deck.root(), LEVELS);

/** Where the scene's parts lie: its own with their names, and what those are made of. */
export function Bounds() {
  const { deck } = useGlass();
  const parts = useSampled(deck, partsOf, EVERY_MS);
  return parts.map(({ label, depth, ...rect }, i) => (
    <Outline key={i} {...rect} color={rgb(depth === 0 ? 'cyan' : 'magenta')} alpha={depth === 0 ? 1 : 0.6}>
      {depth === 0 && label !== '' ? <Words x={rect.x} y={rect.y} text={label} color={rgb('cyan')} /> : null}
    </Outline>
  ));
}
