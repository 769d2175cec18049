import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { OPEN_GAMES } from '../../contract/games';
import { useHouse, useLoggedIn, useUser } from '../house/hooks';
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
const FrozenPage = lazy(withWords(() => import('../account/FrozenPage'), 'account'));
const HelpPage = lazy(withWords(() => import('../help/HelpPage'), 'help'));
const DeskPage = lazy(withWords(() => import('../desk/DeskPage'), 'desk'));
const DocPage = lazy(withWords(() => import('../help/DocPage'), 'help'));
const FairnessPage = lazy(withWords(() => import('../help/FairnessPage'), 'help', ...OPEN_GAMES));
const JoinPage = lazy(withWords(() => import('../account/JoinPage'), 'account', 'forms'));
const MissingPage = lazy(() => import('../help/MissingPage'));
const SharedPage = lazy(withWords(() => import('../pwa/SharedPage'), 'device'));
const RulesPage = lazy(withWords(() => import('../help/RulesPage'), 'help', ...OPEN_GAMES));

/** Every page that exists, and one that says so for every path that is none. */
export function Routes() {
  return (
    <Switch>
      <Route path="/game/:id">{({ id }) => <GameRoute id={id} />}</Route>
      <Route path="/replay/:game/:round">{({ game, round }) => <ReplayRoute game={game} round={round} />}</Route>
      <Route path="/desk/:view?/:id?">
        {({ view, id }) => (
          <LoginFirst>
            <ErrorCatcher>
              <Suspense fallback={<RowsSkeleton />}>
                <DeskPage view={view ?? null} id={id ?? null} />
              </Suspense>
            </ErrorCatcher>
          </LoginFirst>
        )}
      </Route>
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
                <Route path="/help/:name">{({ name }) => <DocPage name={name} />}</Route>
                <Route path="/join/:code?">{({ code }) => <JoinPage code={code ?? ''} />}</Route>
                <Route path="/share">
                  <SharedPage />
                </Route>
                <Route>
                  <LoginFirst>
                    <MissingPage />
                  </LoginFirst>
                </Route>
              </Switch>
            </Suspense>
          </ErrorCatcher>
        </Shell>
      </Route>
    </Switch>
  );
}

/** A page that may need a login: a guest who came straight to it is sent there first. */
function LoginFirst({ children }: { readonly children: ReactNode }) {
  const { modals } = useHouse();
  const loggedIn = useLoggedIn();
  const [path, go] = useLocation();
  const guarded = needsLogin(path) && !loggedIn;
  /** The page that was open here last, or was asked for. */
  const last = useRef<string | null>(null);
  useEffect(() => {
    const was = last.current;
    last.current = path;
    if (!guarded) return;
    go('/', { replace: true });
    // Who logged out while it was open does not want it back.
    if (was !== path) modals.send({ type: 'route.wanted', route: { path, how: 'replace' } });
  }, [guarded, go, modals, path]);
  return guarded ? <RowsSkeleton /> : children;
}

function LobbyRoute() {
  const [Lobby] = useState(lobby.component);
  return <Lobby />;
}

/** A room of an open game; its code and canvas come only now. */
function GameRoute({ id }: { readonly id: string }) {
  const t = useT();
  const { storage, play } = useHouse();
  const frozen = useUser()?.frozen ?? null;
  /** Whoever has a round open may still play it to its end. */
  const [entered, setEntered] = useState(false);
  useEffect(() => {
    if (isOpenGame(id)) rememberGame(storage, id);
  }, [id, storage]);
  if (!isOpenGame(id)) return <NoRoom />;
  if (frozen !== null && !entered && !play.atStake())
    return (
      <Shell>
        <Suspense fallback={<RowsSkeleton />}>
          <FrozenPage cause={frozen} onEnter={() => setEntered(true)} />
        </Suspense>
      </Shell>
    );
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
