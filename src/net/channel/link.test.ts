import { Flags, FrameTypes } from 'rsocket-core';
import { describe, expect, it } from 'vitest';
import { testChannel } from './testKit';

const keepalives = (sent: readonly { frame: { type: number } }[]) =>
  sent.filter(({ frame }) => frame.type === FrameTypes.KEEPALIVE).length;

describe('keepalive 8 s, lifetime 12 s', () => {
  it('announces both in its SETUP', async () => {
    const { connected, peer } = testChannel();
    await connected();
    expect(peer().sent[0]?.frame).toMatchObject({ type: FrameTypes.SETUP, keepAlive: 8_000, lifetime: 12_000 });
  });

  it('sends a keepalive every 8 s', async () => {
    const { connected, peer, timers } = testChannel();
    await connected();
    for (let n = 0; n < 3; n += 1) {
      timers.pass(8_000);
      peer().send({ type: FrameTypes.KEEPALIVE, flags: 0, streamId: 0, lastReceivedPosition: 0, data: null });
    }
    expect(keepalives(peer().sent)).toBe(3);
  });

  it('answers the keepalive of the server with its data', async () => {
    const { connected, peer } = testChannel();
    await connected();
    peer().send({
      type: FrameTypes.KEEPALIVE,
      flags: Flags.RESPOND,
      streamId: 0,
      lastReceivedPosition: 0,
      data: Buffer.from('7'),
    });
    expect(peer().sent.at(-1)).toMatchObject({ data: 7, frame: { type: FrameTypes.KEEPALIVE, flags: 0 } });
  });

  it('ends the connection after 12 s without any frame', async () => {
    const { connected, channel, timers } = testChannel();
    await connected();
    timers.pass(11_999);
    expect(channel.status).toBe('connected');
    timers.pass(1);
    expect(channel.status).toBe('disconnect');
  });

  it('counts every frame as a sign of life, not only keepalives', async () => {
    const { connected, channel, timers, peer } = testChannel();
    await connected();
    timers.pass(11_000);
    peer().send({ type: FrameTypes.PAYLOAD, flags: Flags.NEXT, streamId: 99, data: null, metadata: null });
    timers.pass(11_000);
    expect(channel.status).toBe('connected');
  });

  it('gives a page that was frozen a moment to hear what lies in the queue', async () => {
    const { connected, channel, timers, peer } = testChannel();
    await connected();
    timers.pass(60_000, true);
    expect(channel.status).toBe('connected');
    peer().send({ type: FrameTypes.KEEPALIVE, flags: 0, streamId: 0, lastReceivedPosition: 0, data: null });
    timers.pass(5_000);
    expect(channel.status).toBe('connected');
  });

  it('ends it all the same when the queue was empty', async () => {
    const { connected, channel, timers } = testChannel();
    await connected();
    timers.pass(60_000, true);
    timers.pass(6_000);
    expect(channel.status).toBe('disconnect');
  });

  it('asks for a sign of life when the page comes to the front, and ends a dead connection soon', async () => {
    const { connected, channel, timers, peer, window } = testChannel();
    await connected();
    timers.pass(3_000);
    window.dispatchEvent(new Event('visibilitychange'));
    expect(keepalives(peer().sent)).toBe(1);
    timers.pass(5_999);
    expect(channel.status).toBe('connected');
    timers.pass(1);
    expect(channel.status).toBe('disconnect');
  });

  it('gives up connecting after 10 s', async () => {
    const { channel, timers } = testChannel();
    const attempt = channel.connect();
    timers.pass(10_000);
    await expect(attempt).rejects.toThrow('failure');
    expect(channel.status).toBe('ready');
  });
});
