import type { Answers } from '../http/answers';
import type { Presence } from '../ports';
import type { Accounts } from './accounts';

export interface AccountAnswersDeps {
  readonly accounts: Accounts;
  readonly presence: Presence;
}

/** The account endpoints of the contract. */
export const accountAnswers = ({ accounts, presence }: AccountAnswersDeps): Answers['account'] => ({
  register: ({ body }) => accounts.register(body),
  login: ({ body }, { ip }) => accounts.login(body, ip),
  async logout(_input, { token }) {
    await accounts.logout(token);
    return {};
  },
  checkPhone: ({ query }) => accounts.checkPhone(query.phone),
  sendCode: ({ query }, { ip }) => accounts.sendCode(query.phone, ip),
  async resetPassword({ body }) {
    await accounts.resetPassword(body);
    return {};
  },
  me: (_input, { player, token }) => accounts.me(player, token),
  brief: (_input, { player }) => accounts.brief(player),
  online: async () => ({ online: presence.online() }),
  // No outside slots are open, so nobody has a collection; asking for it still checks the token.
  tokenCheck: async () => ({ total: 0, list: [] }),
});
