/** The dingdong room's parts on a page, over its machine and a clock moved by hand. */
import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createActor, SimulatedClock } from 'xstate';
import type { AutoConfig } from '../../../machines/autobet/types';
import type { Runner } from '../../../machines/autobet/runner';
import { DINGDONG_RUN_MS } from '../../../contract/constants';
import { DINGDONG_SELECTIONS, type DingdongSelection, type DingdongStop } from '../../../contract/dingdong';
import { dingdongMachine } from '../../../machines/dingdong/machine';
import type { DingdongEvent, DingdongSnapshot } from '../../../machines/dingdong/types';
import type { House } from '../../house/house';
import { HouseContext } from '../../house/hooks';
import { dictionary } from '../../i18n/dictionary';
import { AnnouncerProvider } from '../../ui/Announcer';
import { dingdongGame } from '../../games/dingdong/room/game';
import { PoolContext } from './context';
import type { PoolRoom } from './openRoom';
import { rp } from '../../../rules/money.fixture';

const HEX = 'a'.repeat(64);
export const START = 1_760_000_000_000;
export const CLOSE = START + 15_000;

/** A round that takes bets; five bets of three people lie on the grapes. */
export const snapshot = (extra: Partial<DingdongSnapshot> = {}): DingdongSnapshot => ({
  round: {
    roundId: '12',
    startTime: START,
    closeTime: CLOSE,
    endTime: null,
    hash: HEX,
    publicSeed: 'p',
    publicSeedHash: HEX,
    salt: null,
    rand: null,
    runs: [],
  },
  bets: [],
  myBets: [],
  mine: new Map(),
  history: [],
  maxProfit: rp(1_000_000_000),
  players: 3,
  totals: DINGDONG_SELECTIONS.map((select) => ({
    select,
    users: select === 'GRAPE' ? 3 : 0,
    bots: 0,
    bets: select === 'GRAPE' ? 5 : 0,
    betAmount: select === 'GRAPE' ? rp(30_000) : 0n,
    botAmount: 0n,
    isHot: select === 'GRAPE',
  })),
  limits: new Map(DINGDONG_SELECTIONS.map((select) => [select, { min: rp(1_000), max: rp(5_000_000) }])),
  ...extra,
});

/** A player with Rp 1.000.000. */
const PLAYER = {
  getSnapshot: () => ({ context: { token: 't', user: { id: 'me', balance: 1_000_000 } } }),
  subscribe: () => ({ unsubscribe: () => undefined }),
};

/** Shows parts of the room. Times are ms after the round's start. */
export async function showRoom(parts: ReactNode) {
  await dictionary.bring('room', 'check', 'pool', 'comforts', 'dingdong');
  const timers = new SimulatedClock();
  const clock = { now: () => START + timers.now() };
  const actor = createActor(dingdongMachine, { input: { clock, userId: 'me' }, clock: timers });
  actor.start();
  const tapped: DingdongSelection[] = [];
  const runs: AutoConfig[] = [];
  const room = {
    game: dingdongGame,
    actor,
    onSettled: () => () => undefined,
    startRun: ({ input }: Runner) => void runs.push(input.config),
    tap: (pool: DingdongSelection) => void tapped.push(pool),
  } as unknown as PoolRoom;
  const send = (event: DingdongEvent) => act(() => actor.send(event));
  send({ type: 'wire.snapshot', snapshot: snapshot() });
  render(
    <HouseContext value={{ clock, session: PLAYER, newCommandId: () => 'run-0001' } as unknown as House}>
      <AnnouncerProvider>
        <PoolContext value={room}>{parts}</PoolContext>
      </AnnouncerProvider>
    </HouseContext>,
  );
  return {
    send,
    tapped,
    runs,
    context: () => actor.getSnapshot().context,
    to: (ms: number) => act(() => timers.increment(START + ms - clock.now())),
    /** A run begins, after which another one follows unless it is the last. */
    run: (index: number, draw: DingdongStop, runTime: number, last: boolean) =>
      send({
        type: 'wire.end',
        end: {
          roundId: '12',
          run: index,
          draw,
          runTime,
          stopTime: runTime + DINGDONG_RUN_MS,
          endTime: last ? runTime + 10_000 : null,
          salt: last ? HEX : null,
          rand: last ? HEX : null,
          publicSeed: 'p',
        },
      }),
  };
}
