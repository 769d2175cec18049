import { expect, it } from 'vitest';
import { isAddressedOnce } from './host';

const asked = (...hosts: string[]) => ({
  rawHeaders: ['Accept', '*/*', ...hosts.flatMap((host, n) => [n % 2 === 0 ? 'Host' : 'hOST', host])],
  headers: { host: hosts[0] },
});

it.each(['x', 'lintang.contoh', 'lintang.contoh:8080', '127.0.0.1:80', '[::1]:8080', 'a_b.contoh', ''])(
  'a request for %j is for one house',
  (host) => expect(isAddressedOnce(asked(host))).toBe(true),
);

it('one without a host is the parser’s to refuse', () => {
  expect(isAddressedOnce({ rawHeaders: [], headers: {} })).toBe(true);
});

it.each([
  ['two hosts', ['a', 'b']],
  ['the same twice', ['a', 'a']],
  ['words', ['a b']],
  ['markup', ['a"<script>']],
  ['a path', ['a/b']],
  ['somebody', ['me@a']],
  ['a port of letters', ['a:b']],
  ['a broken bracket', ['[::1']],
])('one that names %s is none', (_, hosts) => expect(isAddressedOnce(asked(...hosts))).toBe(false));
