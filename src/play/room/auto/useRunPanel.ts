import { useMemo } from 'react';
import type { AutoProgress } from '../../../../machines/autobet/types';
import { useDesktop } from '../../../ui/useMedia';
import type { ButtonWords } from '../BetButton';
import { useSteadyHeight } from '../useSteadyHeight';
import { useRunEnded } from './useRunEnded';

interface RunPanel {
  readonly auto: AutoProgress | null;
  readonly running: boolean;
  /** Of the run that would be started. */
  readonly rounds: number;
  readonly buttonWords: (rounds: number) => ButtonWords;
}

/** What a bet panel with runs in it has in every game: the words of its button, a height that stays when the run's card takes the form's place, and on a phone a word on how the run ended. */
export function useRunPanel({ auto, running, rounds, buttonWords }: RunPanel) {
  const desktop = useDesktop();
  const words = useMemo(() => buttonWords(rounds), [buttonWords, rounds]);
  useRunEnded(auto, running, !desktop);
  return { desktop, words, panel: useSteadyHeight(running) };
}
