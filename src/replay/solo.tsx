import type { OpenGame } from '../../contract/games';
import type { Translate } from '../i18n';
import type { ProvenRound } from '../play/solo/game';
import type { SoloProven } from '../play/solo/SoloCheck';
import type { ReplayGame, SeatsProps } from './game';
import { Net, SeatTable, useStoryTime } from './Seats';
import type { Story } from './story';
import { money, when } from './told';

/** A record of a solo game (contract/replay.ts), as far as all of them are alike. Rupiah. */
interface SoloRecord {
  readonly roundId: string;
  readonly startTime: number;
  readonly player: { readonly name: string; readonly hue: number };
  readonly amount: number;
  readonly winAmount: number;
  readonly proof: Omit<ProvenRound, 'roundId' | 'startTime'>;
}

interface SoloReplay<G extends OpenGame, Of> {
  readonly id: G;
  story(this: void, record: Of): Story<G>;
  /** When the result may be told, ms of the story. */
  toldAt(this: void, record: Of): number;
  /** The result as the room shows it, and the rule that computes it. */
  shown(this: void, record: Of): string;
  rule(this: void, record: Of): ReturnType<SoloProven['rule']>;
  /** What the round came to, in a sentence. */
  outcome(this: void, t: Translate, record: Of): string;
}

/** The replay of a game that a player plays alone: it has one seat. */
export function soloReplay<G extends OpenGame, Of extends SoloRecord>({
  id,
  story,
  toldAt,
  shown,
  rule,
  outcome,
}: SoloReplay<G, Of>): ReplayGame<G, Of> {
  function Seats({ record, transport }: SeatsProps<Of>) {
    const { player, amount, winAmount } = record;
    const now = useStoryTime(transport);
    const told = now >= toldAt(record);
    return (
      <SeatTable
        rows={[{ ...player, at: 0, amount }]}
        more={0}
        now={now}
        result={() => (told ? <Net net={winAmount - amount} /> : null)}
      />
    );
  }
  return {
    story,
    check: (_house, record) => {
      const { roundId, startTime, proof } = record;
      return {
        solo: { game: id, round: { roundId, startTime, ...proof }, shown: shown(record), rule: () => rule(record) },
      };
    },
    name: (t, { roundId }) => t('room.round', { id: roundId }),
    summary: (t, record) => [
      outcome(t, record),
      when(t, record.startTime),
      money(t, 1, record.amount, record.winAmount),
    ],
    Seats,
  };
}
