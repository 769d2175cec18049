import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Registry } from './registry';

describe('a registry', () => {
  it('does what a Map does, and leaves every older version as it was', () => {
    const change = fc.record({ key: fc.string({ maxLength: 2 }), value: fc.integer(), drop: fc.boolean() });
    fc.assert(
      fc.property(fc.array(change, { maxLength: 80 }), (changes) => {
        const versions = [{ registry: Registry.empty<number>(), map: new Map<string, number>() }];
        for (const { key, value, drop } of changes) {
          const last = versions[versions.length - 1];
          if (!last) return;
          const map = new Map(last.map);
          if (drop) map.delete(key);
          else map.set(key, value);
          versions.push({ registry: drop ? last.registry.without(key) : last.registry.with(key, value), map });
        }
        for (const { registry, map } of versions) {
          expect(registry.size).toBe(map.size);
          expect([...registry.values()].sort()).toEqual([...map.values()].sort());
          for (const [key, value] of map) expect(registry.get(key)).toBe(value);
        }
      }),
    );
  });

  it('takes many at once as it takes them one by one', () => {
    const entries = fc.uniqueArray(fc.tuple(fc.string({ maxLength: 2 }), fc.integer()), {
      selector: ([key]) => key,
      maxLength: 200,
    });
    fc.assert(
      fc.property(entries, entries, (before, more) => {
        const old = Registry.of(before);
        const together = old.withAll(more);
        const oneByOne = more.reduce((registry, [key, value]) => registry.with(key, value), old);
        expect(together.size).toBe(oneByOne.size);
        expect([...together.values()]).toEqual([...oneByOne.values()]);
        for (const [key, value] of before) expect(old.get(key)).toBe(value);
        expect(old.size).toBe(before.length);
      }),
    );
  });

  it('begins with entries', () => {
    const registry = Registry.of([
      ['a', 1],
      ['b', 2],
      ['a', 3],
    ]);
    expect(registry.size).toBe(2);
    expect(registry.get('a')).toBe(3);
  });
});
