import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { addressOf, ownProxy } from './address';

describe('the address of a sender', () => {
  it.each([
    undefined,
    '',
    '203.0.113.7',
    'spoofed, 203.0.113.7',
    ' 198.51.100.1 ,203.0.113.7 ',
    '203.0.113.7,',
    ',',
    '2001:db8::1',
  ])('is for an upgrade what it is for a request: %j', async (header) => {
    for (const trustProxy of [true, false]) {
      const http = fastify({ trustProxy: trustProxy && ownProxy });
      http.get('/', async (request) => ({ fastify: request.ip, ours: addressOf(request.raw, trustProxy) }));
      const reply = await http.inject({ url: '/', headers: header === undefined ? {} : { 'x-forwarded-for': header } });
      const { fastify: theirs, ours } = reply.json<{ fastify: string; ours: string }>();
      expect(ours).toBe(theirs);
      if (!trustProxy) expect(ours).toBe('127.0.0.1');
      await http.close();
    }
  });
});
