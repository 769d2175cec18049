import { useMemo } from 'react';
import type { BetButton as Button, ButtonOf } from '../../../machines/kit/button';
import { stakedOpen } from '../../../machines/kit/pool/select';
import { useHouse } from '../../house/hooks';
import { type Translate, useT } from '../../i18n';
import { formatRp } from '../../i18n/format';
import { LiveText } from '../../ui/LiveText';
import { BetButton, type ButtonWords, commonWords, deedSaid } from '../room/BetButton';
import type { Press } from '../room/useBetButton';
import { usePool, usePoolRoom } from './context';
import type { PoolRoomGame } from './game';
import css from './SlipSlab.module.css';

interface MainActionProps {
  readonly button: Button;
  readonly guarded: boolean;
  readonly onPress: Press;
}

/** The main button of a room of pools. When bets close its gold drains away. */
export function MainAction({ button, guarded, onPress }: MainActionProps) {
  const { game } = usePoolRoom();
  const words = useMemo(() => wordsOf(game), [game]);
  return (
    <div className={css.main} data-kind={button.kind}>
      <BetButton button={button} words={words} guarded={guarded} onPress={onPress} />
      {button.kind === 'closed' ? <i className={css.drain} /> : null}
    </div>
  );
}

function wordsOf(game: Pick<PoolRoomGame, 'area' | 'ask' | 'again'>): ButtonWords {
  const { area } = game;
  const sends = (deed: string, { amount, next }: ButtonOf<'place' | 'repeat'>, t: Translate) => ({
    ...deedSaid(deed, amount, t('room.space', { action: t(`${area}.keyPlace`) })),
    caption: (
      <>
        {deed}
        {next ? <NextIn /> : null}
      </>
    ),
  });
  return {
    ...commonWords(area),
    pick: (_button, t) => ({ caption: <Staked />, text: game.ask(t), hint: t(`${area}.keys`) }),
    closed: (_button, t) => ({ caption: <Staked />, text: t(`${area}.closed`), hint: t(`${area}.keys`) }),
    place: (button, t) => sends(t(`${area}.${button.next ? 'placeNext' : 'place'}`, { n: button.count }), button, t),
    repeat: (button, t) => sends(game.again(t, button.count), button, t),
    cancel({ amount }, t) {
      const queued = t(`${area}.queued`, { amount: formatRp(amount) });
      return {
        caption: (
          <>
            {queued}
            <NextIn />
          </>
        ),
        text: t(`${area}.cancel`),
        label: `${t(`${area}.cancel`)}. ${queued}`,
        hint: t('room.space', { action: t(`${area}.keyCancel`) }),
      };
    },
  };
}

/** Twice a second is enough for whole seconds. */
const HZ = 4;

/** How long it is until the next round takes bets. */
function NextIn() {
  const t = useT();
  const { clock } = useHouse();
  const { actor } = usePoolRoom();
  const read = () => {
    const { game, round } = actor.getSnapshot().context;
    const at = round?.endTime ?? null;
    return at === null || game.holdMs !== undefined
      ? ''
      : t('pool.nextIn', { n: Math.max(0, Math.ceil((at - clock.now()) / 1_000)) });
  };
  return <LiveText className={css.next} read={read} hz={HZ} />;
}

/** What already lies on the round that the button is about. */
function Staked() {
  const t = useT();
  const amount = usePool(({ context }) => stakedOpen(context));
  return amount === 0n ? null : t('room.stands', { amount: formatRp(amount) });
}
