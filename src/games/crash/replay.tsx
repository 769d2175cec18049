import type { CrashRecord } from '../../../contract/replay';
import { timeAt } from '../../../rules/crash/curve';
import { toRate } from '../../../rules/money';
import { type Translate, useT } from '../../i18n';
import { formatAmount, formatWireMultiplier } from '../../i18n/format';
import type { ReplayGame, SeatsProps } from '../../replay/game';
import { Dim, SeatTable, useStoryTime, Won } from '../../replay/Seats';
import { company, evidenceFrom, money, proofFrom, when } from '../../replay/told';
import { crashSeen, seenId } from './room/seen';
import { crashStory } from './story';

/** The highest cash-out of a player, or of a bot where no player cashed out. */
function bestOf(t: Translate, { players }: CrashRecord): readonly string[] {
  const out = players.flatMap((seat) =>
    seat.out === undefined ? [] : [{ name: seat.name, bot: seat.bot === true, rate: seat.out.rate }],
  );
  const [best] = [...out].sort((a, b) => Number(a.bot) - Number(b.bot) || b.rate - a.rate);
  return best === undefined
    ? []
    : [
        t('crash.replayBest', {
          rate: formatWireMultiplier(best.rate),
          name: best.bot ? `${best.name} (bot)` : best.name,
        }),
      ];
}

function Seats({ record, transport }: SeatsProps<CrashRecord>) {
  const t = useT();
  const now = useStoryTime(transport);
  const rows = record.players.map((seat) => ({ ...seat, at: seat.at + record.preparationMs }));
  const over = now >= record.preparationMs + timeAt(toRate(record.target));
  return (
    <SeatTable
      rows={rows}
      more={record.more}
      now={now}
      result={({ out }) =>
        out !== undefined && out.at + record.preparationMs <= now ? (
          <Won>{formatWireMultiplier(out.rate)}</Won>
        ) : (
          <Dim>{t(over ? 'crash.burst' : 'crash.flying')}</Dim>
        )
      }
    />
  );
}

export const replay: ReplayGame<'crash'> = {
  story: crashStory,
  check: (house, { roundId, startTime, target, proof }) => ({
    proof: proofFrom(roundId, proof),
    async verify() {
      const seen = crashSeen(house).find(seenId(roundId, startTime));
      const { verifyCrash } = await import('./room/verifyCrash');
      return verifyCrash(proofFrom(roundId, proof), evidenceFrom(proof, seen), formatWireMultiplier(target));
    },
  }),
  name: (t, { roundId }) => t('crash.myRow', { id: formatAmount(BigInt(roundId) * 100n) }),
  summary: (t, record) => [
    t('crash.replay', { target: formatWireMultiplier(record.target) }),
    when(t, record.startTime),
    money(t, record.bets, record.staked, record.paid),
    ...bestOf(t, record),
    ...company(t, record.players),
  ],
  Seats,
};
