import { type ReactNode, useState } from 'react';
import { useHouse, useLoggedIn } from '../../../house/hooks';
import { useT } from '../../../i18n';
import { Icon } from '../../../ui/Icon';
import type { Drawing } from '../../../ui/icons';
import { Sheet } from '../../../ui/Sheet';
import { useBackCloses } from '../useBackCloses';
import css from './Repeat.module.css';

/** Rooms alone have it: the set of all icons comes with the lobby. */
const AGAIN: Drawing = {
  svg: '<path d="m17 3.6 3.4 3.4L17 10.4"/><path d="M3.6 11.2V9.6A2.6 2.6 0 0 1 6.2 7h14.2M7 20.4 3.6 17 7 13.6"/><path d="M20.4 12.8v1.6a2.6 2.6 0 0 1-2.6 2.6H3.6"/>',
};

/** Beside the main button: the same for several rounds. Guests are shown in. @param form the sheet's body, whose code may come when it is first shown */
export function RepeatKey({ form }: { readonly form: (close: () => void) => ReactNode }) {
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
