import { EventEmitter } from 'node:events';
import { expect, it } from 'vitest';
import { Places } from './places';

/** An answer that is under way until it is closed. */
const response = () => Object.assign(new EventEmitter(), { destroyed: false });
const BOUNDS = { ofPlayer: 1, ofAddress: 2, inAll: 3 };
const TOO_MANY = expect.objectContaining({ code: 667 }) as unknown;

it('has so many under way of a player, of an address and in all; who is done or has gone makes room', () => {
  const places = new Places(BOUNDS);
  const first = response();
  places.hold(first, 'ana', 'here');
  expect(() => places.hold(response(), 'ana', 'elsewhere')).toThrow(TOO_MANY);
  places.hold(response(), 'budi', 'here');
  expect(() => places.hold(response(), 'citra', 'here')).toThrow(TOO_MANY);
  places.hold(response(), 'citra', 'there');
  expect(() => places.hold(response(), 'dewi', 'elsewhere')).toThrow(TOO_MANY);
  first.emit('close');
  places.hold(response(), 'ana', 'here');
});

it('keeps no place for who had hung up before it was known who they are: they do not close again', () => {
  const places = new Places(BOUNDS);
  for (let n = 0; n < 10; n += 1) places.hold(Object.assign(response(), { destroyed: true }), 'ana', 'here');
  places.hold(response(), 'ana', 'here');
});
