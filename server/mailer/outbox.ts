import type { Clock, Mailer, Message } from '../ports';
import { codeText } from './texts';

/** Messages that are kept for looking at. */
const MOST = 100;

/** The messages of a house without gateways, newest first: in memory only, for whoever sits at its machine. */
export interface Outbox {
  readonly messages: () => readonly Message[];
  /** The same messenger, whose messages lie here too. */
  readonly keeping: (mailer: Mailer) => Mailer;
}

export function createOutbox(clock: Clock): Outbox {
  let kept: readonly Message[] = [];
  const keep = (to: string, text: string) => (kept = [{ to, text, at: clock.now() }, ...kept].slice(0, MOST));
  return {
    messages: () => kept,
    keeping: (mailer) => ({
      async sendCode(to, code, near, withheld) {
        if (!withheld) keep(to, codeText(code));
        return mailer.sendCode(to, code, near, withheld);
      },
      async sendNotice(to, subject, text) {
        keep(to, `${subject}\n${text}`);
        await mailer.sendNotice(to, subject, text);
      },
    }),
  };
}
