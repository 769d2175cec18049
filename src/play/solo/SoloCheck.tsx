import { useState } from 'react';
import type { GameId } from '../../../contract/games';
import { useHouse } from '../../house/hooks';
import { type Translate, useT } from '../../i18n';
import { formatDayTime } from '../../i18n/format';
import { Button } from '../../ui/Button';
import { CopyRow } from '../room/CopyRow';
import type { CheckLine } from '../room/proof';
import { Verdict, type VerdictWords } from '../room/RoundCheck';
import type { Draws } from '../../../rules/fairness/draws';
import type { ProvenRound } from './game';
import { seenId, soloSeen } from './seen';
import css from '../room/Fairness.module.css';

type State =
  { readonly kind: 'idle' | 'running' | 'failed' } | { readonly kind: 'done'; readonly lines: readonly CheckLine[] };

/** A finished round and what it takes to compute it again. */
export interface SoloProven {
  readonly game: GameId;
  readonly round: ProvenRound;
  /** The result as the room displayed it. */
  readonly shown: string;
  /** Loads the game's rule: the result of the draws as text. */
  rule(): Promise<(draws: Draws) => string>;
}

/** A finished round's seeds and hashes, and its check in this browser once its server seed is open. */
export function SoloCheck({
  game,
  round,
  shown,
  rule,
  own,
}: SoloProven & {
  /** The player's own; without it, it is where this device knows its server seed. */ readonly own?: true;
}) {
  const t = useT();
  const house = useHouse();
  const seen = soloSeen(house, game).find(seenId(round.serverSeedHash));
  const mine = own ?? seen !== null;
  const [state, setState] = useState<State>({ kind: 'idle' });
  const { serverSeed } = round;
  const run = () => {
    if (serverSeed === undefined) return;
    setState({ kind: 'running' });
    Promise.all([import('./verify'), rule()]).then(
      ([{ verifySolo }, resultOf]) =>
        setState({ kind: 'done', lines: verifySolo(round, serverSeed, resultOf, shown, seen) }),
      () => setState({ kind: 'failed' }),
    );
  };
  return (
    <div className={css.check}>
      {state.kind === 'done' ? <Verdict lines={state.lines} words={wordsOf(t)} /> : null}
      {state.kind === 'failed' ? (
        <p className={css.bad} role="alert">
          {t('check.failed')}
        </p>
      ) : null}
      <CopyRow label={t('solo.serverHash')} value={round.serverSeedHash} />
      <CopyRow
        label={t('solo.serverSeed')}
        value={serverSeed ?? null}
        later={t(mine ? 'solo.serverLater' : 'solo.serverLaterOther')}
      />
      <CopyRow label={t(mine ? 'solo.clientSeed' : 'solo.clientSeedOther')} value={round.clientSeed} />
      <CopyRow label={t('solo.nonce')} value={String(round.nonce)} />
      {round.roundHash === undefined ? null : <CopyRow label={t('proof.digest')} value={round.roundHash} />}
      {serverSeed === undefined ? (
        <p className={css.note}>{t(mine ? 'solo.checkLater' : 'solo.checkLaterOther')}</p>
      ) : (
        <Button block icon="shield" busy={state.kind === 'running'} onClick={run}>
          {t(state.kind === 'done' ? 'check.again' : 'check.run')}
        </Button>
      )}
      <p className={css.note}>{t('check.here')}</p>
    </div>
  );
}

/** Solo rounds have no bets that close and no public seed: their steps in words of their own. */
const wordsOf = (t: Translate): VerdictWords => ({
  proven: t('solo.proven'),
  step: ({ step, state }) => (step === 'seen' ? t(state === 'ok' ? 'solo.seen' : 'solo.seenNot') : undefined),
  note(line) {
    switch (line.step) {
      case 'seen':
        return line.state === 'ok' ? t('solo.seenNote', { time: formatDayTime(line.at) }) : t('solo.seenNotNote');
      case 'commit':
        return t('solo.commitBadNote');
      case 'digest':
        return t('solo.digestNote');
      default:
        return undefined;
    }
  },
});
