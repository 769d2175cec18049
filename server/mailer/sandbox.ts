import type { Mailer } from '../ports';

/** Stands in for gateways: the code goes back to the screen that asked for it, named as what it is. */
export const sandboxMailer: Mailer = {
  sendCode: async (_to, code) => ({ sandboxCode: code }),
  sendNotice: async () => {},
};

/**
 * The same for a house among friends: only this machine, and devices that know the account, are shown its codes. Everybody else's go to
 * whoever runs the house, who knows to whom to pass them on.
 * @param tell hears of each code that was not shown
 */
export const friendsMailer = (tell: (to: string, code: string) => void): Mailer => ({
  async sendCode(to, code, near, withheld = false) {
    if (near) return { sandboxCode: code };
    if (!withheld) tell(to, code);
    return {};
  },
  sendNotice: async () => {},
});
