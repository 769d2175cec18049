import { type ReactNode, useState } from 'react';
import { useHouse, useLoggedIn } from '../../../house/hooks';
import { useT } from '../../../i18n';
import { Icon } from '../../../ui/Icon';
import type { Drawing } from '../../../ui/icons';
import { Sheet } from '../../../ui/Sheet';
import { useDesktop } from '../../../ui/useMedia';
import { useBackCloses } from '../useBackCloses';
import css from './Repeat.module.css';

/** Rooms alone have it: the set of all icons comes with the lobby. */
const AGAIN: Drawing = {
  svg: '<path d="m17 3.6 3.4 3.4L17 10.4"/><path d="M3.6 11.2V9.6A2.6 2.6 0 0 1 6.2 7h14.2M7 20.4 3.6 17 7 13.6"/><path d="M20.4 12.8v1.6a2.6 2.6 0 0 1-2.6 2.6H3.6"/>',
};

type Form = (close: () => void) => ReactNode;

interface RepeatRowProps {
  /** The main button. */
  readonly children: ReactNode;
  /** The sheet's body, whose code may come when it is first shown; null where nothing may be repeated now. */
  readonly form: Form | null;
}

/** The main button with the key for several rounds of the same: beside it on a phone, above it on a desktop, where the keyboard comes to it first, too. */
export function RepeatRow({ children, form }: RepeatRowProps) {
  const desktop = useDesktop();
  const key = form === null ? null : <RepeatKey form={form} />;
  return (
    <div className={form === null ? undefined : css.row}>
      {desktop ? key : null}
      {children}
      {desktop ? null : key}
    </div>
  );
}

/** Guests are shown in. */
function RepeatKey({ form }: { readonly form: Form }) {
  const t = useT();
  const { openPanel } = useHouse();
  const loggedIn = useLoggedIn();
  const [open, setOpen] = useState(false);
  const close = useBackCloses(open, () => setOpen(false));
  return (
    <>
      <button
        type="button"
        className={css.key}
        aria-label={t('room.repeatLong')}
        title={t('room.repeatLong')}
        aria-haspopup="dialog"
        onClick={() => (loggedIn ? setOpen(true) : openPanel('login'))}
      >
        <Icon name={AGAIN} size="sm" />
        <span aria-hidden="true">{t('room.repeat')}</span>
      </button>
      <Sheet open={open} onClose={close} title={t('room.repeatLong')} subtitle={t('auto.rulesLead')}>
        {form(close)}
      </Sheet>
    </>
  );
}
