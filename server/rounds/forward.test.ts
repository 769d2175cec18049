import { describe, expect, it } from 'vitest';
import { crashCalls } from '../../contract/crash';
import { localFanout } from '../fanout/local';
import { bind } from '../ports';
import type { Caller } from '../ports';
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
function cluster() {
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
      clock: systemClock,
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
    expect(handled).toEqual([{ req: { page: 1, size: 10 }, caller: CALLER }]);
    expect(errors).toEqual([]);
  });

  it('is checked there once more: another node may be of another release', async () => {
    const { ask, handled } = cluster();
    await expect(ask({ page: 'one', size: 10 }, CALLER)).rejects.toMatchObject({ code: 3 });
    expect(handled).toEqual([]);
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
