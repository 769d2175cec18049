import { hash, hashRaw, verify } from '@node-rs/argon2';
import { CODE, CodeError } from '../../contract/errors';
import { isCommonPassword } from './common-passwords';

/** What hashing costs. Tests take less. */
export interface HashCost {
  /** KiB. */
  readonly memoryCost: number;
  readonly timeCost: number;
}

/** OWASP's minimum for argon2id: 19 MiB, two passes, one lane. About 30 ms of a worker thread. */
export const ARGON2ID: HashCost = { memoryCost: 19_456, timeCost: 2 };

export interface Passwords {
  /** Both are for the work of a hash queue: they cost a core. */
  hash(password: string): Promise<string>;
  /** `stored` null means that there is no such account: it takes as long and is false. */
  matches(password: string, stored: string | null): Promise<boolean>;
  /** The same for the same salt (hex), so that it can be looked up: for codes of many bits that we drew ourselves. */
  derive(text: string, salt: string): Promise<string>;
}

/** argon2id (the binding's default) with a random salt in each hash. */
export function passwords(cost: HashCost = ARGON2ID): Passwords {
  const options = { ...cost, parallelism: 1 };
  const nobody = hash('nobody has this password', options);
  return {
    hash: (password) => hash(password, options),
    derive: async (text, salt) => (await hashRaw(text, { ...options, salt: Buffer.from(salt, 'hex') })).toString('hex'),
    async matches(password, stored) {
      const right = await verify(stored ?? (await nobody), password);
      return right && stored !== null;
    },
  };
}

/** Asked before anything is spent on a new password: a code, a hash. @throws CodeError 7014 for one that everybody would try */
export function requireUncommon(password: string): void {
  if (isCommonPassword(password)) throw new CodeError(CODE.commonPassword);
}
