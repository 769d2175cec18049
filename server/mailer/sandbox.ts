import type { Mailer } from '../ports';

/** Stands in for an SMS gateway: the code goes back to the screen that asked for it, named as what it is. */
export const sandboxMailer: Mailer = {
  sendCode: async (_phone, code) => ({ sandboxCode: code }),
};
