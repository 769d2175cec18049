import { expect, it } from 'vitest';
import { createActor, setup, SimulatedClock } from 'xstate';
import { also, type Effect, plansOf } from './plan';

interface Context {
  readonly told: readonly string[];
}
type Event =
  | { readonly type: 'do'; readonly effects: readonly Effect<Event, Word>[] }
  | { readonly type: 'inner'; readonly text: string };
type Word = { readonly type: 'word'; readonly text: string };

const { begin, act } = plansOf<Context, Event, Word>();

/** A machine that carries out what it is sent; every inner event leaves its text behind. */
function machine() {
  const clock = new SimulatedClock();
  const obey = act((context, event) =>
    event.type === 'do'
      ? also(begin(context), {}, ...event.effects)
      : also(begin(context), { told: [...context.told, event.text] }),
  );
  const plain = setup({ types: {} as { context: Context; events: Event; emitted: Word } });
  const actor = createActor(plain.createMachine({ context: { told: [] }, on: { '*': { actions: obey } } }), { clock });
  const words: string[] = [];
  actor.on('word', ({ text }) => words.push(text));
  actor.start();
  return {
    clock,
    words,
    told: () => actor.getSnapshot().context.told,
    carryOut: (...effects: readonly Effect<Event, Word>[]) => actor.send({ type: 'do', effects }),
  };
}

const inner = (text: string): Event => ({ type: 'inner', text });

it('says words in their order and tells its own regions at once', () => {
  const { carryOut, words, told } = machine();
  carryOut(
    { type: 'word', text: 'a' },
    { type: 'raise', event: inner('x') },
    { type: 'word', text: 'b' },
    { type: 'raise', event: inner('y') },
  );
  expect(words).toEqual(['a', 'b']);
  expect(told()).toEqual(['x', 'y']);
});

it('tells itself later; what is asked for anew under an id begins its time again', () => {
  const { carryOut, told, clock } = machine();
  carryOut({ type: 'later', id: 'win', event: inner('old'), ms: 100 });
  clock.increment(60);
  carryOut({ type: 'later', id: 'win', event: inner('new'), ms: 100 });
  clock.increment(60);
  expect(told()).toEqual([]);
  clock.increment(40);
  expect(told()).toEqual(['new']);
});

it('calls off what waits', () => {
  const { carryOut, told, clock } = machine();
  carryOut(
    { type: 'later', id: 'win', event: inner('x'), ms: 100 },
    { type: 'later', id: 'flag', event: inner('y'), ms: 100 },
  );
  carryOut({ type: 'never', id: 'win' });
  clock.increment(100);
  expect(told()).toEqual(['y']);
});
