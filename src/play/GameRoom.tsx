import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import type { OpenGame } from '../../contract/games';
import { useT, withWords } from '../i18n';
import { Empty } from '../ui/States';

/** The rooms, each a chunk of its own that is loaded when somebody goes in. */
const ROOMS: Readonly<Partial<Record<OpenGame, LazyExoticComponent<ComponentType>>>> = {
  crash: lazy(withWords(() => import('./crash/CrashRoom'), 'room', 'crash')),
  wingo: lazy(withWords(() => import('./wingo/WingoRoom'), 'room', 'wingo')),
};

/** A game's room, by its id. */
export function GameRoom({ game }: { readonly game: OpenGame }) {
  const t = useT();
  const Room = ROOMS[game];
  return Room ? <Room /> : <Empty title={t('play.room', { game: t(`game.${game}`) })}>{t('play.opening', { game: t(`game.${game}`) })}</Empty>;
}
