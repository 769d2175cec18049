import { describe, expect, it } from 'vitest';
import { crashCalls } from '../../contract/crash';
import { CODE, CodeError } from '../../contract/errors';
import { localFanout } from '../fanout/local';
import { bind } from '../ports';
import type { Caller, Clock } from '../ports';
import { systemClock } from '../system/clock';
import { systemEntropy } from '../system/entropy';
import type { HouseRoom } from './deps';
import { createForwarding } from './forward';

const CALLER: Caller = {
  connectionId: 'c1',
  address: '',
  region: '',
  player: { id: 'u1', name: 'Sari', avatar: 'a1' },
  receivedAt: systemClock.now(),
};
const quiet = () => undefined;

/** Two nodes on one fan-out: the room is open on the first, asked on the second. */
function cluster(askersClock: Clock = systemClock) {
  const errors: unknown[] = [];
  const fanout = localFanout((error) => errors.push(error));
  const handled: { req: unknown; caller: Caller }[] = [];
  const room = (isOpen: boolean): HouseRoom =>
    ({
      game: 'crash',
      isOpen: () => isOpen,
      calls: [
        bind(crashCalls.roundHistory, async (req, caller) => {
          handled.push({ req, caller });
          return { total: 0, list: [] };
        }),
      ],
    }) as unknown as HouseRoom;
  const node = (isOpen: boolean) =>
    createForwarding({
      fanout,
      clock: isOpen ? systemClock : askersClock,
      entropy: systemEntropy(systemClock),
      logger: { info: quiet, warn: quiet, error: quiet },
    }).over(room(isOpen));
  node(true);
  const ask = node(false).calls[0]?.handle as (req: unknown, caller: Caller) => Promise<unknown>;
  return { fanout, errors, handled, ask };
}

describe('a call to a room on another node', () => {
  it('is answered there for whoever asked here', async () => {
    const { ask, handled, errors } = cluster();
    expect(await ask({ page: 1, size: 10 }, CALLER)).toEqual({ total: 0, list: [] });
    expect(handled).toEqual([
      { req: { page: 1, size: 10 }, caller: { ...CALLER, receivedAt: expect.any(Number) as number } },
    ]);
    expect(errors).toEqual([]);
  });

  it('was received when it was by the clock of the node that answers, whatever the other one’s shows', async () => {
    const behindMs = 300_000;
    const { ask, handled } = cluster({ ...systemClock, now: () => systemClock.now() - behindMs });
    const before = systemClock.now();
    const waitedMs = 400;
    await ask({ page: 1, size: 10 }, { ...CALLER, receivedAt: before - behindMs - waitedMs });
    const received = handled[0]?.caller.receivedAt ?? 0;
    expect(received).toBeGreaterThanOrEqual(before - waitedMs);
    expect(received).toBeLessThanOrEqual(systemClock.now() - waitedMs);
  });

  it('is checked there once more: another node may be of another release', async () => {
    const { ask, handled } = cluster();
    await expect(ask({ page: 'one', size: 10 }, CALLER)).rejects.toMatchObject({ code: 3 });
    expect(handled).toEqual([]);
  });
});

describe('a call that is not answered, or by a room that closed over it,', () => {
  const calls = { read: crashCalls.roundHistory, write: crashCalls.bet };
  /** One node of a house whose room is open where `elsewhere` says what becomes of calls. */
  function asking(elsewhere?: (closed: () => void) => Promise<never>) {
    const fanout = localFanout((error) => {
      throw error;
    });
    const timers: (() => void)[] = [];
    const node = (isOpen: () => boolean, handle: () => Promise<never>) =>
      createForwarding({
        fanout,
        clock: { now: systemClock.now, at: (_when, run) => (timers.push(run), () => undefined) },
        entropy: systemEntropy(systemClock),
        logger: { info: quiet, warn: quiet, error: quiet },
      }).over({
        game: 'crash',
        isOpen,
        calls: Object.values(calls).map((call) => bind(call, handle)),
      } as unknown as HouseRoom);
    let open = true;
    if (elsewhere)
      node(
        () => open,
        () => elsewhere(() => (open = false)),
      );
    const here = node(
      () => false,
      () => Promise.reject(new Error('it is not open here')),
    );
    return async (kind: keyof typeof calls): Promise<unknown> => {
      const req = kind === 'read' ? { page: 1, size: 10 } : { roundId: '1', amount: 1_000, currency: 'IDR' };
      const binding = here.calls.find(({ call }) => call.route === calls[kind].route);
      const reply = binding?.handle(req as never, CALLER).catch((error: unknown) => (error as { code?: number }).code);
      if (!elsewhere) for (const run of timers.splice(0)) run();
      return reply;
    };
  }

  it('is told as unavailable when it only asks', async () => {
    expect(await asking()('read')).toBe(10006);
    expect(
      await asking(async (closed) => {
        closed();
        throw new CodeError(CODE.gameUnavailable);
      })('read'),
    ).toBe(10006);
  });

  it('is never told as refused when it is a command: it may have been carried out, here or by the next leader', async () => {
    expect(await asking()('write')).toBe(0);
    expect(
      await asking(async (closed) => {
        closed();
        throw new CodeError(CODE.gameUnavailable);
      })('write'),
    ).toBe(0);
  });

  it('keeps the refusal of a room that stays open', async () => {
    const refuse = (code: number) => asking(() => Promise.reject(new CodeError(code)))('write');
    expect([await refuse(CODE.gameUnavailable), await refuse(746)]).toEqual([10006, 746]);
  });
});

it.each([
  ['no JSON', 'nonsense'],
  ['nothing', ''],
  ['a list', '[]'],
  ['no caller', { id: '1', node: 'n', route: crashCalls.roundHistory.route, req: { page: 1, size: 10 } }],
  [
    'a caller that is half a player',
    {
      id: '1',
      node: 'n',
      route: crashCalls.roundHistory.route,
      req: { page: 1, size: 10 },
      caller: { connectionId: 'c', player: { id: 'u1' }, receivedAt: 1 },
    },
  ],
])('a question of %s is not answered, and harms nobody', async (_name, body) => {
  const { fanout, handled, errors, ask } = cluster();
  fanout.publish('@rooms:ask', new TextEncoder().encode(typeof body === 'string' ? body : JSON.stringify(body)));
  expect(handled).toEqual([]);
  expect(errors).not.toEqual([]);
  expect(await ask({ page: 1, size: 10 }, CALLER)).toEqual({ total: 0, list: [] });
});
