import type { Mail } from '../../contract/inbox';
import { toastOfMail } from '../inbox/toasts';
import type { Told } from '../inbox/told';
import type { Bus } from '../net/bus';

/** What is asked of the browser; a test has its own. */
export interface NoticeHost {
  readonly hidden: () => boolean;
  readonly permission: () => NotificationPermission;
  /** Has the browser ask the player. */
  readonly ask: () => Promise<unknown>;
  readonly show: (title: string, options: NotificationOptions) => void;
}

export interface MailNoticesDeps {
  readonly bus: Bus;
  readonly now: () => number;
  readonly host: NoticeHost;
  /** The title of a mail that says none of its own. */
  readonly plain: () => string;
  /** A mail in the language of the visit. */
  readonly told: (mail: Mail) => Promise<Told>;
  readonly icon: string | undefined;
}

/** Whether it is time to ask, in the shape that `useSyncExternalStore` takes. */
export interface MailNotices {
  /** A mail came while nobody looked, and the player was never asked. */
  wanted(): boolean;
  subscribe(changed: () => void): () => void;
  ask(): void;
  /** Not now. */
  leave(): void;
  stop(): void;
}

/**
 * Tells of mails that arrive while the site lies in the background, where the player allowed it. It is only ever worth asking once that has happened without
 * being told: before, nobody knows what it is for.
 */
export function createMailNotices({ bus, now, host, plain, told, icon }: MailNoticesDeps): MailNotices {
  const listeners = new Set<() => void>();
  let missed = false;
  const note = (next: boolean): void => {
    if (next === missed) return;
    missed = next;
    for (const changed of [...listeners]) changed();
  };
  const hear = (mail: Mail): void => {
    if (mail.read || !host.hidden()) return;
    if (host.permission() === 'default') return note(true);
    if (host.permission() !== 'granted') return;
    const show = ({ title, body }: Told): void =>
      host.show(title, {
        body,
        tag: mail.id,
        ...(icon === undefined ? {} : { icon }),
        data: { path: `/?z=inbox_inbox-detail&mail=${encodeURIComponent(mail.id)}` },
      });
    const toast = toastOfMail(mail, now());
    if (toast === null) return show({ title: plain(), body: '' });
    told(mail).then(show, () => show({ title: toast.title, body: toast.content }));
  };
  bus.on('inboxNew', hear);
  return {
    wanted: () => missed && host.permission() === 'default',
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    ask() {
      host
        .ask()
        .catch(() => undefined)
        .finally(() => note(false));
    },
    leave: () => note(false),
    stop: () => bus.off('inboxNew', hear),
  };
}
