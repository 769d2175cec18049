import { useState } from 'react';
import { useT } from '../../i18n';
import { Button } from '../../ui/Button';
import { CopyRow } from '../room/CopyRow';
import type { CheckLine } from '../room/proof';
import { Verdict } from '../room/RoundCheck';
import type { SoloKind, SoloRoomGame } from './game';
import css from '../room/Fairness.module.css';

type State = { readonly kind: 'idle' | 'running' | 'failed' } | { readonly kind: 'done'; readonly lines: readonly CheckLine[] };

interface SoloCheckProps<K extends SoloKind> {
  readonly game: Pick<SoloRoomGame<K>, 'rule' | 'shown'>;
  readonly round: K['round'];
}

/** A finished round's seeds and hashes, and its check in this browser once its server seed is open. */
export function SoloCheck<K extends SoloKind>({ game, round }: SoloCheckProps<K>) {
  const t = useT();
  const [state, setState] = useState<State>({ kind: 'idle' });
  const { serverSeed } = round;
  const run = () => {
    if (serverSeed === undefined) return;
    setState({ kind: 'running' });
    Promise.all([import('./verify'), game.rule(round)]).then(
      ([{ verifySolo }, rule]) => setState({ kind: 'done', lines: verifySolo(round, serverSeed, rule, game.shown(round)) }),
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
