import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { OPEN_GAMES } from '../../contract/games';
import { useHouse, useLoggedIn } from '../house/hooks';
import { useT, withWords } from '../i18n';
import { GameRoom } from '../play/GameRoom';
import { replays } from '../replay/replays';
import { RowsSkeleton } from '../ui/Skeleton';
import { ErrorCatcher } from './ErrorCatcher';
import { isOpenGame, rememberGame } from './lastGame';
import { lobby } from './lobby';
import { OpeningRoom } from './OpeningRoom';
import { needsLogin } from './pages';
import { RoomShell, Shell } from './Shell';

const AccountPage = lazy(withWords(() => import('../account/AccountPage'), 'account'));
const HelpPage = lazy(withWords(() => import('../help/HelpPage'), 'help'));
const FairnessPage = lazy(withWords(() => import('../help/FairnessPage'), 'help', ...OPEN_GAMES));
const MissingPage = lazy(() => import('./MissingPage'));
const RulesPage = lazy(withWords(() => import('../help/RulesPage'), 'help', ...OPEN_GAMES));

/** Every page that exists, and one that says so for every path that is none. */
export function Routes() {
  return (
    <Switch>
      <Route path="/game/:id">{({ id }) => <GameRoute id={id} />}</Route>
      <Route path="/replay/:game/:round">{({ game, round }) => <ReplayRoute game={game} round={round} />}</Route>
      <Route>
        <Shell>
          <ErrorCatcher>
            <Suspense fallback={<RowsSkeleton />}>
              <Switch>
                <Route path="/">
                  <LobbyRoute />
                </Route>
                <Route path="/account">
                  <AccountPage />
                </Route>
                <Route path="/help">
                  <HelpPage />
                </Route>
                <Route path="/help/fairness">
                  <FairnessPage />
                </Route>
                <Route path="/help/rules">
                  <RulesPage />
                </Route>
                <Route>
                  <OtherRoute />
                </Route>
              </Switch>
            </Suspense>
          </ErrorCatcher>
        </Shell>
      </Route>
    </Switch>
  );
}

/** A page within the shell that is none of ours; a guest who came straight to one that needs a login is sent there first. */
function OtherRoute() {
  const { modals } = useHouse();
  const loggedIn = useLoggedIn();
  const [path, go] = useLocation();
  const guarded = needsLogin(path) && !loggedIn;
  const arrived = useRef(guarded);
  useEffect(() => {
    if (!guarded) return;
    go('/', { replace: true });
    // Who logged out while it was open does not want it back.
    if (arrived.current) modals.send({ type: 'route.wanted', route: { path, how: 'replace' } });
    arrived.current = false;
  }, [guarded, go, modals, path]);
  return guarded ? <RowsSkeleton /> : <MissingPage />;
}

function LobbyRoute() {
  const [Lobby] = useState(lobby.component);
  return <Lobby />;
}

/** A room of an open game; its code and canvas come only now. */
function GameRoute({ id }: { readonly id: string }) {
  const t = useT();
  const { storage } = useHouse();
  useEffect(() => {
    if (isOpenGame(id)) rememberGame(storage, id);
  }, [id, storage]);
  if (!isOpenGame(id)) return <NoRoom />;
  return (
    <RoomShell>
      <ErrorCatcher key={id}>
        <Suspense fallback={<OpeningRoom words={t('play.opening', { game: t(`game.${id}`) })} />}>
          <GameRoom key={id} game={id} />
        </Suspense>
      </ErrorCatcher>
    </RoomShell>
  );
}

/** A finished round of an open game, played back. */
function ReplayRoute({ game, round }: { readonly game: string; readonly round: string }) {
  if (!isOpenGame(game)) return <NoRoom />;
  const Replay = replays[game];
  return (
    <RoomShell>
      <ErrorCatcher key={`${game}/${round}`}>
        <Suspense fallback={<RowsSkeleton />}>
          <Replay key={`${game}/${round}`} roundId={round} />
        </Suspense>
      </ErrorCatcher>
    </RoomShell>
  );
}

/** There is no such game. */
function NoRoom() {
  return (
    <Shell>
      <Suspense fallback={<RowsSkeleton />}>
        <MissingPage />
      </Suspense>
    </Shell>
  );
}
