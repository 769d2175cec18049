import type { WingoRecord } from '../../../contract/replay';
import type { ReplayGame, SeatsProps } from '../../replay/game';
import { Net, Picked, SeatTable, useStoryTime } from '../../replay/Seats';
import { poolSeen, seenId } from '../../play/pool/seen';
import { company, evidenceFrom, money, proofFrom, when } from '../../replay/told';
import { drawnName, longPhase } from './room/cells';
import { Picks } from './room/Picks';
import { wingoStory } from './story';

function Seats({ record, transport }: SeatsProps<WingoRecord>) {
  const now = useStoryTime(transport);
  const drawn = now >= record.endTime - record.startTime;
  return (
    <SeatTable
      rows={record.players}
      more={record.more}
      now={now}
      result={({ select, amount, win }) => (
        <Picked>
          <Picks select={select} />
          {drawn ? <Net net={win - amount * select.length} /> : null}
        </Picked>
      )}
    />
  );
}

export const replay: ReplayGame<'wingo'> = {
  story: wingoStory,
  check: (house, { phase, model, number, proof }) => ({
    proof: proofFrom(phase, proof),
    async verify() {
      const seen = poolSeen(house, 'wingo', model).find(seenId(phase, proofFrom(phase, proof).seedHash));
      const { verifyWingo } = await import('./room/verifyWingo');
      return verifyWingo(proofFrom(phase, proof), evidenceFrom(proof, seen), String(number));
    },
  }),
  name: (t, { phase }) => t('wingo.period', { id: longPhase(phase) }),
  summary: (t, record) => [
    t('wingo.replay', { drawn: drawnName(t, record.number) }),
    when(t, record.endTime),
    money(t, record.orders, record.staked, record.paid),
    ...company(t, record.players),
  ],
  Seats,
};
