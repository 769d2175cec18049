import { randomBytes } from 'node:crypto';
import { createVault, SECRET_KEY_BYTES } from './vault';

/** The SECRETS_KEY of all houses that one test process starts: nodes of one house have to share it. */
export const TEST_SECRETS_KEY = randomBytes(SECRET_KEY_BYTES).toString('hex');

/** What houses inside a test process seal by, the same after they were opened anew. */
export const testVault = createVault([Buffer.from(TEST_SECRETS_KEY, 'hex')]);
