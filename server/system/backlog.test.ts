import { expect, it } from 'vitest';
import { relieve } from './backlog';

/** Readers with so much kept for each, and which of them are cut off. */
function relieved(
  behind: readonly (readonly [address: string, backlog: number])[],
  limits: Parameters<typeof relieve>[1],
) {
  const cut = new Set<number>();
  relieve(
    behind.map(([address, backlog], n) => ({ address, backlog, cutOff: () => void cut.add(n) })),
    limits,
  );
  return behind.filter((_, n) => !cut.has(n));
}
const many = (count: number, addressOf: (n: number) => string, backlog: number) =>
  Array.from({ length: count }, (_, n) => [addressOf(n), backlog] as const);

it('nobody is cut off below the sums, and of an address beyond its own those who are furthest behind', () => {
  const readers = [...many(10, () => '203.0.113.1', 10), ['203.0.113.1', 3], ['192.0.2.1', 90]] as const;
  expect(relieved(readers, { ofAll: 200, ofAddress: 103 })).toEqual(readers);
  expect(relieved(readers, { ofAll: 200, ofAddress: 100 })).toEqual([
    ...many(4, () => '203.0.113.1', 10),
    ['203.0.113.1', 3],
    ['192.0.2.1', 90],
  ]);
});

it.each([
  ['ten addresses', (n: number) => `198.51.${n % 10}.1`],
  ['all of a /24', (n: number) => `198.51.100.${n}`],
])('what %s have piled up in small pieces is not paid for by who has one large one', (_, addressOf) => {
  const phone = ['192.0.2.1', 40] as const;
  const left = relieved([...many(200, addressOf, 5), phone], { ofAll: 1_000, ofAddress: 200 });
  expect(left).toContainEqual(phone);
  expect(left.length).toBeLessThanOrEqual(93);
  expect(left.length).toBeGreaterThan(80);
});

it('this machine, behind which a proxy may be, is bounded by the sum of all alone', () => {
  const readers = many(10, () => '127.0.0.1', 10);
  expect(relieved(readers, { ofAll: 100, ofAddress: 20 })).toHaveLength(10);
  expect(relieved(readers, { ofAll: 90, ofAddress: 20 })).toHaveLength(4);
});
