import fastify from 'fastify';
import { expect, test } from 'vitest';
import { secure } from './security';

test.each([
  [null, "frame-src 'none';"],
  ['https://chat.example/box?site=7', 'frame-src https://chat.example;'],
])('pages may show %s in a frame, and nothing else', async (framed, said) => {
  const http = fastify();
  secure(http, framed);
  http.get('/', (_request, reply) => reply.type('text/html').send('<p>'));
  const { headers } = await http.inject('/');
  expect(headers['content-security-policy']).toContain(said);
  await http.close();
});
