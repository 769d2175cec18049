import fastify from 'fastify';
import { expect, test } from 'vitest';
import { tellAddress } from './address';
import { mountOutbox } from './outbox';

test('the outbox is shown to this machine alone, by its own name, and its messages are texts', async () => {
  const http = fastify({ trustProxy: false });
  tellAddress(http, false);
  mountOutbox(http, () => [{ to: 'a@b.id', text: 'Kode <b>123456</b>', at: 0 }]);
  const ask = (more: object) => http.inject({ url: '/dev/outbox', headers: { host: 'localhost:8080' }, ...more });
  const here = await ask({ remoteAddress: '127.0.0.1' });
  expect(here.statusCode).toBe(200);
  expect(here.body).toContain('Kode &#60;b&#62;123456');
  for (const more of [
    { remoteAddress: '192.168.1.7' },
    ...['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'].map((header) => ({
      remoteAddress: '127.0.0.1',
      headers: { host: 'localhost', [header]: '127.0.0.1' },
    })),
    { remoteAddress: '127.0.0.1', headers: { host: 'jahat.contoh' } },
  ])
    expect((await ask(more)).statusCode).toBe(404);
  await http.close();
});
