import { playRank } from '../../rules/hilo/cards';
import { MAX_RATE, winningRanks } from '../../rules/hilo/payout';
import { endedByStep } from '../kit/solo/ladder';
import { soloMachine } from '../kit/solo/machine';
import type { SoloGame } from '../kit/solo/types';
import type { HiloCue, HiloKinds, HiloRound } from './types';

/** Ranks of a suit. */
const RANKS = 13;

/**
 * How long a card takes to come from the deck and turn over, ms (art storyboard, section 6: anticipation and flip): what it says is not told
 * before it is seen. Equal to what scenes/hilo/tuning.json says; a test holds them together.
 */
export const TURN_MS = 520;

/** How long a result stands before the next round may begin, ms. */
const REST_MS = 700;

/** What happened on the table between two pictures of a round. */
export function hiloCues(
  before: Pick<HiloRound, 'cards'> | null,
  after: Pick<HiloRound, 'cards' | 'status'>,
): readonly HiloCue[] {
  const cues: HiloCue[] = before === null && after.cards.length === 1 ? [{ type: 'deal' }] : [];
  // More than one card is a round that went on elsewhere: only the last one is told.
  const index = after.cards.length - 1;
  const turn = after.cards[index];
  const guessedOn = after.cards[index - 1];
  if (before !== null && index >= before.cards.length && turn?.select !== undefined && guessedOn !== undefined) {
    if (turn.select === 'skip') cues.push({ type: 'skip', index });
    else
      cues.push({
        type: 'turn',
        index,
        right: after.status !== 'lost',
        chance: winningRanks(playRank(guessedOn.card), turn.select) / RANKS,
      });
  }
  if (after.status === 'won') cues.push({ type: 'cash' });
  return cues;
}

export const hiloGame: SoloGame<HiloKinds> = {
  id: 'hilo',
  steps: ({ cards }) => cards.length,
  // A cash-out turns no card.
  revealMs: (round) => (endedByStep(round, MAX_RATE) ? TURN_MS : 0),
  restMs: () => REST_MS,
  cues: hiloCues,
};

/** The hilo room (second document, section 4, Hilo and Mines): Ready, then Process until a wrong guess or the cash-out. */
export const hiloMachine = soloMachine(hiloGame);
