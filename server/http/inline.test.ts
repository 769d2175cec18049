import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { inlineScripts } from './inline';
import { secure } from './security';

test('pages may run the scripts that the build put into them, each by its hash, and no other', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'lintang-inline-'));
  try {
    writeFileSync(join(dir, 'lobby.html'), '<script>one()</script><script type="module" src="/a.js"></script>');
    writeFileSync(join(dir, 'index.html'), '<p></p>');
    const http = fastify();
    secure(http, null, inlineScripts(dir));
    http.get('/', (_request, reply) => reply.type('text/html').send('<p>'));
    const { headers } = await http.inject('/');
    const hash = createHash('sha256').update('one()').digest('base64');
    expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}';`);
    await http.close();
  } finally {
    rmSync(dir, { recursive: true });
  }
});

test('a house without a built client allows none', () => {
  expect(inlineScripts(null)).toEqual([]);
  expect(inlineScripts('/nowhere/at/all')).toEqual([]);
});
