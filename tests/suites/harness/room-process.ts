/**
 * A house without a gateway: real store, ledger and rooms in a process of its own, with players who never stop. It is made to
 * be killed; `crash-safety.test.ts` starts it and counts the money afterwards.
 */
import { crashCalls } from '../../../contract/crash';
import { DICE_FACES, diceCalls } from '../../../contract/dice';
import { DINGDONG_SELECTIONS, dingdongCalls } from '../../../contract/dingdong';
import { hiloCalls } from '../../../contract/hilo';
import { minesCalls } from '../../../contract/mines';
import { CodeError } from '../../../contract/errors';
import { ROULETTE_TEAMS, rouletteCalls } from '../../../contract/roulette';
import { wingoCalls, WINGO_SELECTIONS } from '../../../contract/wingo';
import { KINDS } from '../../../server/kinds';
import { createStakeGuard } from '../../../server/fairplay/guard';
import { createLedger } from '../../../server/ledger/ledger';
import type { Player } from '../../../server/ports';
import { createRooms } from '../../../server/rounds/index';
import { openStore } from '../../../server/store/open';
import { systemEntropy } from '../../../server/system/entropy';
import { GRANT, type Line, type Orders, PLAYERS, type Sent } from './protocol';
import { scaledClock, seededRandom } from './scaled-clock';
import { soloMove, type SoloView } from './solo-moves';
import { fixedSite } from './site';

const orders = JSON.parse(process.argv[2] ?? '') as Orders;
const say = (line: Line): void => void process.stdout.write(`${JSON.stringify(line)}\n`);

const clock = scaledClock(orders.anchor, orders.speed);
const random = seededRandom(orders.seed);
const store = await openStore({ dataDir: orders.dataDir });
const ledger = createLedger({ store, clock, kinds: KINDS });
const players: Player[] = Array.from({ length: PLAYERS }, (_, i) => ({
  id: `u${i}`,
  name: `Pemain${i}`,
  avatar: 'a1',
}));
await store.transaction((tx) =>
  ledger.post(
    tx,
    players.map(({ id }) => ({ key: `grant:${id}`, userId: id, kind: 'grant', amount: GRANT, ref: 'welcome' })),
  ),
);

const chain = { first: 5_000, year: 0 };
const rooms = createRooms({
  store,
  ledger,
  guard: createStakeGuard({ store, clock }),
  clock,
  entropy: systemEntropy(clock),
  publisher: { json: () => {}, text: () => {}, toUser: () => {} },
  presence: { online: () => PLAYERS, inRoom: () => PLAYERS },
  logger: { info: () => {}, warn: () => {}, error: (details, message) => console.error(message, details) },
  metrics: {},
  site: fixedSite(),
  changed: () => {},
  bots: false,
  chains: { crash: chain, wingo1: chain, wingo2: chain, wingo3: chain, roulette: chain, dice: chain, dingdong: chain },
  batchWindowMs: 5 * orders.speed,
});
for (const room of rooms) await room.start();
const bindings = rooms.flatMap((room) => room.calls);

async function ask(route: string, req: unknown, player: Player): Promise<Record<string, unknown>> {
  const binding = bindings.find(({ call }) => call.route === route);
  if (binding === undefined) throw new Error(`nobody answers ${route}`);
  return (await binding.handle(req as never, {
    connectionId: player.id,
    address: '',
    region: '',
    player,
    receivedAt: clock.now(),
  })) as Record<string, unknown>;
}

async function command(sent: Sent): Promise<void> {
  const player = players.find(({ id }) => id === sent.userId);
  if (player === undefined) throw new Error(`who is ${sent.userId}?`);
  say({ t: 'sent', sent });
  const name = { uuid: sent.uuid, userId: sent.userId };
  try {
    say({ t: 'answer', ...name, ok: true, reply: await ask(sent.route, sent.req, player) });
  } catch (error) {
    if (!(error instanceof CodeError)) throw error;
    say({ t: 'answer', ...name, ok: false, code: error.code });
  }
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const oneOf = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;

/** The timed rooms: where a round is asked for, where a bet goes, and what may be bet on. */
const POOL_ROOMS = [
  { round: rouletteCalls.curRound.route, bet: rouletteCalls.bet.route, pools: ROULETTE_TEAMS },
  { round: diceCalls.curRound.route, bet: diceCalls.bet.route, pools: DICE_FACES },
  { round: dingdongCalls.curRound.route, bet: dingdongCalls.bet.route, pools: DINGDONG_SELECTIONS },
] as const;

/** One player's next move in a timed room; the round may have closed meanwhile. */
async function poolMove(player: Player, amount: number): Promise<{ route: string; req: Record<string, unknown> }> {
  const { round, bet, pools } = oneOf(POOL_ROOMS);
  const { roundId } = await ask(round, { currency: 'IDR' }, player);
  return { route: bet, req: { pool: oneOf<string | number>(pools), amount, roundId } };
}

/** One player's next move: whatever the room is open for, now and then something that it must refuse. */
function move(view: Record<string, unknown>, amount: number): { route: string; req: Record<string, unknown> } {
  // A stake in the air is rare on a busy machine, and soon over: whoever has one mostly takes it.
  if (view.status === 'goingUp' && view.own !== undefined && random() < 0.7)
    return { route: crashCalls.escape.route, req: { roundId: view.roundId } };
  const dice = random();
  const rate = random() < 0.5 ? { rate: Math.round(101 + random() * 200) / 100 } : {};
  const next = random() < 0.9 && view.status !== 'preparation';
  if (dice < 0.45)
    return {
      route: crashCalls.bet.route,
      req: { roundId: next ? view.nextRoundId : view.roundId, amount, currency: 'IDR', ...rate },
    };
  if (dice < 0.6) return { route: crashCalls.escape.route, req: { roundId: view.roundId } };
  if (dice < 0.75) return { route: crashCalls.cancel.route, req: { roundId: next ? view.nextRoundId : view.roundId } };
  return {
    route: wingoCalls.bet.route,
    req: { select: [...new Set([oneOf(WINGO_SELECTIONS), oneOf(WINGO_SELECTIONS)])], amount, phaseNum: view.phase },
  };
}

async function openMove(player: Player, amount: number): Promise<{ route: string; req: Record<string, unknown> }> {
  const model = oneOf([1, 2, 3] as const);
  const [crash, wingo] = await Promise.all([
    ask(crashCalls.curGame.route, { currency: 'IDR' }, player),
    ask(wingoCalls.curRound.route, { currency: 'IDR', model }, player),
  ]);
  return move({ ...crash, phase: wingo.phase }, amount);
}

async function aloneMove(player: Player, amount: number): Promise<ReturnType<typeof soloMove>> {
  const [mines, hilo] = await Promise.all([
    ask(minesCalls.curRound.route, { currency: 'IDR' }, player),
    ask(hiloCalls.curRound.route, { currency: 'IDR' }, player),
  ]);
  return soloMove({ mines, hilo } as SoloView, amount, random);
}

async function play(player: Player): Promise<never> {
  for (let turn = 0; ; turn += 1) {
    await pause(random() * 25);
    const uuid = `${player.id}-${orders.run}-${turn}-command`;
    const amount = 1_000 + orders.run * 1_000 + turn;
    const dice = random();
    const { route, req } =
      dice < 0.25
        ? await aloneMove(player, amount)
        : dice < 0.55
          ? await poolMove(player, amount)
          : await openMove(player, amount);
    await command({ route, userId: player.id, uuid, req: { ...req, uuid } });
  }
}

for (const sent of orders.again) await command(sent);
say({ t: 'ready' });
await Promise.all(players.map(play));
