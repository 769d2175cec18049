import type { Events } from '../events/index';
import type { Clock, Entropy, Mailer, Store } from '../ports';
import type { Vault } from '../system/vault';
import { createCodes } from './codes';
import { createDevices } from './devices';
import { createFactors } from './factors';
import { createGuard } from './guard';
import { createHashQueue, type HashLimits } from './hash-queue';
import { type HashCost, passwords } from './password';
import { createSessions } from './sessions';
import './events';

/** One session, all that a player had, or some of them: which, each connection's token tells. */
export type EndedSessions =
  | { readonly kind: 'token'; readonly token: string }
  | { readonly kind: 'player'; readonly userId: string }
  | { readonly kind: 'some'; readonly userId: string };

export interface PartsDeps {
  readonly store: Store;
  readonly clock: Clock;
  readonly entropy: Entropy;
  readonly mailer: Mailer;
  /** Seals what the store must not say in plain words. */
  readonly vault: Vault;
  /** What happened to an account, for whoever tells its owner. */
  readonly events: Pick<Events, 'publish'>;
  /** Told when sessions have ended before their time, so that open connections drop them too. */
  readonly onEnded?: ((ended: EndedSessions) => void) | undefined;
  /** Cheaper hashing and other limits, for tests. */
  readonly hashCost?: HashCost | undefined;
  readonly hashLimits?: HashLimits | undefined;
}

/** What signing in and an account's security are made of: one of each a process, for they count. */
export function createParts(deps: PartsDeps) {
  const secrets = passwords(deps.hashCost);
  const hashing = createHashQueue(deps.clock, deps.hashLimits);
  const codes = createCodes(deps);
  return {
    secrets,
    vault: deps.vault,
    hashing,
    codes,
    sessions: createSessions(deps),
    devices: createDevices(deps),
    guard: createGuard(deps),
    factors: createFactors({ ...deps, codes, hashing, secrets }),
    ended: (ended: EndedSessions): void => deps.onEnded?.(ended),
  };
}

export type AccountParts = ReturnType<typeof createParts>;
