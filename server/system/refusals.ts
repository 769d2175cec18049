import { channel } from 'node:diagnostics_channel';

/** A refusal as it goes out: which call (`POST /main/user/refill`, or a route of the channel), by which code. */
export interface Refused {
  readonly call: string;
  readonly code: number;
}

/** The name under which Node tells of refusals (`node:diagnostics_channel`): for tracers, and for the tests' record of what was seen. Nothing is made where nobody listens. */
export const REFUSED = 'lintang.refused';

const refusals = channel(REFUSED);

/** Tells whoever listens. */
export function tellRefused(call: string, code: number): void {
  if (refusals.hasSubscribers) refusals.publish({ call, code } satisfies Refused);
}
