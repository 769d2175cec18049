import { useEffect, useMemo, useState } from 'react';
import { rgb } from '../../../assets/tokens';
import type { StagedGame } from '../../stage/registry';
import type { Deck } from '../../deck/deck-types';
import type { Targets as TargetsOf } from '../game';
import { studioGames } from '../games';
import { useGlass } from './glass';
import { Area, Outline, Words } from './parts';
import { useSampled } from '../useSampled';

/** A finger needs this much, CSS px. */
const FINGER = 44;
const EVERY_MS = 100;

/** Where the room lays its buttons over the canvas; what is too small for a finger says how large it is. */
export function Targets() {
  const { deck } = useGlass();
  const targets = useTargets(deck);
  return targets.map(({ label, x, y, width, height }, i) => {
    const small = Math.min(width, height) < FINGER;
    const color = rgb(small ? 'lose' : 'win');
    const text = small ? `${label} ${Math.round(width)} × ${Math.round(height)}` : label;
    return (
      <Outline key={i} x={x} y={y} width={width} height={height} color={color}>
        <Area x={x} y={y} width={width} height={height} color={color} alpha={0.12} />
        <Words x={x} y={y} text={text} color={color} />
      </Outline>
    );
  });
}

function useTargets<G extends StagedGame>(deck: Deck<G>) {
  const [targets, setTargets] = useState<TargetsOf<G> | null>(null);
  useEffect(() => {
    let live = true;
    void studioGames[deck.game].targets().then((found) => live && setTargets(() => found));
    return () => {
      live = false;
    };
  }, [deck]);
  const read = useMemo(
    () => () => {
      const view = deck.view();
      return targets && view ? targets(deck.box(), view) : [];
    },
    [deck, targets],
  );
  return useSampled(deck, read, EVERY_MS);
}
