import { choicesOf, skipsLeft } from '../../../../machines/hilo/select';
import type { HiloSelect } from '../../../../machines/hilo/types';
import { isOpen } from '../../../../machines/kit/solo/desk';
import { isRunPlaying, phaseOf } from '../../../../machines/kit/solo/select';
import type { hiloButtons, Rect } from '../feed';
import { useT } from '../../../i18n';
import { formatMultiplier, formatPercent, formatRp } from '../../../i18n/format';
import { cx } from '../../../ui/cx';
import { useHilo, useHiloRoom } from './context';
import { useTold } from './useTold';
import { guessWord } from './words';
import css from './Buttons.module.css';

interface ButtonsProps {
  /** Where the canvas draws its slabs. */
  readonly rects: ReturnType<typeof hiloButtons>;
  /** The canvas draws them; without it the buttons have faces of their own. */
  readonly drawn: boolean;
}

/** The guesses and the skip, laid over the slabs that the canvas draws. */
export function Buttons({ rects, drawn }: ButtonsProps) {
  const t = useT();
  const room = useHiloRoom();
  const phase = useHilo(phaseOf);
  const maxProfit = useHilo(({ context }) => context.maxProfit);
  const round = useHilo(({ context }) => context.round);
  const told = useTold();
  const open = told !== null && isOpen(told);
  // While a card is on its way, or an answer, or a run guesses, nothing can be said.
  const running = useHilo(isRunPlaying);
  const busy = phase !== 'playing' || told !== round || running;
  const choices = choicesOf({ context: { round: told, maxProfit } });
  const card = told?.cards.at(-1)?.card ?? 0;
  const left = told === null || !open ? 0 : skipsLeft(told);
  // A finished round has its figures where the guesses were.
  const over = told !== null && !open;
  return (
    <div className={css.layer} role="group" aria-label={t('hilo.guesses')}>
      {(over ? [] : [rects.left, rects.right]).map((rect, i) => {
        const choice = choices[i];
        const guess = choice?.guess ?? (i === 0 ? 'higher' : 'lower');
        const label =
          choice === undefined
            ? t('hilo.choiceClosed', { guess: t(guess === 'higher' ? 'hilo.higher' : 'hilo.lower') })
            : t('hilo.choice', {
                guess: guessWord(t, choice.guess, card),
                chance: formatPercent(choice.chance),
                rate: formatMultiplier(choice.rate),
                amount: formatRp(choice.amount),
              });
        return (
          <Slab
            key={i}
            rect={rect}
            select={guess}
            label={label}
            closed={!open || busy || choice === undefined}
            drawn={drawn}
            onPress={room.select}
          />
        );
      })}
      {open ? (
        <Slab
          rect={rects.skip}
          select="skip"
          label={left > 0 ? t('hilo.skip', { n: left }) : t('hilo.skipNone')}
          closed={busy || left === 0}
          drawn={drawn}
          onPress={room.select}
        />
      ) : null}
    </div>
  );
}

interface SlabProps {
  readonly rect: Rect;
  readonly select: HiloSelect;
  readonly label: string;
  readonly closed: boolean;
  readonly drawn: boolean;
  readonly onPress: (select: HiloSelect) => void;
}

function Slab({ rect: { x, y, width, height }, select, label, closed, drawn, onPress }: SlabProps) {
  return (
    <button
      type="button"
      className={cx(css.slab, !drawn && css.plain)}
      data-select={select}
      style={{ left: x, top: y, width, height }}
      aria-label={label}
      aria-disabled={closed || undefined}
      onClick={closed ? undefined : () => onPress(select)}
    >
      {drawn ? null : <span className={css.face}>{label}</span>}
    </button>
  );
}
