/** Has toasts shown of what is pushed. Its code comes with the first: no room and no lobby waits for it. */
import type { Mail, pushes } from '../../contract/inbox';
import type { PushPayload } from '../../contract/wire';
import type { House } from '../house/house';
import { toastOfMail, toastOfNotification } from './toasts';

/** A new mail, in the language of the visit where its kind is known, else in its own words. */
export async function tellMail(house: House, mail: Mail): Promise<void> {
  const toast = toastOfMail(mail, house.clock.now());
  if (toast === null) return;
  const known =
    mail.metaDataId === undefined ? null : await import('./told').then(({ told }) => told(house, mail)).catch(none);
  house.toasts.send({
    type: 'mail',
    ...toast,
    ...(mail.metaDataId !== undefined && { of: mail.metaDataId }),
    ...(known && { title: known.title, content: known.body }),
  });
}

const none = (): null => null;

/** A notification. */
export function tellNotification({ showToast }: House, push: PushPayload<typeof pushes.notification>): void {
  const toast = toastOfNotification(push);
  if (toast !== null) showToast(toast);
}
