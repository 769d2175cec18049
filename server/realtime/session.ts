import { CODE } from '../../contract/errors';
import type { Player } from '../ports';

/**
 * Who a connection speaks for. `rejected` had a bad token: calls that need a player answer code 1. `unavailable` means that the
 * check itself failed: that says nothing about the token, so nobody is logged out over it.
 */
type State =
  | { readonly kind: 'guest' | 'rejected' | 'unavailable' }
  | { readonly kind: 'user'; readonly player: Player; readonly token: string };

export class Session {
  private state: State = { kind: 'guest' };
  private checking: Promise<void> | null = null;
  /** The token that is being checked, or was last. */
  private shown = '';
  private rechecking = false;

  /** `onChange` runs whenever the player may have changed. */
  constructor(
    private readonly authenticate: (token: string) => Promise<Player | null>,
    private readonly onChange: (player: Player | null) => void,
    private readonly onFailure: (error: unknown) => void,
  ) {}

  get player(): Player | null {
    return this.state.kind === 'user' ? this.state.player : null;
  }

  get token(): string | null {
    return this.state.kind === 'user' ? this.state.token : null;
  }

  /** The code for a route that needs a player, or null when there is one. */
  get refusal(): number | null {
    switch (this.state.kind) {
      case 'user':
        return null;
      case 'guest':
        return CODE.loginFirst;
      case 'rejected':
        return CODE.loginExpired;
      case 'unavailable':
        return CODE.unparseable;
    }
  }

  /** Runs `work` at once, or when the token that is being checked is settled. */
  settled(work: () => void): void {
    if (this.checking) this.checking.then(() => this.settled(work)).catch(this.onFailure);
    else work();
  }

  /** Starts to check a token; an earlier check that is still under way no longer counts. */
  login(token: string): void {
    this.shown = token;
    const check: Promise<void> = this.verdict(token).then((state) => {
      if (this.checking !== check) return;
      this.checking = null;
      this.become(state);
    });
    this.checking = check;
  }

  /** Checks the player's token once more, as if it had just been shown. */
  again(): void {
    if (this.state.kind === 'user' && this.checking === null) this.login(this.state.token);
  }

  /** Some session has ended: what a check that is under way finds may be of before, so that it begins anew. */
  doubt(): void {
    if (this.checking !== null) this.login(this.shown);
  }

  logout(): void {
    this.checking = null;
    this.become({ kind: 'guest' });
  }

  /** The session behind the token has ended elsewhere. */
  expire(): void {
    this.become({ kind: 'rejected' });
  }

  /**
   * Checks the player's token once more: it may have expired, or its player may be banned. Calls do not wait for it.
   * @throws what the check itself failed with; nobody is logged out over that
   */
  async recheck(): Promise<void> {
    const before = this.state;
    if (before.kind !== 'user' || this.rechecking) return;
    this.rechecking = true;
    try {
      const player = await this.authenticate(before.token);
      // A login, a logout or an expiry meanwhile is the newer word.
      if (this.state !== before || this.checking) return;
      this.become(player ? { ...before, player } : { kind: 'rejected' });
    } finally {
      this.rechecking = false;
    }
  }

  private async verdict(token: string): Promise<State> {
    try {
      const player = await this.authenticate(token);
      return player ? { kind: 'user', player, token } : { kind: 'rejected' };
    } catch (error) {
      this.onFailure(error);
      return { kind: 'unavailable' };
    }
  }

  private become(state: State): void {
    this.state = state;
    this.onChange(this.player);
  }
}
