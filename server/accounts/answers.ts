import type { User } from '../../contract/account';
import type { Answers, Visitor } from '../http/answers';
import type { Presence } from '../ports';
import type { Accounts, Entered } from './accounts';

export interface AccountAnswersDeps {
  readonly accounts: Accounts;
  readonly presence: Presence;
  /** What other modules say of a player. */
  readonly briefOf: (userId: string) => Promise<Pick<User, 'unread' | 'messages' | 'support' | 'fairPlay' | 'frozen'>>;
}

/** The session; the device token goes into its cookie, where no script sees it. */
const entering = ({ session, device }: Entered, visitor: Visitor) => {
  visitor.keepDevice(device);
  return session;
};

/** The account endpoints of the contract. */
export const accountAnswers = ({ accounts, presence, briefOf }: AccountAnswersDeps): Answers['account'] => ({
  register: async ({ body }, visitor) => entering(await accounts.register(body, visitor), visitor),
  login: async ({ body }, visitor) => entering(await accounts.login(body, visitor), visitor),
  async logout(_input, { token }) {
    await accounts.logout(token);
    return {};
  },
  checkPhone: ({ query }, visitor) => accounts.checkPhone(query.phone, visitor),
  sendCode: ({ query }, visitor) => accounts.sendCode(query.phone, visitor),
  async resetPassword({ body }, visitor) {
    visitor.keepDevice(await accounts.resetPassword(body, visitor));
    return {};
  },
  me: async (_input, { player, token }) => ({ ...(await accounts.me(player, token)), ...(await briefOf(player.id)) }),
  brief: async (_input, { player }) => ({ ...(await accounts.brief(player)), ...(await briefOf(player.id)) }),
  refill: (_input, { player, requestId }) => accounts.refill(player, requestId),
  online: async () => ({ online: presence.online() }),
  // No outside slots are open, so nobody has a collection; asking for it still checks the token.
  tokenCheck: async () => ({ total: 0, list: [] }),
});
