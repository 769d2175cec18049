import { Link } from 'wouter';
import { OPEN_GAMES } from '../../contract/games';
import type { BetRow } from '../../contract/history';
import { useHouse } from '../house/hooks';
import { useLocale, useT } from '../i18n';
import { formatMoment } from '../i18n/dates';
import { formatRp, formatWireOdds } from '../i18n/format';
import { replayPath, useShareRound } from '../play/room/shareRound';
import { aboutOf } from '../support/params';
import { Button, buttonClass } from '../ui/Button';
import { cx } from '../ui/cx';
import { Icon } from '../ui/Icon';
import { checks } from './checks';
import { Figure } from './Figure';
import { GamePicture } from './GamePicture';
import { useBet } from './queries';
import { NoDetail } from './RecordStates';
import { netOf } from './sums';
import { choiceText, signedRp } from './texts';
import css from './Detail.module.css';

/** One bet in whatever state it is: on its way, there, or gone. */
export function BetDetail({ id }: { readonly id: string }) {
  const { data, error, refetch } = useBet(id);
  if (data) return <Told bet={data.bet} settledAt={data.settledAt} finished={data.proof !== null} />;
  return <NoDetail area="history" error={error} onRetry={() => void refetch()} />;
}

interface ToldProps {
  readonly bet: BetRow;
  readonly settledAt: number | null;
  /** Its round has a public record: it can be played back and checked. */
  readonly finished: boolean;
}

function Told({ bet, settledAt, finished }: ToldProps) {
  const { t, locale } = useLocale();
  const { openPanel } = useHouse();
  const { game, roundId, placedAt, staked, paid, rate, returned } = bet;
  const net = netOf(bet);
  const choice = choiceText(t, bet);
  const open = OPEN_GAMES.find((name) => name === game);
  const Check = open === undefined ? null : checks[open];
  return (
    <article className={css.detail}>
      <header className={css.head}>
        <GamePicture game={game} size={52} />
        <div>
          <h3>{t(`game.${game}`)}</h3>
          <p>{t('history.round', { id: roundId })}</p>
        </div>
      </header>
      <p className={cx(css.net, net !== null && net > 0n && css.won)}>
        {net === null ? t('history.open') : signedRp(net)}
        {net === null ? null : <small>{t('history.netWord')}</small>}
      </p>
      <dl className={css.figures}>
        <Figure name={t('history.stake')}>{formatRp(staked)}</Figure>
        <Figure name={t('history.cameBack')}>{net === null ? '…' : formatRp(paid)}</Figure>
        <Figure name={t('history.rate')}>
          {rate === undefined ? '…' : returned ? t('history.returned') : formatWireOdds(rate)}
        </Figure>
      </dl>
      <dl className={css.facts}>
        {choice === '' ? null : <Figure name={t('history.choice')}>{choice}</Figure>}
        <Figure name={t('history.placedAt')}>{formatMoment(placedAt, locale)}</Figure>
        {settledAt === null ? null : <Figure name={t('history.settledAt')}>{formatMoment(settledAt, locale)}</Figure>}
      </dl>
      {finished && Check !== null ? (
        <>
          <h4 className={css.title}>{t('history.proof')}</h4>
          <Check roundId={roundId} />
          <Ways bet={bet} />
        </>
      ) : (
        <p className={css.note}>{t(returned ? 'history.noRound' : 'history.notOver')}</p>
      )}
      {open === undefined ? null : (
        <Button tone="ghost" onClick={() => openPanel('support', { about: aboutOf({ game: open, round: roundId }) })}>
          {t('history.ask')}
        </Button>
      )}
    </article>
  );
}

/** The round played back, and its link for somebody else. */
function Ways({ bet: { game, roundId } }: { readonly bet: BetRow }) {
  const t = useT();
  const share = useShareRound();
  return (
    <div className={css.ways}>
      <Button tone="ghost" size="md" icon="share" onClick={() => share(game, roundId)}>
        {t('history.share')}
      </Button>
      <Link href={replayPath(game, roundId)} className={buttonClass({ size: 'md' })}>
        <span className={css.face}>
          <Icon name="play" size="sm" />
          {t('history.replay')}
        </span>
      </Link>
    </div>
  );
}
