import { Link } from 'wouter';
import type { OpenGame } from '../../contract/games';
import { games } from '../games';
import { useT } from '../i18n';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { Sheet } from '../ui/Sheet';
import { useTutorial } from './tutorial';
import css from './Tutorial.module.css';

interface TutorialProps {
  readonly game: OpenGame;
  /** Asked for, whoever has seen it. */
  readonly again: boolean;
  readonly onRead: () => void;
}

/** A game explained in three steps, on the first visit and whenever somebody asks. Give it the game as its key. */
export default function Tutorial({ game, again, onRead }: TutorialProps) {
  const t = useT();
  const [first, seen] = useTutorial(game);
  const done = (): void => {
    if (first) seen();
    onRead();
  };
  return (
    <Sheet
      open={first || again}
      onClose={done}
      title={t('tutorial.title', { game: t(`game.${game}`) })}
      footer={
        <Button size="lg" block data-autofocus onClick={done}>
          {t('tutorial.go')}
        </Button>
      }
    >
      <ol className={css.steps}>
        {games[game].tutorial.map((icon, i) => (
          <li key={icon}>
            <span className={css.icon}>
              <Icon name={icon} />
            </span>
            <span>{t(`${game}.tutorial${(i + 1) as 1 | 2 | 3}`)}</span>
          </li>
        ))}
      </ol>
      <p className={css.note}>
        {t('tutorial.note')}{' '}
        <Link href={`/help/rules#${game}`} className={css.link} onClick={done}>
          {t('tutorial.rules')}
        </Link>
      </p>
    </Sheet>
  );
}
