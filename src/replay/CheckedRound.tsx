import { useCallback, useMemo } from 'react';
import { Link } from 'wouter';
import type { OpenGame } from '../../contract/games';
import { CODE, CodeError } from '../../contract/errors';
import { useHouse } from '../house/hooks';
import { useAnswer } from '../house/useAnswer';
import { useT } from '../i18n';
import { replayPath } from '../play/room/shareRound';
import { buttonClass } from '../ui/Button';
import { RowsSkeleton } from '../ui/Skeleton';
import { Empty, Failed } from '../ui/States';
import { askRecord, type RecordOf, type RoundProps } from './game';
import { Proven } from './Proven';
import css from './Replay.module.css';

/** A finished round without its scene: what happened, and its check from the public record. */
export function CheckedRound<G extends OpenGame>({ game, roundId, kind }: RoundProps<G>) {
  const t = useT();
  const { http } = useHouse();
  const [answer, retry] = useAnswer(useCallback(() => askRecord(http, game, roundId), [http, game, roundId]));
  switch (answer.kind) {
    case 'loading':
      return <RowsSkeleton />;
    case 'failed': {
      const code = answer.error instanceof CodeError ? answer.error.code : null;
      if (code === CODE.parameter) return <Empty title={t('replay.noneTitle')}>{t('replay.noneBody')}</Empty>;
      return <Failed {...(code === null ? {} : { code })} onRetry={retry} />;
    }
    case 'ready':
      return <Known game={game} roundId={roundId} kind={kind} record={answer.value} />;
  }
}

function Known<G extends OpenGame>({ game, roundId, kind, record }: RoundProps<G> & { readonly record: RecordOf<G> }) {
  const t = useT();
  const house = useHouse();
  const check = useMemo(() => kind.check(house, record), [kind, house, record]);
  const whose: OpenGame = game;
  return (
    <section className={css.checked} aria-label={kind.name(t, record)}>
      <h3 className={css.title}>
        {t(`game.${whose}`)} · {kind.name(t, record)}
      </h3>
      <p className={css.summary}>{kind.summary(t, record).join(' ')}</p>
      <Proven check={check} />
      <Link href={replayPath(game, roundId)} className={buttonClass({ tone: 'ghost', size: 'md' })}>
        {t('room.replay')}
      </Link>
    </section>
  );
}
