import { lazy, Suspense, useEffect, useState } from 'react';
import { Redirect, Route, Switch } from 'wouter';
import { useHouse } from '../house/hooks';
import { useT, withWords } from '../i18n';
import { GameRoom } from '../play/GameRoom';
import { RowsSkeleton } from '../ui/Skeleton';
import { ErrorCatcher } from './ErrorCatcher';
import { isOpenGame, rememberGame } from './lastGame';
import { lobby } from './lobby';
import { OpeningRoom } from './OpeningRoom';
import { RoomShell, Shell } from './Shell';

const AccountPage = lazy(() => import('../account/AccountPage'));
const HelpPage = lazy(withWords(() => import('../help/HelpPage'), 'help'));
const FairnessPage = lazy(
  withWords(() => import('../help/FairnessPage'), 'help', 'dingdong', 'mines', 'hilo', 'roller'),
);
const ReplayPage = lazy(
  withWords(
    () => import('../replay/ReplayPage'),
    'replay',
    'room',
    'crash',
    'wingo',
    'dice',
    'roulette',
    'dingdong',
    'solo',
    'mines',
    'roller',
  ),
);
const RulesPage = lazy(withWords(() => import('../help/RulesPage'), 'help', 'dingdong'));

/** Every page that exists. A path that is none leads to the lobby. */
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
                <Route path="/help/*">
                  <Redirect to="/help" replace />
                </Route>
                <Route>
                  <Redirect to="/" replace />
                </Route>
              </Switch>
            </Suspense>
          </ErrorCatcher>
        </Shell>
      </Route>
    </Switch>
  );
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
  if (!isOpenGame(id)) return <Redirect to="/" replace />;
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
  if (!isOpenGame(game)) return <Redirect to="/" replace />;
  return (
    <RoomShell>
      <ErrorCatcher key={`${game}/${round}`}>
        <Suspense fallback={<RowsSkeleton />}>
          <ReplayPage key={`${game}/${round}`} game={game} roundId={round} />
        </Suspense>
      </ErrorCatcher>
    </RoomShell>
  );
}
