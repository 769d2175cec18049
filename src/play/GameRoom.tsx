import type { OpenGame } from '../../contract/games';
import { useT } from '../i18n';
import { Empty } from '../ui/States';

/** A game's room, by its id: the entry that src/app/routes loads when somebody goes in. */
export default function GameRoom({ game }: { readonly game: OpenGame }) {
  const t = useT();
  return <Empty title={t('play.room', { game: t(`game.${game}`) })}>{t('play.opening', { game: t(`game.${game}`) })}</Empty>;
}
