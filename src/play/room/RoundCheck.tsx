import { useCallback, useEffect, useState } from 'react';
import { useT } from '../../i18n';
import { Button } from '../../ui/Button';
import { cx } from '../../ui/cx';
import { Icon } from '../../ui/Icon';
import { CopyRow } from './CopyRow';
import type { CheckLine, RoundProof, Verify } from './proof';
import css from './Fairness.module.css';

interface RoundCheckProps {
  readonly proof: RoundProof;
  /** Computes the round again; imports what it needs by itself. Keep it the same for the same round. */
  readonly verify: Verify;
  /** Begins without being asked. */
  readonly atOnce?: boolean;
}

type State = { readonly kind: 'idle' | 'running' | 'failed' } | { readonly kind: 'done'; readonly lines: readonly CheckLine[] };

/** A finished round's seeds and hashes, and its check: every step computed in this browser. */
export function RoundCheck({ proof, verify, atOnce = false }: RoundCheckProps) {
  const t = useT();
  const [state, setState] = useState<State>({ kind: 'idle' });
  const run = useCallback(() => {
    setState({ kind: 'running' });
    verify().then((lines) => setState({ kind: 'done', lines }), () => setState({ kind: 'failed' }));
  }, [verify]);
  useEffect(() => {
    if (atOnce) run();
  }, [atOnce, run]);
  return (
    <div className={css.check}>
      {state.kind === 'done' ? <Verdict lines={state.lines} /> : null}
      {state.kind === 'failed' ? <p className={css.bad} role="alert">{t('check.failed')}</p> : null}
      <CopyRow label={t('proof.seedHash')} value={proof.seedHash} />
      <CopyRow label={t('proof.seed')} value={proof.serverSeed} />
      <CopyRow label={t('proof.publicSeed')} value={proof.publicSeed} />
      <CopyRow label={t('proof.digest')} value={proof.digest} />
      <Button block icon="shield" busy={state.kind === 'running'} onClick={run}>{t(state.kind === 'done' ? 'check.again' : 'check.run')}</Button>
      <p className={css.note}>{t('check.here')}</p>
    </div>
  );
}

/** The steps one by one; what failed is said in red and first by the summary. */
function Verdict({ lines }: { readonly lines: readonly CheckLine[] }) {
  const t = useT();
  const good = lines.every(({ ok }) => ok);
  return (
    <div role="status">
      <p className={cx(css.verdict, !good && css.bad)}><Icon name={good ? 'shield' : 'alert'} size="sm" />{t(good ? 'check.allOk' : 'check.someBad')}</p>
      <ol className={css.steps}>
        {lines.map((line) => (
          <li key={line.step} data-ok={line.ok}>
            <Icon name={line.ok ? 'check' : 'x'} size="xs" />
            <span><b>{t(`check.${line.step}`)}</b><span>{line.step === 'result' ? t('check.resultNote', { mine: line.mine, shown: line.shown }) : t(`check.${line.step}Note`)}</span></span>
            <em>{t(line.ok ? 'check.ok' : 'check.bad')}</em>
          </li>
        ))}
      </ol>
    </div>
  );
}
