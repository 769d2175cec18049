import { useState } from 'react';
import { useT } from '../../i18n';
import { Button } from '../../ui/Button';
import { CopyRow } from '../room/CopyRow';
import type { CheckLine } from '../room/proof';
import { Verdict } from '../room/RoundCheck';
import type { Draws } from '../../../rules/fairness/draws';
import type { ProvenRound } from './game';
import css from '../room/Fairness.module.css';

type State = { readonly kind: 'idle' | 'running' | 'failed' } | { readonly kind: 'done'; readonly lines: readonly CheckLine[] };

/** A finished round and what it takes to compute it again. */
export interface SoloProven {
  readonly round: ProvenRound;
  /** The result as the room displayed it. */
  readonly shown: string;
  /** Loads the game's rule: the result of the draws as text. */
  rule(): Promise<(draws: Draws) => string>;
}

/** A finished round's seeds and hashes, and its check in this browser once its server seed is open. */
export function SoloCheck({ round, shown, rule }: SoloProven) {
  const t = useT();
  const [state, setState] = useState<State>({ kind: 'idle' });
  const { serverSeed } = round;
  const run = () => {
    if (serverSeed === undefined) return;
    setState({ kind: 'running' });
    Promise.all([import('./verify'), rule()]).then(
      ([{ verifySolo }, resultOf]) => setState({ kind: 'done', lines: verifySolo(round, serverSeed, resultOf, shown) }),
      () => setState({ kind: 'failed' }),
    );
  };
  return (
    <div className={css.check}>
      {state.kind === 'done' ? <Verdict lines={state.lines} /> : null}
      {state.kind === 'failed' ? <p className={css.bad} role="alert">{t('check.failed')}</p> : null}
      <CopyRow label={t('solo.serverHash')} value={round.serverSeedHash} />
      <CopyRow label={t('solo.serverSeed')} value={serverSeed ?? null} later={t('solo.serverLater')} />
      <CopyRow label={t('solo.clientSeed')} value={round.clientSeed} />
      <CopyRow label={t('solo.nonce')} value={String(round.nonce)} />
      {round.roundHash === undefined ? null : <CopyRow label={t('proof.digest')} value={round.roundHash} />}
      {serverSeed === undefined ? <p className={css.note}>{t('solo.checkLater')}</p> : <Button block icon="shield" busy={state.kind === 'running'} onClick={run}>{t(state.kind === 'done' ? 'check.again' : 'check.run')}</Button>}
      <p className={css.note}>{t('check.here')}</p>
    </div>
  );
}
