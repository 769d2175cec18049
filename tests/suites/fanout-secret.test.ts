import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clusterSecret } from '../../server/fanout/secret';
import type { Store } from '../../server/ports';
import { systemClock } from '../../server/system/clock';
import { systemEntropy } from '../../server/system/entropy';
import { testEngines } from './engines';

describe.each(testEngines('fanout-secret'))('the secret of the fan-out on $name', ({ open }) => {
  let store: Store;
  beforeAll(async () => {
    store = await open();
  });
  afterAll(() => store.close());

  it('is one, also for nodes that start together, and the same ever after', async () => {
    const entropy = systemEntropy(systemClock);
    const secrets = await Promise.all(Array.from({ length: 8 }, () => clusterSecret(store, entropy)));
    secrets.push(await clusterSecret(store, entropy));
    expect(new Set(secrets.map((secret) => Buffer.from(secret).toString('hex'))).size).toBe(1);
    expect(secrets[0]).toHaveLength(32);
  });
});
