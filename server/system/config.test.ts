import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { ConfigError, readConfig } from './config';

test('without any variable the server is embedded on 8080 with its data in .data', () => {
  expect(readConfig({})).toEqual({
    port: 8080,
    host: '0.0.0.0',
    dataDir: resolve('.data'),
    logLevel: 'info',
    sandboxCodes: true,
    trustProxy: false,
    bots: true,
  });
});

test('with PostgreSQL codes stay off the screen unless the sandbox is asked for', () => {
  const DATABASE_URL = 'postgres://u@h/d';
  expect(readConfig({ DATABASE_URL })).toMatchObject({ databaseUrl: DATABASE_URL, sandboxCodes: false, bots: false });
  expect(readConfig({ BOTS: '0' })).toMatchObject({ bots: false });
  expect(readConfig({ DATABASE_URL, SANDBOX_CODES: '1', NATS_URL: 'nats://h' })).toMatchObject({
    sandboxCodes: true,
    natsUrl: 'nats://h',
  });
});

test('BEACON_URL names the public randomness that joins the shares of public seeds', () => {
  expect(readConfig({ BEACON_URL: 'https://beacon.example/net' })).toMatchObject({
    beaconUrl: 'https://beacon.example/net',
  });
  expect(readConfig({})).not.toHaveProperty('beaconUrl');
  expect(() => readConfig({ BEACON_URL: 'beacon.example' })).toThrow('BEACON_URL must begin with https:// or http://');
});

test('METRICS_TOKEN opens the metrics to collectors elsewhere', () => {
  expect(readConfig({ METRICS_TOKEN: 'of-the-collector' })).toMatchObject({ metricsToken: 'of-the-collector' });
  expect(readConfig({ METRICS_TOKEN: ' ' })).not.toHaveProperty('metricsToken');
});

test('empty variables count as missing', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: ' ', LOG_LEVEL: '' })).toEqual(readConfig({}));
});

test('everything that is wrong is named at once', () => {
  const read = () =>
    readConfig({
      PORT: '80a',
      LOG_LEVEL: 'loud',
      DATABASE_URL: 'mysql://x',
      NATS_URL: 'http://x',
      SANDBOX_CODES: 'yes',
    });
  expect(read).toThrow(ConfigError);
  for (const name of ['PORT', 'LOG_LEVEL', 'DATABASE_URL', 'NATS_URL', 'SANDBOX_CODES']) expect(read).toThrow(name);
  expect(() => readConfig({ NATS_URL: 'nats://h' })).toThrow('needs DATABASE_URL');
});
