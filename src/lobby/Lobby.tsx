import { startTransition, useCallback, useEffect, useState } from 'react';
import { OPEN_GAMES } from '../../contract/games';
import { lobbyStreams, siteEndpoints } from '../../contract/site';
import type { StreamPayload } from '../../contract/wire';
import { useHouse, useLoggedIn, useSiteConfig } from '../house/hooks';
import { useAnswer } from '../house/useAnswer';
import { useT } from '../i18n';
import { cx } from '../ui/cx';
import text from '../ui/text.module.css';
import { BigWins, type WinsState } from './BigWins';
import { CrashHero } from './CrashHero';
import { FairStrip } from './FairStrip';
import { roomOf } from './feed';
import { GameTile } from './GameTile';
import { GuestBanner } from './GuestBanner';
import { WinsTicker } from './WinsTicker';
import css from './Lobby.module.css';

/** How often the big wins are asked for again, ms. */
const WINS_EVERY_MS = 30_000;

const TILED = OPEN_GAMES.filter((game) => game !== 'crash');

/** The first screen: all rooms live, what was won, and how the draws can be checked. */
export default function Lobby() {
  const t = useT();
  const { clock, openPanel, http } = useHouse();
  const feed = useFeed();
  const loggedIn = useLoggedIn();
  const config = useSiteConfig();
  const [answer, retry] = useAnswer(
    useCallback(() => http.call(siteEndpoints.topWins, { quiet: true }), [http]),
    WINS_EVERY_MS,
  );
  const wins: WinsState = answer.kind === 'ready' ? { kind: 'ready', list: answer.value.list } : { kind: answer.kind };
  const rooms = feed?.rooms ?? [];
  const guest = !loggedIn;
  return (
    <div className={cx(css.lobby, guest && css.withGuest)}>
      <h1 className={text.hidden}>{t('lobby.heading')}</h1>
      <div className={css.hero}>
        <CrashHero room={roomOf(rooms, 'crash')} now={clock.now} />
      </div>
      <div className={css.ticker}>{wins.kind === 'ready' ? <WinsTicker list={wins.list} /> : null}</div>
      {guest ? (
        <div className={css.guest}>
          <GuestBanner credit={config?.startingCredit ?? null} onSignUp={() => openPanel('register')} />
        </div>
      ) : null}
      <section className={css.games} aria-labelledby="games-title">
        <h2 id="games-title">{t('lobby.games')}</h2>
        <ul>
          {TILED.map((game) => (
            <li key={game} data-game={game}>
              <GameTile game={game} room={roomOf(rooms, game)} now={clock.now} />
            </li>
          ))}
        </ul>
      </section>
      <div className={css.wins} id="menang-besar">
        <BigWins wins={wins} onRetry={retry} />
      </div>
      <div className={css.fair}>
        <FairStrip />
      </div>
      <p className={css.foot}>
        {feed === null ? null : <span>{t('lobby.online', { n: feed.online })}</span>}
        <span>
          {t('common.adult')} · {t('common.playMoneyLong')}
        </span>
      </p>
    </div>
  );
}

/** The lobby's live feed: the last whole picture, null until the first. */
function useFeed(): StreamPayload<typeof lobbyStreams.rooms> | null {
  const { channel } = useHouse();
  const [feed, setFeed] = useState<StreamPayload<typeof lobbyStreams.rooms> | null>(null);
  useEffect(
    () => channel.subscribe(lobbyStreams.rooms, '', (rooms) => startTransition(() => setFeed(rooms))),
    [channel],
  );
  return feed;
}
