import { useCallback, useMemo } from 'react';
import type { OpenGame } from '../../contract/games';
import { useHouse } from '../house/hooks';
import { useAnswer } from '../house/useAnswer';
import { useT } from '../i18n';
import { askRecord, type RoundProps } from '../replay/game';
import { Proven } from '../replay/Proven';
import { RowsSkeleton } from '../ui/Skeleton';
import { Failed } from '../ui/States';
import css from './Detail.module.css';

/** What happened in a round, and its check from the public record: a room's at once, a solo round's as soon as its seed is open. */
export function RecordCheck<G extends OpenGame>({ game, roundId, kind }: RoundProps<G>) {
  const t = useT();
  const house = useHouse();
  const { http } = house;
  const [answer, retry] = useAnswer(useCallback(() => askRecord(http, game, roundId), [http, game, roundId]));
  const record = answer.kind === 'ready' ? answer.value : null;
  const check = useMemo(() => (record === null ? null : kind.check(house, record)), [kind, house, record]);
  if (answer.kind === 'failed') return <Failed onRetry={retry} />;
  if (record === null || check === null) return <RowsSkeleton rows={3} />;
  return (
    <>
      <p className={css.note}>{kind.summary(t, record)[0]}</p>
      <Proven check={check} own />
    </>
  );
}
