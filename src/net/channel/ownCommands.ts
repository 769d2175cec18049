/** A push about a command comes within moments of its reply: so many last ones are enough. */
const KEPT = 64;

/** The ids of the commands that were sent from here last. */
export class OwnCommands {
  private readonly ids = new Set<string>();

  /** Notes the id that a call carries, if it carries one. */
  note(payload: unknown): void {
    if (typeof payload !== 'object' || payload === null || !('uuid' in payload) || typeof payload.uuid !== 'string')
      return;
    this.ids.add(payload.uuid);
    const [oldest] = this.ids;
    if (this.ids.size > KEPT && oldest !== undefined) this.ids.delete(oldest);
  }

  has(id: string): boolean {
    return this.ids.has(id);
  }
}
