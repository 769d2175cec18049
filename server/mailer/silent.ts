import type { Mailer } from '../ports';

/**
 * For a server that others can reach and that has no gateway: codes go nowhere. Better no reset than one for whoever asks.
 * @param onSend hears that a code was asked for, never the code itself
 */
export const silentMailer = (onSend: (to: string) => void): Mailer => ({
  async sendCode(to) {
    onSend(to);
    return {};
  },
  sendNotice: async () => {},
});
