import { Link } from 'wouter';
import { multiplierAt } from '../../rules/crash/curve';
import { useT } from '../i18n';
import { formatMultiplier, formatTenths, formatWireMultiplier } from '../i18n/format';
import { buttonClass } from '../ui/Button';
import { RateChip } from '../ui/RateChip';
import text from '../ui/text.module.css';
import { useTick } from '../ui/useTick';
import { type CrashRoom, heroState } from './feed';
import { HeroNumber } from './HeroNumber';
import { HeroScenery } from './HeroScenery';
import { People } from './People';
import css from './CrashHero.module.css';

/** How many past rounds fit beside the one action. */
const CHIPS = 6;

/** The crash room, live: countdown, running multiplier or crash, and the one gold action of the lobby. */
export function CrashHero({ room, now }: { readonly room: CrashRoom | null; readonly now: () => number }) {
  const t = useT();
  const state = heroState(room, useTick(now, 250));
  const saying = {
    waiting: t('lobby.waiting'),
    countdown: t('lobby.takeoffIn'),
    flight: t('lobby.flyingNow'),
    crashed: t('lobby.crashedAt'),
  }[state.kind];
  return (
    <section className={css.hero} aria-labelledby="hero-title">
      <HeroScenery kind={state.kind} />
      <div className={css.content}>
        <header className={css.top}>
          <h2 id="hero-title" className={css.name}>
            {t('game.crash')}
          </h2>
          {room ? <People players={room.players} bots={room.bots} /> : null}
        </header>
        <p className={css.saying}>{saying}</p>
        <div className={css.number}>
          {state.kind === 'waiting' ? <HeroNumber key="waiting" tone="white" read={() => '–'} /> : null}
          {state.kind === 'countdown' ? (
            <HeroNumber
              key="countdown"
              tone="white"
              read={() => t('common.seconds', { n: formatTenths(state.startTime - now()) })}
            />
          ) : null}
          {state.kind === 'flight' ? (
            <HeroNumber key="flight" tone="gold" read={() => formatMultiplier(multiplierAt(now() - state.startTime))} />
          ) : null}
          {state.kind === 'crashed' ? (
            <HeroNumber key="crashed" tone="red" read={() => formatWireMultiplier(state.target)} />
          ) : null}
        </div>
        <div className={css.foot}>
          <Link href="/game/crash" className={`${buttonClass({ tone: 'gold', size: 'lg' })} ${css.action}`}>
            <span className={css.label}>{t(state.kind === 'countdown' ? 'lobby.joinNow' : 'lobby.joinNext')}</span>
          </Link>
          <ul className={css.chips} aria-label={t('lobby.history')}>
            {room?.historyRate.slice(0, CHIPS).map((multiplier, i) => (
              <li key={`${room.roundId}-${i}`}>
                <RateChip multiplier={multiplier} text={formatWireMultiplier(multiplier)} />
              </li>
            ))}
          </ul>
        </div>
        {state.kind === 'crashed' ? <span className={text.hidden}>{formatWireMultiplier(state.target)}</span> : null}
      </div>
    </section>
  );
}
