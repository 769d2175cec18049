import { mailNotice, notification, type Mail, type pushes } from '../../contract/inbox';
import type { PushPayload } from '../../contract/wire';
import type { ToastContent } from '../../machines/toasts/types';
import { displayMode } from './displayMode';

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
};

/**
 * The toast of a new mail, which opens it, or null: only unread ones that ask for it and have not expired produce one (first document, section 4, Mail).
 * @param now server time, epoch ms
 */
export function toastOfMail(mail: Mail, now: number): ToastContent | null {
  if (mail.read || (mail.expireTime !== undefined && mail.expireTime <= now)) return null;
  const content = mailNotice.safeParse(jsonOf(mail.content));
  if (!content.success || content.data.showToast !== true || content.data.title === undefined) return null;
  const { title, body = '' } = content.data;
  return { kind: 'notice', title, content: body, route: `?z=inbox-detail&mail=${encodeURIComponent(mail.id)}` };
}

/** A page of ours; a push may name none, or something that is not ours to open. */
const routeOf = (route: string): { readonly route?: string } => (/^\/(?!\/)/.test(route) ? { route } : {});

/** The toast of a pushed notification, shown as its display mode says and leading where its route does; null when its content is none. */
export function toastOfNotification(push: PushPayload<typeof pushes.notification>): ToastContent | null {
  const read = notification.safeParse(jsonOf(push.content));
  if (!read.success) return null;
  const { id, type, mode, title, body } = read.data;
  const { autoRead, autoClose, outsideGames } = displayMode(mode);
  return {
    kind: type === 'reward' || type === 'prize' ? 'success' : 'notice',
    title,
    content: body,
    outsideGames,
    ...(autoClose ? {} : { ms: null }),
    ...(autoRead && { reads: id }),
    ...routeOf(push.route),
  };
}
