import type { ReactNode } from 'react';
import type { BetButton as Button, ButtonKind, ButtonOf } from '../../../machines/kit/button';
import { type Translate, useT } from '../../i18n';
import { formatRp } from '../../i18n/format';
import type { ButtonTone } from '../../ui/Button';
import { MainButton, type MainButtonProps } from './MainButton';
import type { Press } from './useBetButton';

/** What a button says: what it is about stands in its middle, the deed above, the key that does the same below. */
export interface Said extends Pick<MainButtonProps, 'caption' | 'label' | 'hint'> {
  readonly text: ReactNode;
  /** Where a room has another colour than all others. */
  readonly tone?: ButtonTone;
}

/** The words of a room, by kind of button; a kind that a room has no words for is one that its buttons never are. */
export type ButtonWords = { readonly [K in ButtonKind]?: (button: ButtonOf<K>, t: Translate) => Said };

/** The areas of the dictionary that have a login line. */
type Area = 'pool' | 'wingo' | 'crash' | 'mines' | 'hilo' | 'roller' | 'coinFlip';

/** What a press moves, under the deed. */
export const deedSaid = (deed: string, amount: bigint, hint?: string): Said => ({
  caption: deed,
  text: formatRp(amount),
  label: `${deed} ${formatRp(amount)}`,
  ...(hint === undefined ? {} : { hint }),
});

/** What the buttons of all rooms say. @param checking the room's word for asking after a command that nobody knows the end of */
export const commonWords = (area: Area, checking?: (t: Translate) => string): ButtonWords => ({
  login: (_button, t) => ({ caption: t(`${area}.loginNote`), text: t(`${area}.login`) }),
  waiting: ({ why }, t) => ({
    text:
      why === 'checking' && checking !== undefined
        ? checking(t)
        : t(why === 'offline' ? 'room.offline' : 'room.connecting'),
  }),
  stopRun: (_button, t) => ({ text: t('auto.stop') }),
});

/** Gold only for what moves money forward; a way back is ghost. */
const TONES: Readonly<Record<ButtonKind, ButtonTone>> = {
  login: 'gold',
  waiting: 'violet',
  pick: 'violet',
  closed: 'violet',
  step: 'violet',
  place: 'gold',
  repeat: 'gold',
  start: 'gold',
  startRun: 'gold',
  cashOut: 'gold',
  cancel: 'ghost',
  stopRun: 'ghost',
};

interface BetButtonProps {
  readonly button: Button;
  readonly words: ButtonWords;
  /** Deaf because it has just become another button. */
  readonly guarded: boolean;
  readonly onPress: Press;
}

/** The one big button of a room, whatever its game. While an answer is awaited it keeps its words, and shows that it waits. */
export function BetButton({ button, words, guarded, onPress }: BetButtonProps) {
  const t = useT();
  const { kind } = button;
  const say = words[kind] as ((button: Button, t: Translate) => Said) | undefined;
  if (say === undefined) return null;
  const { text, tone = TONES[kind], ...said } = say(button, t);
  const pending = 'pending' in button && button.pending;
  const blocked = 'blocked' in button && button.blocked !== null;
  return (
    <MainButton
      {...said}
      tone={tone}
      busy={pending && kind !== 'stopRun'}
      disabled={
        blocked || (pending && kind === 'stopRun') || kind === 'waiting' || kind === 'closed' || kind === 'step'
      }
      urgent={kind === 'cashOut' && button.flying}
      guarded={guarded}
      onPress={onPress}
    >
      {text}
    </MainButton>
  );
}
