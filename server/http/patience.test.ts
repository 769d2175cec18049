import { once } from 'node:events';
import { connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bareHttp } from './bare.fixture';
import { buildHttp } from './server';

describe('connections that wait', () => {
  let http: FastifyInstance;
  let socket: Socket;
  const closed = async (request: string): Promise<string> => {
    socket = connect((http.server.address() as AddressInfo).port, '127.0.0.1');
    let answer = '';
    socket.on('data', (bytes) => (answer += bytes.toString()));
    socket.on('error', () => undefined);
    socket.write(request);
    await once(socket, 'close');
    return answer;
  };

  beforeAll(async () => {
    http = await buildHttp({ ...bareHttp, patience: { requestMs: 200, idleMs: 50, stuckMs: 300, checkMs: 20 } });
    http.post('/taken', async () => ({}));
    // More than the network of any machine takes for a reader.
    http.get('/big', async (_request, reply) =>
      reply.type('application/octet-stream').send(Buffer.alloc(64 * 1024 * 1024)),
    );
    await http.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => http.close());

  it.each([
    [
      'half a body',
      'POST /taken HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"a":',
    ],
    ['half a head', 'GET /healthz HTTP/1.1\r\nHost: x\r\nX-Slow: '],
  ])('with %s are closed with 408 when their time is over', async (_name, request) => {
    expect(await closed(request)).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('for their reader are closed when nothing has moved for long', async () => {
    const arriving = once(http.server, 'connection') as Promise<[Socket]>;
    const reader = connect((http.server.address() as AddressInfo).port, '127.0.0.1');
    reader.on('error', () => undefined).pause();
    const [theirs] = await arriving;
    reader.write('GET /big HTTP/1.1\r\nHost: x\r\n\r\n');
    await once(theirs, 'close');
    reader.destroy();
  });

  it('for their next request are closed by and by', async () => {
    expect(await closed('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 /);
  });
});

describe('the patience of the house', () => {
  it.each([
    ['with everybody is short', false, 15_000],
    ['with its own proxy is longer than that of proxies, which must be the ones to hang up', true, 72_000],
  ])('%s', async (_name, trustProxy, idleMs) => {
    const { server } = await buildHttp({ ...bareHttp, trustProxy });
    expect(server.keepAliveTimeout).toBe(idleMs);
    expect([server.requestTimeout, server.headersTimeout]).toEqual([10_000, 10_000]);
  });
});
