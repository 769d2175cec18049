import { describe, expect, it } from 'vitest';
import { crashCalls } from '../../../contract/crash';
import { OFFLINE_EVENT } from './channel';
import { ANSWER_MS, DOUBT_MS, QUIET_MS } from './pulse';
import { testChannel } from './testKit';

const HISTORY = crashCalls.roundHistory.route;
const paging = { page: 1, size: 10 };
const KEEPALIVE = 3;
const answer = () => new Promise<void>((resolve) => setImmediate(resolve));

/** A room that is followed, with its snapshot, at the time 0. */
async function inRoom() {
  const house = testChannel();
  await house.connected();
  const seen: string[] = [];
  const following = house.channel.follow({
    call: crashCalls.roundHistory,
    payload: paging,
    parts: [],
    onSnapshot: ({ total }) => void seen.push(`snapshot ${total}`),
  });
  house.window.addEventListener(OFFLINE_EVENT, () => seen.push('lost'));
  house.peer().reply(HISTORY, { total: 1, list: [] });
  await answer();
  const pings = () => house.peer().sent.filter(({ frame }) => frame.type === KEEPALIVE).length;
  const alive = () =>
    house.peer().send({ type: KEEPALIVE, flags: 0, streamId: 0, lastReceivedPosition: 0, data: null });
  const bet = () =>
    house.channel.request(crashCalls.escape, { roundId: '1' }).then(
      () => 'sent',
      (error: { kind?: string }) => error.kind,
    );
  return { ...house, seen, following, pings, alive, bet };
}

describe('a line on which nothing arrives', () => {
  it('is told within 3 s while a room is open, and closes nothing', async () => {
    const { timers, channel, seen, pings, heardOf, peers, peer } = await inRoom();
    expect(QUIET_MS + ANSWER_MS).toBeLessThan(3_000);
    timers.pass(QUIET_MS + ANSWER_MS - 1);
    expect(pings()).toBe(1);
    expect(seen).toEqual(['snapshot 1']);
    timers.pass(1);
    expect(seen).toEqual(['snapshot 1', 'lost']);
    expect(channel.status).toBe('disconnect');
    expect(heardOf('channel/status').at(-1)).toMatchObject({ status: 'disconnect', silent: true });
    expect(peers).toHaveLength(1);
    expect(peer().closed).toBe(false);
  });

  it('takes no command: nothing is sent behind the player’s back when it comes alive', async () => {
    const { timers, bet, peer } = await inRoom();
    timers.pass(QUIET_MS + ANSWER_MS);
    expect(await bet()).toBe('not connected');
    expect(peer().routes()).not.toContain(crashCalls.escape.route);
  });

  it('counts again with the first frame, and the room begins anew with a snapshot', async () => {
    const { timers, alive, seen, peer, channel } = await inRoom();
    timers.pass(QUIET_MS + ANSWER_MS);
    alive();
    expect(channel.status).toBe('connected');
    peer().reply(HISTORY, { total: 2, list: [] });
    await answer();
    expect(seen).toEqual(['snapshot 1', 'lost', 'snapshot 2']);
  });

  it('that dies in the end is lost once', async () => {
    const { timers, seen, heardOf } = await inRoom();
    timers.pass(13_000);
    expect(seen).toEqual(['snapshot 1', 'lost']);
    expect(heardOf('channel/status').map(({ status, silent }) => `${status}${silent ? ' silent' : ''}`)).toEqual([
      'connecting',
      'connected',
      'disconnect silent',
      'disconnect',
    ]);
    expect(heardOf('report')).toContainEqual({ kind: 'websocket_disconnect', detail: 'closed here' });
  });

  it('is not what a server says that has nothing to tell: it answers', async () => {
    const { timers, alive, pings, seen } = await inRoom();
    for (let i = 0; i < 10; i += 1) {
      timers.pass(QUIET_MS);
      alive();
    }
    expect(pings()).toBeGreaterThan(0);
    expect(seen).toEqual(['snapshot 1']);
  });

  it('is not asked while messages come, nor where no room is open', async () => {
    const { timers, alive, pings, following } = await inRoom();
    for (let i = 0; i < 20; i += 1) {
      timers.pass(100);
      alive();
    }
    expect(pings()).toBe(0);
    following.stop();
    timers.pass(5_000);
    expect(pings()).toBe(0);
  });

  it('is not what a page says that was asleep', async () => {
    const { timers, seen } = await inRoom();
    timers.pass(QUIET_MS);
    timers.pass(60_000, true);
    expect(seen).not.toContain('lost');
  });

  it('is believed sooner where the device says that its network is gone', async () => {
    const { timers, window, seen } = await inRoom();
    window.dispatchEvent(new Event('offline'));
    timers.pass(DOUBT_MS);
    expect(seen).toEqual(['snapshot 1', 'lost']);
  });

  it('lives on where the server answers all the same', async () => {
    const { timers, window, alive, seen } = await inRoom();
    timers.pass(10);
    window.dispatchEvent(new Event('offline'));
    timers.pass(DOUBT_MS / 2);
    alive();
    timers.pass(DOUBT_MS);
    expect(seen).toEqual(['snapshot 1']);
  });
});
