import { EventEmitter } from 'node:events';
import { expect, it } from 'vitest';
import { Lines, Places } from './places';

/** An answer that is under way until it is closed. */
const response = () =>
  Object.assign(new EventEmitter(), {
    destroyed: false,
    destroy() {
      this.destroyed = true;
    },
  });
const BOUNDS = { ofPlayer: 1, ofAddress: 2, inAll: 3, fairMs: 4_000 };
const always = () => true;
const never = () => false;
const TOO_MANY = expect.objectContaining({ code: 667 }) as unknown;

it('has so many under way of a player, of an address and in all; who is done or has gone makes room', () => {
  const places = new Places(BOUNDS, { now: () => 0 });
  const first = response();
  places.hold(first, 'ana', 'here', always);
  expect(() => places.hold(response(), 'ana', 'elsewhere', always)).toThrow(TOO_MANY);
  places.hold(response(), 'budi', 'here', always);
  expect(() => places.hold(response(), 'citra', 'here', always)).toThrow(TOO_MANY);
  places.hold(response(), 'citra', 'there', always);
  expect(() => places.hold(response(), 'dewi', 'elsewhere', always)).toThrow(TOO_MANY);
  first.emit('close');
  places.hold(response(), 'ana', 'here', always);
});

it('keeps no place for who had hung up before it was known who they are: they do not close again', () => {
  const places = new Places(BOUNDS, { now: () => 0 });
  for (let n = 0; n < 10; n += 1) places.hold(Object.assign(response(), { destroyed: true }), 'ana', 'here', always);
  places.hold(response(), 'ana', 'here', always);
});

it('gives nobody a place for being slow: whoever had one for longest, now and lately, makes room for who had less', () => {
  let now = 0;
  const places = new Places(BOUNDS, { now: () => now });
  const mallets = ['malin', 'maling', 'malang'];
  // They hang up and come again as soon as they are hung up on.
  for (let tries = 0; tries < 20; tries += 1) {
    now += 10_000;
    const slow = mallets.map((name) => ({ name, one: response() }));
    for (const { name, one } of slow) places.hold(one, name, name, always);
    // None of these sends for long: it is what they had before that counts.
    const innocent = response();
    if (tries > 0) places.hold(innocent, `ani${tries}`, 'here', always);
    else expect(() => places.hold(innocent, 'ani', 'here', always)).toThrow(TOO_MANY);
    expect(slow.filter(({ one }) => one.destroyed)).toHaveLength(tries > 0 ? 1 : 0);
    now += 10_000;
    for (const { one } of [...slow, { one: innocent }]) one.emit('close');
  }
});

it('takes nobody out who had less than a fair share, or as much as who asks, or whose work has begun', () => {
  let now = 0;
  const places = new Places(BOUNDS, { now: () => now });
  const [ana, budi, citra] = [response(), response(), response()];
  places.hold(ana, 'ana', 'a', never);
  now = 5_000;
  places.hold(budi, 'budi', 'b', always);
  places.hold(citra, 'citra', 'c', always);
  now = 8_000;
  expect(() => places.hold(response(), 'dewi', 'd', always)).toThrow(TOO_MANY);
  now = 9_001;
  places.hold(response(), 'dewi', 'd', always);
  expect([ana, budi, citra].map(({ destroyed }) => destroyed)).toEqual([false, true, false]);
  expect(() => places.hold(response(), 'budi', 'b', always)).toThrow(TOO_MANY);
  // What they had is forgotten by and by.
  now += 300_000;
  places.hold(response(), 'budi', 'b', always);
  expect(citra.destroyed).toBe(true);
});

it('lets who had less of an address take a place of that address', () => {
  let now = 0;
  const places = new Places({ ...BOUNDS, inAll: 10 }, { now: () => now });
  const [here, there] = [response(), response()];
  places.hold(there, 'ana', 'there', always);
  places.hold(here, 'budi', 'here', always);
  places.hold(response(), 'citra', 'here', always);
  now = 5_000;
  places.hold(response(), 'dewi', 'here', always);
  expect([here.destroyed, there.destroyed]).toEqual([true, false]);
});

it('gives no place for being somebody else each time: the networks of one line have had theirs together', () => {
  let now = 0;
  const places = new Places(BOUNDS, { now: () => now });
  for (let tries = 0; tries < 20; tries += 1) {
    // Never for longer than is fair, each time by new accounts on networks that nobody has come from.
    const slow = [1, 2, 3].map((n) => ({ one: response(), name: `malin${tries}-${n}`, n }));
    for (const { one, name, n } of slow) places.hold(one, name, `2001:db8:7:${tries}${n}::/64`, always);
    now += 3_900;
    const innocent = response();
    const ask = () => places.hold(innocent, `ani${tries}`, '192.0.2.7', always);
    if (tries === 0) expect(ask).toThrow(TOO_MANY);
    else ask();
    for (const { one } of [...slow, { one: innocent }]) one.emit('close');
  }
});

it('takes no place from a neighbour for what their town had', () => {
  let now = 0;
  const places = new Places(BOUNDS, { now: () => now });
  const busy = response();
  places.hold(busy, 'ana', 'town', always);
  now = 60_000;
  busy.emit('close');
  places.hold(response(), 'budi', 'town', always);
  places.hold(response(), 'citra', 'town', always);
  now += 1_000;
  expect(() => places.hold(response(), 'dewi', 'town', always)).toThrow(TOO_MANY);
});

it('sends a player one picture after another, past those that were given up, and others theirs meanwhile', async () => {
  const lines = new Lines();
  const [first, second, third, other] = [response(), response(), response(), response()];
  const sent: string[] = [];
  const ask = (name: string, player: string, one: ReturnType<typeof response>) =>
    void lines.turn(player, one).then(() => void sent.push(name));
  ask('first', 'ana', first);
  ask('second', 'ana', second);
  ask('third', 'ana', third);
  ask('other', 'budi', other);
  await new Promise(setImmediate);
  expect(sent).toEqual(['first', 'other']);
  second.emit('close');
  await new Promise(setImmediate);
  expect(sent).toHaveLength(2);
  first.emit('close');
  await new Promise(setImmediate);
  expect(sent).toEqual(['first', 'other', 'second', 'third']);
});
