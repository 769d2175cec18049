import { once } from 'node:events';
import { connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { none } from '../../contract/common';
import { endpoint } from '../../contract/http';
import type { Player } from '../ports';
import { systemClock } from '../system/clock';
import type { Mounted } from './answers';
import { bareHttp } from './bare.fixture';
import type { ConnectionLimits } from './connections';
import { KNOWN_LANE } from './known';
import { buildHttp } from './server';

const MOST = 2;
const USER: Mounted = {
  endpoint: endpoint({ method: 'GET', path: '/main/user', access: 'player', query: none, body: none, reply: none }),
  name: 'account.user',
  answer: () => Promise.resolve({}),
};
const FREELY = { burst: 1_000, perSecond: 1 };

let http: FastifyInstance;
let sockets: Socket[];
let now: number;
const build = async (limits: Partial<ConnectionLimits> = {}, authenticate = bareHttp.authenticate) => {
  http = await buildHttp({
    ...bareHttp,
    answers: [USER],
    authenticate,
    clock: { ...systemClock, now: () => now },
    connectionLimits: {
      sockets: { most: MOST, opened: FREELY },
      plain: { ofAll: 1_000, ofNetwork: 1_000 },
      regulars: { ofPlayer: 2, ofAll: 3 },
      lookedAt: 0,
      requests: FREELY,
      waiting: 1_000,
      held: { ofAll: 1e9, ofAddress: 1e9 },
      ...limits,
    },
  });
};
beforeEach(async () => {
  sockets = [];
  now = 0;
  await build();
});
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  await http.close();
});

const get = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;

/** A connection of somebody who does not sit at this machine. */
class Stranger extends Duplex {
  answer = '';
  constructor(readonly remoteAddress: string) {
    super({
      read: () => undefined,
      write: (chunk: Buffer, _encoding, done) => {
        this.answer += chunk.toString();
        done();
      },
    });
  }
  setTimeout(): this {
    return this;
  }
}
function arrive(address: string): Stranger {
  const stranger = new Stranger(address);
  http.server.emit('connection', stranger);
  return stranger;
}

describe('requests of one connection', () => {
  let begun: number;
  let answer: () => void;
  let arriving: Promise<unknown[]>;
  const open = async (): Promise<Socket> => {
    begun = 0;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    http.get('/waits', async () => {
      begun += 1;
      await answered;
      return { begun };
    });
    http.post('/posted', async (request) => request.body);
    http.post('/picture', { bodyLimit: 1_000_000 }, async () => ({}));
    await http.listen({ port: 0, host: '127.0.0.1' });
    arriving = once(http.server, 'connection');
    const socket = connect((http.server.address() as AddressInfo).port, '127.0.0.1');
    socket.on('error', () => undefined);
    sockets.push(socket);
    return socket;
  };

  const listening = async (): Promise<number> => {
    await http.listen({ port: 0, host: '127.0.0.1' });
    return (http.server.address() as AddressInfo).port;
  };
  /** Sends a piece again and again, each once the one before was read by itself. @returns how many were sent before it was hung up on */
  const drip = async (socket: Socket, theirs: Socket, piece: string, most: number): Promise<number> => {
    let sent = 0;
    let read = theirs.bytesRead;
    for (; !theirs.destroyed && sent < most; sent += 1) {
      socket.write(piece);
      while (theirs.bytesRead === read && !theirs.destroyed) await new Promise((resolve) => setImmediate(resolve));
      read = theirs.bytesRead;
    }
    return sent;
  };

  it('are begun one at a time: who asks again before the answer is hung up on, and nothing of it is begun', async () => {
    const socket = await open();
    socket.write(get('/waits').repeat(50));
    await once(socket, 'close');
    expect(begun).toBe(0);
    answer();
  });

  it('are hung up on when their body comes in chunks, of which each costs what hundreds of bytes do; with a length it is read', async () => {
    const socket = await open();
    answer();
    socket.write(`POST /posted HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}`);
    const [bytes] = (await once(socket, 'data')) as [Buffer];
    expect(bytes.toString()).toMatch(/^HTTP\/1\.1 200 /);
    const read: Buffer[] = [];
    socket.on('data', (more: Buffer) => read.push(more));
    socket.write(
      `POST /posted HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`,
    );
    socket.write('1\r\n{\r\n1\r\n}\r\n0\r\n\r\n');
    await once(socket, 'close');
    expect(Buffer.concat(read).toString()).toBe('');
  });

  it('are hung up on when their body comes a byte at a time: each read costs what hundreds of bytes do', async () => {
    const socket = await open();
    answer();
    const [theirs] = (await arriving) as [Socket];
    socket.write('POST /posted HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n');
    expect(await drip(socket, theirs, ' ', 900)).toBeLessThan(30);
  });

  it('are hung up on when their head comes a byte at a time, the first and the next', async () => {
    for (const before of ['', get('/nothing')]) {
      const socket = connect((http.server.address() as AddressInfo | null)?.port ?? (await listening()), '127.0.0.1');
      sockets.push(socket.on('error', () => undefined));
      const [theirs] = (await once(http.server, 'connection')) as [Socket];
      if (before !== '') {
        socket.write(before);
        await once(socket, 'data');
      }
      socket.write('GET / HTTP/1.1\r\nHost: x\r\nX: ');
      expect(await drip(socket, theirs, 'a', 900)).toBeLessThan(30);
    }
  });

  it('may have a long body in as many packets as it takes, and none of single bytes', async () => {
    const socket = await open();
    answer();
    const [theirs] = (await arriving) as [Socket];
    const head = (length: number) =>
      `POST /picture HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\nContent-Length: ${length}\r\n\r\n`;
    socket.write(head(200_000));
    const answered = once(socket, 'data');
    expect(await drip(socket, theirs, 'a'.repeat(1_000), 200)).toBe(200);
    expect(String((await answered)[0])).toMatch(/^HTTP\/1\.1 200 /);
    socket.write(head(200_000));
    expect(await drip(socket, theirs, 'a', 900)).toBeLessThan(500);
  });

  it('whose body nobody asked for are answered and hung up on: what is left of it is not read to its end', async () => {
    const socket = await open();
    const closed = new Promise((resolve) => socket.once('close', resolve));
    let answered = '';
    socket.on('data', (bytes: Buffer) => (answered += bytes.toString()));
    socket.write('GET /nothing HTTP/1.1\r\nHost: x\r\nContent-Length: 1000000000\r\n\r\n');
    const chunk = Buffer.alloc(64 * 1024);
    while (!socket.destroyed && socket.bytesWritten < 500_000_000)
      if (!socket.write(chunk)) await Promise.race([closed, new Promise((resolve) => socket.once('drain', resolve))]);
    // No more than fits into the buffers of the network on the way.
    expect(socket.bytesWritten).toBeLessThan(50_000_000);
    expect(answered).toMatch(/^(HTTP\/1\.1 404 |$)/);
  });

  it('may be many, each after the answer before it', async () => {
    const socket = await open();
    answer();
    for (let n = 1; n <= 3; n += 1) {
      socket.write(get('/waits'));
      const [bytes] = (await once(socket, 'data')) as [Buffer];
      expect(bytes.toString()).toMatch(/^HTTP\/1\.1 200 /);
      expect(begun).toBe(n);
    }
  });
});

describe('sockets of one address', () => {
  it('are counted: one more is hung up on until one has left, and no other address pays for it', async () => {
    await http.ready();
    const [first, second, third] = ['203.0.113.7', '::ffff:203.0.113.7', '203.0.113.7'].map(arrive);
    expect([first?.destroyed, second?.destroyed, third?.destroyed]).toEqual([false, false, true]);
    expect(arrive('203.0.113.8').destroyed).toBe(false);
    first?.destroy();
    await new Promise((resolve) => setImmediate(resolve));
    expect(arrive('203.0.113.7').destroyed).toBe(false);
    for (let n = 0; n < 2 * MOST; n += 1) expect(arrive('127.0.0.1').destroyed).toBe(false);
  });

  it('are opened at a rate: who hangs up and comes again is no newcomer', async () => {
    await build({ sockets: { most: MOST, opened: { burst: 3, perSecond: 1 } } });
    await http.ready();
    const comeAndGo = async () => {
      const stranger = arrive('203.0.113.7');
      const { destroyed } = stranger;
      stranger.destroy();
      await new Promise((resolve) => setImmediate(resolve));
      return destroyed;
    };
    for (let n = 0; n < 3; n += 1) expect(await comeAndGo()).toBe(false);
    expect(await comeAndGo()).toBe(true);
    expect(arrive('203.0.113.8').destroyed).toBe(false);
    now += 1_000;
    expect([await comeAndGo(), await comeAndGo()]).toEqual([false, true]);
  });
});

describe('plain sockets of all addresses', () => {
  const TOKEN = 'a-token-of-somebody-at-play';
  const KNOWN = `GET /api/main/user HTTP/1.1\r\nHost: x\r\nX-Token: ${TOKEN}\r\n\r\n`;
  const turn = () => new Promise((resolve) => setImmediate(resolve));
  const sockets = { most: 1_000, opened: FREELY };

  it('are so many together: whoever has most is hung up on for who has less; of one address the oldest makes room', async () => {
    await build({ sockets, plain: { ofAll: 6, ofNetwork: 5 } });
    await http.ready();
    const crowd = Array.from({ length: 6 }, (_, n) => arrive(n < 4 ? '203.0.113.1' : '203.0.114.1'));
    const guests = [arrive('198.51.100.7'), arrive('198.51.100.8')];
    expect([...crowd, ...guests].map(({ destroyed }) => destroyed)).toEqual([
      ...[true, true, false, false],
      ...[false, false],
      ...[false, false],
    ]);
    expect(arrive('203.0.113.1').destroyed).toBe(false);
    expect([crowd[2]?.destroyed, crowd[3]?.destroyed]).toEqual([true, false]);
    for (let n = 0; n < 20; n += 1) expect(arrive('127.0.0.1').destroyed).toBe(false);
  });

  it('are no longer counted among them once they are a WebSocket', async () => {
    await build({ sockets, plain: { ofAll: 1, ofNetwork: 1 } });
    await http.ready();
    http.server.on('upgrade', () => undefined);
    const playing = arrive('203.0.113.1');
    playing.push('GET /ws HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
    await turn();
    expect(arrive('203.0.113.1').destroyed).toBe(false);
    expect(playing.destroyed).toBe(false);
  });

  it('beyond what an address may have or open are looked at: a session that was here before is read, of each player so many', async () => {
    await build(
      { sockets: { most: 1_000, opened: { burst: 3, perSecond: 0 } }, lookedAt: 10 },
      async () => ({ id: 'u1' }) as Player,
    );
    await http.ready();
    const first = arrive('203.0.113.7');
    first.push(KNOWN);
    await expect.poll(() => first.answer).toMatch(/^HTTP\/1\.1 200 /);
    for (let n = 0; n < 2; n += 1) arrive('203.0.113.7');
    const later = [KNOWN, get('/'), KNOWN, KNOWN].map((words) => {
      const one = arrive('203.0.113.7');
      one.push(words);
      return one;
    });
    await expect.poll(() => later.map(({ destroyed }) => destroyed)).toEqual([false, true, false, true]);
    expect(later[0]?.answer).toMatch(/^HTTP\/1\.1 200 /);
    later[0]?.destroy();
    await turn();
    const again = arrive('203.0.113.7');
    again.push(KNOWN);
    await expect.poll(() => again.answer).toMatch(/^HTTP\/1\.1 200 /);
    // Those who say nothing make room for who comes next.
    const silent = Array.from({ length: 11 }, () => arrive('203.0.113.7'));
    expect(silent.map(({ destroyed }) => destroyed)).toEqual([true, ...Array.from({ length: 10 }, () => false)]);
  });
});

describe('requests of one address', () => {
  const turn = () => new Promise((resolve) => setImmediate(resolve));
  /** What comes back for a request over a connection of its own, '' when it is hung up on. */
  const ask = async (address: string, request = get('/api/main/user')): Promise<string> => {
    const stranger = arrive(address);
    stranger.push(request);
    for (let n = 0; n < 20 && stranger.answer === '' && !stranger.destroyed; n += 1) await turn();
    return stranger.answer;
  };
  const served = async (address: string, path?: string) => {
    const answer = await ask(address, path === undefined ? undefined : get(path));
    return answer !== '' && !answer.startsWith('HTTP/1.1 429 ');
  };

  it('are bounded together, whatever they ask for, also what no route is asked about; others do not pay for it', async () => {
    await build({ sockets: { most: 100, opened: FREELY }, requests: { burst: 5, perSecond: 2 } });
    await http.ready();
    const open = arrive('203.0.113.7');
    const paths = ['/', '/api/main/user', '/game/crash', '/nothing.js', '/%zz'];
    for (const path of paths) expect(await served('203.0.113.7', path)).toBe(true);
    open.push(get('/'));
    await turn();
    const [head = '', body = ''] = open.answer.split('\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1\.1 429 /);
    expect(head).toMatch(/^retry-after: 1$/im);
    expect(head).toMatch(/^connection: close$/im);
    expect(JSON.parse(body)).toMatchObject({ errCode: 667, params: { seconds: '1' } });
    expect(await served('203.0.113.8')).toBe(true);
    for (let n = 0; n < 10; n += 1) expect(await served('127.0.0.1')).toBe(true);
    // Nor is it read when it connects anew.
    expect([await ask('203.0.113.7', get('/')), await ask('203.0.113.8', get('/'))]).toEqual([
      '',
      expect.stringContaining(' 404 '),
    ]);
    now += 500;
    expect(await served('203.0.113.7')).toBe(true);
    expect(await served('203.0.113.7')).toBe(false);
  });

  it('count by the weight of their heads', async () => {
    await build({ sockets: { most: 100, opened: FREELY }, requests: { burst: 10, perSecond: 1 } });
    await http.ready();
    const ranges = `GET / HTTP/1.1\r\nHost: x\r\nRange: bytes=${'0-0,'.repeat(1_000)}1-1\r\n\r\n`;
    for (let n = 0; n < 2; n += 1) expect(await ask('203.0.113.7', ranges)).toMatch(/^HTTP\/1\.1 404 /);
    expect(await ask('203.0.113.7', ranges)).toMatch(/^HTTP\/1\.1 429 /);
    expect(await served('203.0.113.7')).toBe(true);
  });

  it('have a head of at most 8 KB', async () => {
    await http.ready();
    const headed = (length: number) => `GET / HTTP/1.1\r\nHost: x\r\nCookie: ${'c'.repeat(length)}\r\n\r\n`;
    expect(await ask('203.0.113.7', headed(8_000))).toMatch(/^HTTP\/1\.1 404 /);
    expect(await ask('203.0.113.7', headed(8_300))).toMatch(/^HTTP\/1\.1 431 /);
  });

  it('that expect what nobody has are hung up on, and not answered one by one', async () => {
    await http.ready();
    const stranger = arrive('203.0.113.7');
    stranger.push('GET / HTTP/1.1\r\nHost: x\r\nExpect: x\r\n\r\n'.repeat(3));
    await turn();
    expect(stranger.destroyed).toBe(true);
    expect(stranger.answer).toBe('');
  });

  it('out of turn are paid for one by one, and who cannot pay has no other connection read; a WebSocket stays', async () => {
    await build({ sockets: { most: 100, opened: FREELY }, requests: { burst: 100, perSecond: 1 } });
    await http.ready();
    const [waiting, playing, neighbour] = ['203.0.113.7', '203.0.113.7', '203.0.113.8'].map(arrive);
    http.server.on('upgrade', () => undefined);
    playing?.push('GET /ws HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
    await turn();
    // Less than it has: the first is honest.
    const once = arrive('203.0.113.7');
    once.push(get('/').repeat(3));
    await turn();
    expect([once, waiting].map((socket) => socket?.destroyed)).toEqual([true, false]);
    arrive('203.0.113.7').push(get('/').repeat(20));
    await turn();
    expect([waiting, playing, neighbour].map((socket) => socket?.destroyed)).toEqual([true, false, false]);
  });

  describe('whose address owes', () => {
    const TOKEN = 'a-token-of-somebody-at-play';
    const OWING = '203.0.113.7';
    /** Its cookie opens nothing: the API wants the token in its header. */
    const ASKED_TO_LOG_IN = /^HTTP\/1\.1 400 /;
    const me = (headers: string) => `GET /api/main/user HTTP/1.1\r\nHost: x\r\n${headers}\r\n\r\n`;
    const asRegular = me(`Cookie: theme=dark; lintang_token=${TOKEN}`);
    const owe = async () => {
      arrive(OWING).push(get('/').repeat(50));
      await turn();
      expect(arrive(OWING).destroyed).toBe(false);
    };

    beforeEach(async () => {
      const player = { id: 'u1', name: 'Sari', avatar: 'a1' } as Player;
      await build(
        { sockets: { most: 1_000, opened: FREELY }, requests: { burst: 100, perSecond: 1 } },
        async (token) => (token === TOKEN ? player : null),
      );
      await http.ready();
      // A visit before: the session is looked up, and known from then on.
      expect(await ask(OWING, me(`X-Token: ${TOKEN}`))).toMatch(/^HTTP\/1\.1 200 /);
    });

    it('a session that was here before is read, by its header or its cookie; nobody else is', async () => {
      await owe();
      expect(await ask(OWING, me(`X-Token: ${TOKEN}`))).toMatch(/^HTTP\/1\.1 200 /);
      expect(await ask(OWING, asRegular)).toMatch(ASKED_TO_LOG_IN);
      for (const stranger of [get('/'), me(`X-Token: ${TOKEN}x`), 'G', asRegular.slice(0, -2)])
        expect(await ask(OWING, stranger)).toBe('');
    });

    it('such a session has a lane and no more, and none at all once it was abused', async () => {
      await owe();
      let served = 0;
      while (served < 2 * KNOWN_LANE.burst && ASKED_TO_LOG_IN.test(await ask(OWING, asRegular))) served += 1;
      expect(served).toBe(KNOWN_LANE.burst);
      now += 1_000;
      expect(await ask(OWING, asRegular.repeat(20))).toBe('');
      expect(await ask(OWING, asRegular)).toBe('');
    });

    it('nobody waits for longer than a few seconds, however much was sent', async () => {
      await build({ sockets: { most: 1_000, opened: FREELY }, requests: { burst: 100, perSecond: 100 } });
      await http.ready();
      for (let n = 0; n < 10; n += 1) arrive(OWING).push(get('/').repeat(1_000));
      await turn();
      expect(await ask(OWING)).toBe('');
      now += 6_000;
      expect(await ask(OWING)).not.toBe('');
    });
  });
});

describe('turns', () => {
  it('one who asks behind a crowd of two addresses waits for one request of each', async () => {
    const order: string[] = [];
    await http.close();
    await build({ sockets: { most: 1_000, opened: FREELY } });
    http.get('/who', async ({ ip }) => {
      order.push(ip);
      return {};
    });
    await http.ready();
    for (let n = 0; n < 200; n += 1) arrive(n % 2 === 0 ? '203.0.113.1' : '203.0.113.2').push(get('/who'));
    const guest = arrive('198.51.100.7');
    guest.push(get('/who'));
    await expect.poll(() => guest.answer).toContain('200 OK');
    expect(order.indexOf('198.51.100.7')).toBeLessThanOrEqual(3);
  });

  it('a session that was here before waits for one of the others, not for one of each of 200 networks', async () => {
    const TOKEN = 'a-token-of-somebody-at-play';
    const order: string[] = [];
    await http.close();
    await build({ sockets: { most: 1_000, opened: FREELY } }, async () => ({ id: 'u1' }) as Player);
    http.get('/who', async ({ ip }) => {
      order.push(ip);
      return {};
    });
    await http.ready();
    const askAs = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\nX-Token: ${TOKEN}\r\n\r\n`;
    const visit = arrive('198.51.100.7');
    visit.push(askAs('/api/main/user'));
    await expect.poll(() => visit.answer).toContain('200 OK');
    for (let n = 0; n < 200; n += 1) arrive(`20.0.${n}.1`).push(get('/who'));
    const player = arrive('198.51.100.8');
    player.push(askAs('/who'));
    await expect.poll(() => player.answer).toContain('200 OK');
    expect(order.indexOf('198.51.100.8')).toBeLessThanOrEqual(3);
  });
});
