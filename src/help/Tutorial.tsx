import { Link } from 'wouter';
import type { GameId } from '../../contract/games';
import { type PlainMessage, useT } from '../i18n';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import type { IconName } from '../ui/icons';
import { Sheet } from '../ui/Sheet';
import { useTutorial } from './tutorial';
import css from './Tutorial.module.css';

interface Step {
  readonly icon: IconName;
  readonly text: PlainMessage;
}

const STEPS = {
  crash: [
    { icon: 'coin', text: 'tutorial.crash1' },
    { icon: 'rocket', text: 'tutorial.crash2' },
    { icon: 'bolt', text: 'tutorial.crash3' },
  ],
  wingo: [
    { icon: 'dots', text: 'tutorial.wingo1' },
    { icon: 'clock', text: 'tutorial.wingo2' },
    { icon: 'trophy', text: 'tutorial.wingo3' },
  ],
  roulette: [
    { icon: 'people', text: 'tutorial.roulette1' },
    { icon: 'wheel', text: 'tutorial.roulette2' },
    { icon: 'trophy', text: 'tutorial.roulette3' },
  ],
  dice: [
    { icon: 'coin', text: 'tutorial.dice1' },
    { icon: 'die', text: 'tutorial.dice2' },
    { icon: 'people', text: 'tutorial.dice3' },
  ],
  dingdong: [
    { icon: 'cherry', text: 'tutorial.dingdong1' },
    { icon: 'star', text: 'tutorial.dingdong2' },
    { icon: 'refresh', text: 'tutorial.dingdong3' },
  ],
  mines: [
    { icon: 'coin', text: 'tutorial.mines1' },
    { icon: 'star', text: 'tutorial.mines2' },
    { icon: 'bomb', text: 'tutorial.mines3' },
  ],
  hilo: [
    { icon: 'cards', text: 'tutorial.hilo1' },
    { icon: 'eye', text: 'tutorial.hilo2' },
    { icon: 'trophy', text: 'tutorial.hilo3' },
  ],
  roller: [
    { icon: 'gauge', text: 'tutorial.roller1' },
    { icon: 'eye', text: 'tutorial.roller2' },
    { icon: 'lock', text: 'tutorial.roller3' },
  ],
} as const satisfies Readonly<Record<GameId, readonly [Step, Step, Step]>>;

interface TutorialProps {
  readonly game: GameId;
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
        {STEPS[game].map(({ icon, text }) => (
          <li key={text}>
            <span className={css.icon}>
              <Icon name={icon} />
            </span>
            <span>{t(text)}</span>
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
