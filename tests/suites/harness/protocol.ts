import { CODE } from '../../../contract/errors';

/** What the room process is told: one JSON argument. */
export interface Orders {
  readonly dataDir: string;
  readonly anchor: number;
  readonly speed: number;
  readonly seed: number;
  /** Makes amounts of this process different from those of all others. */
  readonly run: number;
  /** Commands to send again before anything else. */
  readonly again: readonly Sent[];
}

/** A command as it was sent; amounts are unique, so that each bet can be found by its own. */
export interface Sent {
  readonly route: string;
  readonly userId: string;
  readonly uuid: string;
  readonly req: Readonly<Record<string, unknown>>;
}

/** What the room process says, one JSON line each, written before it goes on: a killed process has said what it did. */
export type Line =
  | { readonly t: 'ready' }
  | { readonly t: 'sent'; readonly sent: Sent }
  | {
      readonly t: 'answer';
      readonly uuid: string;
      readonly userId: string;
      readonly ok: true;
      readonly reply: Readonly<Record<string, unknown>>;
    }
  | { readonly t: 'answer'; readonly uuid: string; readonly userId: string; readonly ok: false; readonly code: number };

/** Codes of a room that could not write the command (10006), and of one that does not know whether it did. */
export const PROMISES_NOTHING: ReadonlySet<number> = new Set([CODE.unparseable, CODE.gameUnavailable]);

export const PLAYERS = 45;
export const GRANT = 10_000_000_000n;
