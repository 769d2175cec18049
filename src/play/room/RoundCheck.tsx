import { useCallback, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useT } from '../../i18n';
import { formatTime } from '../../i18n/format';
import type { Translate } from '../../i18n/speech';
import { Button } from '../../ui/Button';
import { cx } from '../../ui/cx';
import { Icon } from '../../ui/Icon';
import { CopyRow } from './CopyRow';
import { type CheckLine, type RoundProof, type Verify, verdictOf } from './proof';
import css from './Fairness.module.css';

interface RoundCheckProps {
  readonly proof: RoundProof;
  /** Computes the round again; imports what it needs by itself. Keep it the same for the same round. */
  readonly verify: Verify;
  /** Begins without being asked. */
  readonly atOnce?: boolean;
}

type State =
  { readonly kind: 'idle' | 'running' | 'failed' } | { readonly kind: 'done'; readonly lines: readonly CheckLine[] };

/** A finished round's seeds and hashes, and its check: every step computed in this browser. */
export function RoundCheck({ proof, verify, atOnce = false }: RoundCheckProps) {
  const t = useT();
  const [state, setState] = useState<State>({ kind: 'idle' });
  const run = useCallback(() => {
    setState({ kind: 'running' });
    verify().then(
      (lines) => setState({ kind: 'done', lines }),
      () => setState({ kind: 'failed' }),
    );
  }, [verify]);
  useEffect(() => {
    if (atOnce) run();
  }, [atOnce, run]);
  return (
    <div className={css.check}>
      {state.kind === 'done' ? <Verdict lines={state.lines} /> : null}
      {state.kind === 'failed' ? (
        <p className={css.bad} role="alert">
          {t('check.failed')}
        </p>
      ) : null}
      <CopyRow label={t('proof.seedHash')} value={proof.seedHash} />
      <CopyRow label={t('proof.seed')} value={proof.serverSeed} />
      <CopyRow label={t('proof.publicSeed')} value={proof.publicSeed} />
      {proof.chainId === undefined ? null : (
        <Link href={`/help/fairness?chain=${proof.chainId}`} className={css.origin}>
          {t('proof.publicSeedOrigin')}
        </Link>
      )}
      <CopyRow label={t('proof.digest')} value={proof.digest} />
      <Button block icon="shield" busy={state.kind === 'running'} onClick={run}>
        {t(state.kind === 'done' ? 'check.again' : 'check.run')}
      </Button>
      <p className={css.note}>{t('check.here')}</p>
    </div>
  );
}

const FACES = {
  proven: { icon: 'shield', text: 'check.proven', look: undefined },
  partial: { icon: 'info', text: 'check.partial', look: css.part },
  broken: { icon: 'alert', text: 'check.broken', look: css.bad },
} as const;
const MARKS = { ok: 'check', bad: 'x', unchecked: 'minus' } as const;

/** What a game says otherwise than the rooms do; undefined is said as there. */
export interface VerdictWords {
  readonly proven: string;
  step(line: CheckLine): string | undefined;
  note(line: CheckLine): string | undefined;
}

/** The steps one by one; the summary above says whether all of them were checked, and first of all what failed. */
export function Verdict({ lines, words }: { readonly lines: readonly CheckLine[]; readonly words?: VerdictWords }) {
  const t = useT();
  const verdict = verdictOf(lines);
  const { icon, text, look } = FACES[verdict];
  return (
    <div role="status">
      <p className={cx(css.verdict, look)}>
        <Icon name={icon} size="sm" />
        {verdict === 'proven' && words ? words.proven : t(text)}
      </p>
      <ol className={css.steps}>
        {lines.map((line) => (
          <li key={line.step} data-state={line.state}>
            <Icon name={MARKS[line.state]} size="xs" />
            <span>
              <b>
                {words?.step(line) ?? t(line.state === 'unchecked' ? `check.${line.step}Not` : `check.${line.step}`)}
              </b>
              <span>{words?.note(line) ?? noteOf(t, line)}</span>
            </span>
            <em>{t(`check.${line.state}`)}</em>
          </li>
        ))}
      </ol>
    </div>
  );
}

function noteOf(t: Translate, line: CheckLine): string {
  if (line.state === 'unchecked') return t(`check.why.${line.why}`);
  switch (line.step) {
    case 'seen':
      return t(line.state === 'ok' ? 'check.seenNote' : 'check.seenBadNote', { time: formatTime(line.at) });
    case 'result':
      return t('check.resultNote', { mine: line.mine, shown: line.shown });
    default:
      return t(`check.${line.step}Note`);
  }
}
