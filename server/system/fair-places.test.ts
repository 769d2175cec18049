import { describe, expect, it } from 'vitest';
import { FairPlaces } from './fair-places';

/** A house of so many places, and who has one by now. */
function house(most: number, gives: 'oldest' | 'newest', ofNetwork = most) {
  const places = new FairPlaces({ ofAll: most, ofNetwork }, gives);
  const inside: string[] = [];
  const leaving = new Map<string, () => void>();
  const enter = (name: string, address: string): boolean => {
    const leave = places.enter(address, () => inside.splice(inside.indexOf(name), 1));
    if (leave === null) return false;
    inside.push(name);
    leaving.set(name, leave);
    return true;
  };
  const leave = (name: string): void => {
    leaving.get(name)?.();
    inside.splice(inside.indexOf(name), 1);
  };
  return { enter, leave, inside };
}

const fill = (enter: (name: string, address: string) => boolean, address: (n: number) => string, count: number) => {
  for (let n = 0; n < count; n += 1) enter(`a${n}`, address(n));
};

describe.each(['oldest', 'newest'] as const)('when no place is left, and the %s gives way', (gives) => {
  it('one of whoever has most is given up for who has less, until they have as many', () => {
    const { enter, inside } = house(10, gives);
    fill(enter, (n) => (n < 7 ? '203.0.113.1' : '198.51.100.1'), 10);
    for (let n = 0; n < 3; n += 1) expect(enter(`guest${n}`, '192.0.2.1')).toBe(true);
    expect(inside).toHaveLength(10);
    expect(inside.filter((name) => name.startsWith('guest'))).toHaveLength(3);
    expect(inside).toEqual(expect.arrayContaining(['a7', 'a8', 'a9']));
    expect(inside.includes('a0')).toBe(gives === 'newest');
    // Three each and one over: whose it is does not go round.
    expect(enter('x', '198.51.100.1')).toBe(gives === 'oldest');
    expect(inside.filter((name) => name.startsWith('guest'))).toHaveLength(3);
  });

  it.each([
    ['a /24', (n: number) => `203.0.113.${n}`],
    ['a /32 of IPv6', (n: number) => `2001:db8:${n.toString(16)}::1`],
  ])('all of %s is one: who holds it has no more than anybody', (_, addressOf) => {
    const { enter, inside } = house(10, gives);
    fill(enter, addressOf, 10);
    for (let n = 0; n < 5; n += 1) expect(enter(`guest${n}`, '192.0.2.1')).toBe(true);
    expect(inside.filter((name) => name.startsWith('guest'))).toHaveLength(5);
    expect(enter('again', addressOf(99))).toBe(false);
    expect(inside).toHaveLength(10);
  });

  it('places of those who have left are free', () => {
    const { enter, leave, inside } = house(2, gives);
    fill(enter, () => '203.0.113.1', 2);
    leave('a0');
    expect(enter('guest', '192.0.2.1')).toBe(true);
    expect(enter('other', '198.51.100.1')).toBe(false);
    expect(inside).toHaveLength(2);
  });
});

it('of one address what is over in a moment makes room for a neighbour, what is meant to stay does not', () => {
  const passing = house(3, 'oldest');
  fill(passing.enter, () => '203.0.113.1', 3);
  expect(passing.enter('neighbour', '203.0.113.1')).toBe(true);
  expect(passing.inside).toEqual(['a1', 'a2', 'neighbour']);
  const staying = house(3, 'newest');
  fill(staying.enter, () => '203.0.113.1', 3);
  expect(staying.enter('neighbour', '203.0.113.1')).toBe(false);
});

it('an address that has all it may have is answered by its own, however many places are left', () => {
  const passing = house(10, 'oldest', 2);
  fill(passing.enter, () => '203.0.113.1', 4);
  expect(passing.inside).toEqual(['a2', 'a3']);
  const staying = house(10, 'newest', 2);
  fill(staying.enter, () => '203.0.113.1', 4);
  expect(staying.inside).toEqual(['a0', 'a1']);
  expect(staying.enter('guest', '203.0.113.2')).toBe(true);
});
