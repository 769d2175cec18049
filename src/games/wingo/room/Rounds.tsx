import { useCallback } from 'react';
import { wingoCalls, type WingoPastRow } from '../../../../contract/wingo';
import { MODELS, parsePhaseNum } from '../../../../rules/wingo/phase';
import { useHouse } from '../../../house/hooks';
import { useT } from '../../../i18n';
import { formatDayTime } from '../../../i18n/format';
import { isEmpty } from '../../../net/channel';
import { type PastRounds, RoundList, type VerifyRound } from '../../../play/room/RoundList';
import type { LoadPage } from '../../../play/room/usePaged';
import { drawnName, longPhase } from './cells';
import { useModel } from './context';
import { Ball } from './Picks';
import { wingoSeen } from './seen';
import { useToldDraw } from './useToldDraw';

/** Phases from one to another of the same model: skipped ones count; NaN for what is no phase. */
function phasesBetween(before: string, phase: string): number {
  const [from, to] = [parsePhaseNum(before), parsePhaseNum(phase)];
  return from === null || to === null ? Number.NaN : (to.startTime - from.startTime) / MODELS[to.model].lengthMs;
}

const ROUNDS: PastRounds<WingoPastRow> = {
  proofOf: ({ phase, serverSeed, serverSeedHash, publicSeed, roundHash }) => ({
    roundId: phase,
    serverSeed,
    seedHash: serverSeedHash,
    publicSeed,
    digest: roundHash,
  }),
  hasResult: () => true,
  // Phases of one model sort like text.
  isBefore: (row, other) => row.phase < other.phase,
  between: (before, row) => phasesBetween(before.phase, row.phase),
};

/** All draws of the model on screen, newest first; each opens to its seeds and their check. */
export function Rounds({
  check = false,
}: {
  /** Opens and checks the newest one at once. */ readonly check?: boolean;
}) {
  const t = useT();
  const house = useHouse();
  const { channel } = house;
  const model = useModel();
  const load = useCallback<LoadPage<WingoPastRow>>(
    async (ask) => {
      const reply = await channel.request(wingoCalls.pastRound, { model, ...ask }, { quiet: true });
      return isEmpty(reply) ? null : reply;
    },
    [channel, model],
  );
  const verify = useCallback<VerifyRound<WingoPastRow>>(
    async ({ phase, number }, proof, earlier) => {
      // The start of a phase does not repeat the public seed; only the snapshot names it.
      const evidence = { seen: wingoSeen(house, model).find(phase), earlier };
      return (await import('./verifyWingo')).verifyWingo(proof, evidence, String(number));
    },
    [house, model],
  );
  const face = ({ phase, number, time }: WingoPastRow) => ({
    result: <Ball number={number} size={36} />,
    title: t('wingo.period', { id: longPhase(phase) }),
    note: `${formatDayTime(time)}, ${drawnName(t, number)}`,
  });
  return (
    <RoundList
      game="wingo"
      rounds={ROUNDS}
      load={load}
      verify={verify}
      face={face}
      empty={{ title: t('wingo.roundsNone'), body: t('wingo.roundsNoneBody') }}
      check={check}
      news={useToldDraw()?.phase}
    />
  );
}
