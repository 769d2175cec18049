import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { addressOf, ownProxy, tellAddress } from './address';

const from = (header: string | string[] | undefined, trustProxy = true): string =>
  addressOf(
    {
      headers: header === undefined ? {} : { 'x-forwarded-for': header as string },
      socket: { remoteAddress: '127.0.0.1' } as never,
    },
    trustProxy,
  );

describe('the address of a sender', () => {
  it.each([
    [undefined, '127.0.0.1'],
    ['', '127.0.0.1'],
    [',', '127.0.0.1'],
    ['203.0.113.7', '203.0.113.7'],
    ['spoofed, 203.0.113.7', '203.0.113.7'],
    [' 198.51.100.1 ,203.0.113.7 ', '203.0.113.7'],
    ['203.0.113.7,', '203.0.113.7'],
    ['2001:db8::1', '2001:db8::1'],
    // As some proxies write it: with the port, which is another one for each connection.
    ['203.0.113.7:50123', '203.0.113.7'],
    ['[2001:db8::1]:50123', '2001:db8::1'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['fe80::1%eth0', 'fe80::1'],
    ['::ffff:203.0.113.7', '::ffff:203.0.113.7'],
  ])('behind a proxy of ours is its own entry: %j is %j', (header, address) => {
    expect(from(header)).toBe(address);
    expect(from(header, false)).toBe('127.0.0.1');
  });

  it.each(['unknown', '_hidden', '127.evil', '203.0.113.7:x', '203.0.113.999', '[', '[]:1', 'a'.repeat(7_000)])(
    'is one for all whom the proxy names no address of, and not the proxy’s: %j',
    (header) => {
      expect(from(header)).toBe('unknown');
    },
  );

  it('is not read out of a list’s other entries, however many', () => {
    expect(from(`${'127.0.0.1,'.repeat(700)} 203.0.113.7`)).toBe('203.0.113.7');
  });

  // A head is short of this; what begins anew at each letter would take minutes.
  it.each([',', ' ', ' ,'])('is looked for from the end: what is before it costs nothing, be it all %j', (mark) => {
    expect(from(`${mark.repeat(400_000)} 203.0.113.7`)).toBe('203.0.113.7');
    expect(from(`203.0.113.7${mark.repeat(400_000)}`)).toBe('203.0.113.7');
  });

  it('is what a request knows of itself', async () => {
    const http = fastify({ trustProxy: ownProxy });
    tellAddress(http, true);
    http.get('/', async (request) => ({ address: request.address }));
    const reply = await http.inject({ url: '/', headers: { 'x-forwarded-for': 'spoofed, 203.0.113.7:50123' } });
    expect(reply.json()).toEqual({ address: '203.0.113.7' });
    await http.close();
  });
});
