import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { ConfigError, readConfig } from './config';

test('without any variable the server is embedded on 8080 with its data in .data', () => {
  expect(readConfig({})).toEqual({
    port: 8080,
    host: '0.0.0.0',
    dataDir: resolve('.data'),
    logLevel: 'info',
    codes: 'friends',
    trustProxy: false,
    regionHeader: null,
    bots: true,
    historyDays: 90,
  });
});

test('codes go to friends’ screens without PostgreSQL, to any screen where that is asked for', () => {
  expect(readConfig({})).toMatchObject({ codes: 'friends' });
  expect(readConfig({ SANDBOX_CODES: '1' })).toMatchObject({ codes: 'screen' });
});

test('with PostgreSQL codes stay off the screen unless the sandbox is asked for', () => {
  const DATABASE_URL = 'postgres://u@h/d';
  expect(readConfig({ DATABASE_URL })).toMatchObject({ databaseUrl: DATABASE_URL, codes: 'nobody', bots: false });
  expect(readConfig({ BOTS: '0' })).toMatchObject({ bots: false });
  expect(readConfig({ DATABASE_URL, SANDBOX_CODES: '1', NATS_URL: 'nats://h' })).toMatchObject({
    codes: 'screen',
    natsUrl: 'nats://h',
  });
});

test('SUPPORT_WIDGET_URL names an outside chat, over https alone', () => {
  expect(readConfig({ SUPPORT_WIDGET_URL: 'https://chat.example/box' })).toMatchObject({
    supportWidget: 'https://chat.example/box',
  });
  expect(readConfig({})).not.toHaveProperty('supportWidget');
  for (const bad of ['http://chat.example', 'javascript:alert(1)', 'https://'])
    expect(() => readConfig({ SUPPORT_WIDGET_URL: bad })).toThrow('SUPPORT_WIDGET_URL must be');
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
      HISTORY_DAYS: '1',
    });
  expect(read).toThrow(ConfigError);
  for (const name of ['PORT', 'LOG_LEVEL', 'DATABASE_URL', 'NATS_URL', 'SANDBOX_CODES', 'HISTORY_DAYS'])
    expect(read).toThrow(name);
  expect(() => readConfig({ NATS_URL: 'nats://h' })).toThrow('needs DATABASE_URL');
  for (const days of ['1e300', '36501', 'NaN', 'Infinity', '-3', '2.5'])
    expect(() => readConfig({ HISTORY_DAYS: days })).toThrow('HISTORY_DAYS');
});
