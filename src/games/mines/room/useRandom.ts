import { isAutoRunning, phaseOf } from '../../../../machines/kit/solo/select';
import { mayOpen } from '../../../../machines/mines/select';
import { CELLS } from '../../../../rules/mines/draw';
import { useMinesRoom } from './context';

/** Picks one of the cells that are left, by chance: opens it, or marks it for a run, whose pattern stands once it is on. Where the mines lie was fixed before, so any cell is as good. */
export function useRandom(marking: boolean): () => void {
  const { actor, desk, select } = useMinesRoom();
  return () => {
    const snapshot = actor.getSnapshot();
    if (isAutoRunning(snapshot)) return;
    const marked = desk.pattern();
    const free = Array.from({ length: CELLS }, (_, cell) => cell).filter((cell) =>
      marking ? !marked.includes(cell) : mayOpen(snapshot, cell),
    );
    const cell = free[Math.floor(Math.random() * free.length)];
    if (cell === undefined) return;
    if (marking) desk.toggle(cell);
    else if (phaseOf(snapshot) === 'playing') select(cell);
  };
}
