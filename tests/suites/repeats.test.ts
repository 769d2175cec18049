import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CodeError } from '../../contract/errors';
import { type Act, createRepeats } from '../../server/http/repeats';
import type { Store } from '../../server/ports';
import { testEngines } from './engines';
import { NOON, RoomClock } from './rooms-kit';

for (const engine of testEngines('repeats')) {
  describe(`writes by their request id, on ${engine.name}`, () => {
    const clock = new RoomClock(NOON);
    let store: Store;
    let done = 0;
    let serial = 0;
    beforeAll(async () => (store = await engine.open()));
    afterAll(() => store.close());

    const act = (more: Partial<Act> = {}): Act => ({ userId: 'u', requestId: `r${serial}`, act: { take: 1 }, ...more });
    const node = () => createRepeats(store, clock);
    const work = () => Promise.resolve({ count: (done += 1) });
    /** Each test begins with an id of its own. */
    const fresh = () => {
      serial += 1;
      done = 0;
    };

    it('are carried out once, and answered the same on every node', async () => {
      fresh();
      expect(await node().once(act(), work)).toEqual({ count: 1 });
      expect(await node().once(act(), work)).toEqual({ count: 1 });
      expect(done).toBe(1);
    });

    it('with other words are refused with 9005, and of another player are another act', async () => {
      fresh();
      await node().once(act(), work);
      await expect(node().once(act({ act: { take: 2 } }), work)).rejects.toMatchObject({ code: 9005 });
      expect(await node().once(act({ userId: 'v' }), work)).toEqual({ count: 2 });
    });

    it('that were refused stay refused, in the same words', async () => {
      fresh();
      const refuse = () => Promise.reject(new CodeError(711, { min: '1' }, 'Terlalu banyak'));
      await expect(node().once(act(), refuse)).rejects.toMatchObject({ code: 711 });
      await expect(node().once(act(), work)).rejects.toMatchObject({
        code: 711,
        params: { min: '1' },
        message: 'Terlalu banyak',
      });
      expect(done).toBe(0);
    });

    it('that broke on the way may be tried again, as those that were asked too often', async () => {
      fresh();
      await expect(node().once(act(), () => Promise.reject(new Error('the store is gone')))).rejects.toThrow('gone');
      await expect(node().once(act(), () => Promise.reject(new CodeError(667)))).rejects.toMatchObject({ code: 667 });
      expect(await node().once(act(), work)).toEqual({ count: 1 });
    });

    it('that keep their answer with what they do are not done again, whatever is lost afterwards', async () => {
      fresh();
      const lost = (more: Partial<Act>, fails: 'before' | 'after') =>
        node().once(act(more), async (keep) => {
          await store.transaction(async (tx) => {
            done += 1;
            await keep(tx, { count: done });
            if (fails === 'before') throw new Error('the store is gone');
          });
          throw new Error('the store is gone');
        });
      await expect(lost({}, 'before')).rejects.toThrow('gone');
      await expect(lost({}, 'after')).rejects.toThrow('gone');
      expect(await node().once(act(), work)).toEqual({ count: 2 });
      expect(done).toBe(2);
      // Nothing that may not be kept is.
      fresh();
      await expect(lost({ secret: true }, 'after')).rejects.toThrow('gone');
      expect(await node().once(act({ secret: true }), work)).toEqual({ count: 2 });
    });

    it('are not done by a node that is slower than its lease', async () => {
      fresh();
      const slow = node().once(act(), async (keep) => {
        clock.jump(clock.now() + 30_000);
        expect(await node().once(act(), work)).toEqual({ count: 1 });
        return store.transaction(async (tx) => {
          await keep(tx, {});
          done += 1;
          return {};
        });
      });
      await expect(slow).rejects.toMatchObject({ code: 667 });
      expect(done).toBe(1);
      expect(await node().once(act(), work)).toEqual({ count: 1 });
    });

    it('that are under way hold the same id back, until their node must have died', async () => {
      fresh();
      let finish: (reply: object) => void = () => undefined;
      const slow = node().once(act(), () => new Promise<object>((resolve) => (finish = resolve)));
      await expect
        .poll(() =>
          store.db
            .selectFrom('request_answers')
            .select('hash')
            .where('request_id', '=', act().requestId)
            .executeTakeFirst(),
        )
        .toBeDefined();
      await expect(node().once(act(), work)).rejects.toMatchObject({ code: 667 });
      clock.jump(clock.now() + 30_000);
      // Two find it at once: one takes it over, and is at work until the other has heard so.
      let release: () => void = () => undefined;
      const held = new Promise<void>((resolve) => (release = resolve));
      const takeOver = () => node().once(act(), () => held.then(work));
      const both = [takeOver(), takeOver()];
      await expect(Promise.race(both)).rejects.toMatchObject({ code: 667 });
      release();
      const ends = await Promise.allSettled(both);
      expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      expect(done).toBe(1);
      // Who comes late does not speak for whoever took over.
      finish({ count: 'late' });
      expect(await slow).toEqual({ count: 'late' });
      expect(await node().once(act(), work)).toEqual({ count: 1 });
    });
  });
}
