import { Link } from 'wouter';
import { PAYOUTS } from '../../rules/wingo/options';
import hero0 from '../ui/art/hero-0.webp';
import hero2 from '../ui/art/hero-2.webp';
import hero7 from '../ui/art/hero-7.webp';
import { useT } from '../i18n';
import { formatClock, formatOdds } from '../i18n/format';
import { Bone } from '../ui/Skeleton';
import { CountRing } from '../ui/CountRing';
import { Icon } from '../ui/Icon';
import { useTick } from '../ui/useTick';
import { ballOf } from '../ui/balls';
import type { WingoModelRoom, WingoRoom } from './feed';
import { People } from './People';
import css from './WingoCard.module.css';

const MODELS = [1, 2, 3] as const;
const SPEED = { 1: 'lobby.wingoSpeed1', 2: 'lobby.wingoSpeed2', 3: 'lobby.wingoSpeed3' } as const;

/** The highest rate that any choice pays, from the rules. */
const BEST = Math.max(...Object.values(PAYOUTS).flatMap((rates) => Object.values(rates)).map((rate) => rate ?? 0));

/** The wingo room: its three speeds, each with the time to the next draw and the last ball. */
export function WingoCard({ room, now }: { readonly room: WingoRoom | null; readonly now: () => number }) {
  const t = useT();
  return (
    <section className={css.card} aria-labelledby="wingo-title">
      <div className={css.top}>
        <div className={css.words}>
          <h2 id="wingo-title" className={css.name}>{t('game.wingo')}</h2>
          <p className={css.lead}>{t('lobby.wingoLead')}</p>
          <div className={css.pills}>{room ? <People players={room.players} bots={room.bots} /> : null}</div>
          <p className={css.best}>{t('lobby.upTo', { odds: formatOdds(BEST) })}</p>
        </div>
        <div className={css.balls} aria-hidden="true"><img src={hero7} alt="" /><img src={hero2} alt="" /><img src={hero0} alt="" /></div>
      </div>
      <ul className={css.models}>
        {MODELS.map((model) => <li key={model}><ModelRow model={model} room={room?.models.find((other) => other.model === model) ?? null} now={now} /></li>)}
      </ul>
    </section>
  );
}

function ModelRow({ model, room, now }: { readonly model: 1 | 2 | 3; readonly room: WingoModelRoom | null; readonly now: () => number }) {
  const t = useT();
  const at = useTick(now);
  const ball = room?.last;
  return (
    <Link href={`/game/wingo?model=${model}`} className={css.model}>
      <span className={css.speed}><b>{t(SPEED[model])}</b>{room ? <span>{t('lobby.wingoModel', { n: Math.round((room.endTime - room.startTime) / 1_000) })}</span> : <Bone width={96} height={12} />}</span>
      <span className={css.time} aria-label={t('lobby.nextDraw')}>
        {room ? <><CountRing from={room.startTime} to={room.endTime} now={now} size={18} /><b>{formatClock(room.endTime - at)}</b></> : <Bone width={52} />}
      </span>
      {ball === undefined ? <i className={css.noBall} aria-label={t('lobby.noBall')} /> : <img key={room?.phase} className={css.ball} src={ballOf(ball)} width={40} height={40} alt={t('lobby.lastBall', { n: ball })} />}
      <Icon name="right" size="sm" className={css.arrow} />
    </Link>
  );
}
