import { useCallback, useMemo, useState } from 'react';
import { Link } from 'wouter';
import type { OpenGame } from '../../contract/games';
import { CODE, CodeError } from '../../contract/errors';
import { useHouse } from '../house/hooks';
import { useAnswer } from '../house/useAnswer';
import { useT } from '../i18n';
import { useShareRound } from '../play/room/shareRound';
import { buttonClass } from '../ui/Button';
import { Card } from '../ui/Card';
import { Icon } from '../ui/Icon';
import { IconButton } from '../ui/IconButton';
import { RowsSkeleton } from '../ui/Skeleton';
import { Empty, Failed } from '../ui/States';
import { Controls } from './Controls';
import { askRecord, type RecordOf, type ReplayGame, type RoundProps } from './game';
import { Picture, type Shown } from './Picture';
import { Proven } from './Proven';
import { StillButton } from './StillButton';
import css from './Replay.module.css';

/** `/replay/<game>/<roundId>`: a finished round played back from its public record, with its check beside it. `?at=` (ms) stands still there. */
export function ReplayPage<G extends OpenGame>({ game, roundId, kind }: RoundProps<G>) {
  const t = useT();
  const { http } = useHouse();
  const [answer, retry] = useAnswer(useCallback(() => askRecord(http, game, roundId), [http, game, roundId]));
  return (
    <div className={css.page}>
      <Head game={game} roundId={roundId} shareable={answer.kind === 'ready'} />
      {answer.kind === 'loading' ? (
        <div className={css.state} role="status" aria-label={t('replay.loading')}>
          <RowsSkeleton />
        </div>
      ) : null}
      {answer.kind === 'failed' ? (
        <div className={css.state}>
          <Missing game={game} error={answer.error} onRetry={retry} />
        </div>
      ) : null}
      {answer.kind === 'ready' ? <Replay game={game} kind={kind} record={answer.value} /> : null}
    </div>
  );
}

interface HeadProps extends Pick<RoundProps, 'game' | 'roundId'> {
  readonly shareable: boolean;
}

function Head({ game, roundId, shareable }: HeadProps) {
  const t = useT();
  const share = useShareRound();
  const name = t(`game.${game}`);
  return (
    <header className={css.head}>
      <Link href={`/game/${game}`} className={css.back} aria-label={t('replay.back', { game: name })}>
        <Icon name="left" />
      </Link>
      <h1>{t('replay.title', { game: name })}</h1>
      {shareable ? (
        <IconButton icon="share" label={t('room.shareOf', { id: roundId })} onClick={() => share(game, roundId)} />
      ) : null}
    </header>
  );
}

/** Nothing to play: no such round, or no answer. */
function Missing({
  game,
  error,
  onRetry,
}: {
  readonly game: OpenGame;
  readonly error: unknown;
  readonly onRetry: () => void;
}) {
  const t = useT();
  if (!(error instanceof CodeError) || error.code !== CODE.parameter)
    return <Failed {...(error instanceof CodeError ? { code: error.code } : {})} onRetry={onRetry} />;
  return (
    <Empty
      title={t('replay.noneTitle')}
      action={
        <Link href={`/game/${game}`} className={buttonClass()}>
          {t('replay.back', { game: t(`game.${game}`) })}
        </Link>
      }
    >
      {t('replay.noneBody')}
    </Empty>
  );
}

interface ReplayProps<G extends OpenGame> {
  readonly game: G;
  readonly kind: ReplayGame<G>;
  readonly record: RecordOf<G>;
}

/** A moment that the address asks for, ms of the story. */
function askedMoment(): number | null {
  const at = Number.parseFloat(new URLSearchParams(location.search).get('at') ?? '');
  return Number.isFinite(at) ? at : null;
}

function Replay<G extends OpenGame>({ game, kind, record }: ReplayProps<G>) {
  const t = useT();
  const house = useHouse();
  const [shown, setShown] = useState<Shown | null>(null);
  const transport = shown?.transport ?? null;
  const [failed, setFailed] = useState(false);
  const [at] = useState(askedMoment);
  const story = useMemo(() => kind.story(record), [kind, record]);
  const check = useMemo(() => kind.check(house, record), [kind, house, record]);
  const fail = useCallback(() => setFailed(true), []);
  const name = kind.name(t, record);
  const [headline = '', ...rest] = kind.summary(t, record);
  const whose: OpenGame = game;
  const roundId = 'solo' in check ? check.solo.round.roundId : check.proof.roundId;
  return (
    <>
      <section className={css.stage} data-game={game}>
        {failed ? (
          <p className={css.unsupported} role="alert">
            {t('room.stageFailed')}
          </p>
        ) : (
          <Picture
            game={game}
            story={story}
            at={at}
            label={t('replay.stage', { id: roundId })}
            onReady={setShown}
            onFailed={fail}
          />
        )}
      </section>
      <div className={css.bar}>
        {shown === null ? null : (
          <Controls transport={shown.transport}>
            <StillButton
              draw={shown.draw}
              name={`lintang-${game}-${roundId}`}
              words={{ over: `${t(`game.${whose}`)} · ${name}`, headline, detail: rest.join(' ') }}
            />
          </Controls>
        )}
      </div>
      <div className={css.side}>
        <Card>
          <h2 className={css.title}>{name}</h2>
          <p className={css.summary}>{[headline, ...rest].join(' ')}</p>
        </Card>
        <Card tone="calm">
          <h2 className={css.title}>{t('replay.fair')}</h2>
          <Proven check={check} />
        </Card>
        <Card>
          <h2 className={css.title}>{t('replay.players')}</h2>
          <kind.Seats record={record} transport={transport} />
          <p className={css.note}>{t('replay.record')}</p>
        </Card>
      </div>
    </>
  );
}
