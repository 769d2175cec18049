import type { RollerRecord } from '../../../contract/replay';
import { revealMs } from '../../../machines/roller/delays';
import { oddsOf } from '../../../machines/roller/select';
import { winSize } from '../../../rules/win';
import type { Views } from '../../stage/registry';
import { seedOf } from '../../replay/seed';
import { type Step, type Story, TAIL_MS } from '../../replay/story';

/** The choice is seen before the needle is drawn, and drawn before it is let go. */
const PRESS_MS = 900;
const ROLL_MS = 1_300;
/** How long the result stays. */
const RESULT_MS = 3_500;

/** When the result may be told, ms of the story. */
export const rollerTold = ({ rate }: Pick<RollerRecord, 'rate'>): number =>
  ROLL_MS + revealMs({ multiplier: rate }, false);

/** A round of Roller from its record: the views and moments that its player had. Nothing in it is by chance or by the clock. */
export function rollerStory(record: RollerRecord): Story<'roller'> {
  const end = rollerTold(record) + RESULT_MS;
  return {
    fixture: { seed: seedOf(record.roundId), length: end + TAIL_MS, script: () => script(record) },
    from: 0,
    end,
    offset: 0,
  };
}

function script({
  roundId,
  result,
  choose,
  isHigher,
  rate,
  amount,
  winAmount,
}: RollerRecord): readonly Step<'roller'>[] {
  const won = rate > 0;
  const ready: Views['roller'] = {
    phase: 'beReady',
    choose,
    isHigher,
    odds: oddsOf({ choose, isHigher }),
    history: [],
  };
  const told = rollerTold({ rate });
  const rolled: Views['roller'] = { ...ready, phase: 'animate', history: [{ id: roundId, result, won }] };
  return [
    { at: 0, show: ready },
    { at: PRESS_MS, show: { ...ready, phase: 'processing' } },
    { at: ROLL_MS, cue: { type: 'roll', id: roundId, result, choose, isHigher, won, turbo: false } },
    { at: ROLL_MS, show: rolled },
    ...(won ? [{ at: told, cue: { type: 'win' as const, size: winSize(amount, winAmount), amount: winAmount } }] : []),
    { at: told, show: { ...rolled, phase: 'beReady' } },
  ];
}
