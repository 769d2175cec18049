// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type FlowEntry, flowEndpoints } from '../../contract/flow';
import { answers, config, connect, open, signIn, siteOfTests, user } from '../app/app.fixture';
import type { House } from '../house/house';
import { chunksOf } from './chunks';

siteOfTests();

const NOW = config.serverTime;
const entry = (id: string, rest: Partial<FlowEntry>): FlowEntry => ({
  id,
  kind: 'bet',
  group: 'bets',
  amount: -32_000,
  pockets: { main: -32_000 },
  balance: 1_194_320,
  at: NOW - 60_000,
  of: { kind: 'round', game: 'crash', roundId: '204816', bet: 'b1' },
  ...rest,
});
const ENTRIES = [
  entry('14', {
    kind: 'unlock',
    group: 'bonus',
    amount: 0,
    pockets: { main: 36_000, bonus: -36_000 },
    balance: 750_000,
    of: null,
  }),
  entry('13', {
    kind: 'hold',
    group: 'withdrawal',
    amount: -500_000,
    pockets: { main: -500_000, held: 500_000 },
    balance: 750_000,
    of: null,
  }),
  entry('12', { kind: 'payout', group: 'wins', amount: 55_680, pockets: { main: 55_680 }, balance: 1_250_000 }),
  entry('11', {}),
  entry('10', {
    kind: 'newest',
    group: 'deposit',
    amount: 250_000,
    pockets: { main: 250_000 },
    balance: 1_226_320,
    of: null,
  }),
];
const FLOW = '/api/main/pay/balance/flow';

let asked: Record<string, unknown>[];

async function visit(address: string, connected = true): Promise<House> {
  history.replaceState(null, '', address);
  return open({
    before: (made) => {
      const call = made.http.call.bind(made.http);
      vi.spyOn(made.http, 'call').mockImplementation(((endpoint: object, args: { query?: object }) => {
        if (endpoint === flowEndpoints.entries) asked.push({ ...args.query });
        return call(endpoint as never, args as never);
      }) as never);
      if (connected) connect(made);
    },
  });
}

beforeEach(() => {
  asked = [];
  signIn();
  answers.set('/api/main/user', { status: 200, body: user });
  answers.set('/api/main/pay/balance', {
    status: 200,
    body: { main: 650_000, bonus: 100_000, held: 500_000, toPlay: 64_000 },
  });
  answers.set(FLOW, { status: 200, body: { list: ENTRIES, next: null } });
  answers.set(`${FLOW}/days`, {
    status: 200,
    body: { list: [{ day: '2025-11-21', in: 305_680, out: 532_000 }], groups: [], since: '2025-08-21' },
  });
  answers.set(`${FLOW}/12`, { status: 200, body: { entry: ENTRIES[2], others: [ENTRIES[3]] } });
});

const panel = () => screen.findByRole('dialog', { name: 'Mutasi saldo main' });

describe('the balance record', () => {
  it('shows each movement with its sign and what there was after it, under its day and what that came to', async () => {
    await visit('/?z=balance-record');
    const rows = within(await panel());
    expect((await rows.findByRole('button', { name: /Roket, bayar/ })).textContent).toMatch(
      /\+Rp 55\.680.*Rp 1\.250\.000/,
    );
    expect(rows.getByRole('button', { name: /Roket, pasang/ }).textContent).toMatch(/-Rp 32\.000.*Rp 1\.194\.320/);
    expect(rows.getByRole('button', { name: /Uang ditahan.*ke Ditahan/ })).toBeTruthy();
    expect(rows.getByRole('button', { name: /Bonus selesai diputar.*Bonus ke Utama Rp 36\.000.*Tetap/ })).toBeTruthy();
    // A kind that this client does not know yet is called as its group is.
    expect(rows.getByRole('button', { name: /^Isi.*\+Rp 250\.000/ })).toBeTruthy();
    await waitFor(() =>
      expect(rows.getByRole('heading', { name: /Jumat 21 November/ }).textContent).toContain('-Rp 226.320'),
    );
    const pockets = within(rows.getByRole('region', { name: 'Isi saldo' }));
    expect(pockets.getByText('Rp 750.000')).toBeTruthy();
    expect(pockets.getByRole('button', { name: /Bonus.*Sisa putar 64K/ })).toBeTruthy();
  });

  it('asks by pocket, group and days; a pocket’s amounts are what changed in it', async () => {
    await visit('/?z=balance-record');
    const rows = within(await panel());
    await rows.findByRole('button', { name: /Roket, bayar/ });
    fireEvent.click(rows.getByRole('button', { name: /^Ditahan/ }));
    expect((await rows.findByRole('button', { name: /Uang ditahan/ })).textContent).toContain('+Rp 500.000');
    fireEvent.click(rows.getByRole('button', { name: 'Tarik' }));
    fireEvent.click(rows.getByRole('button', { name: /^Hari/ }));
    fireEvent.click(await screen.findByRole('button', { name: 'Hari ini' }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ group: 'withdrawal', pocket: 'held' }));
    await waitFor(() => expect(asked.at(-1)?.from).toMatch(/^\d{4}-\d\d-\d\d$/));
    expect(asked.at(-1)?.to).toBe(asked.at(-1)?.from);
    expect(await rows.findByRole('group', { name: 'Jumlah hari-hari ini' })).toBeTruthy();
    fireEvent.click(rows.getByRole('button', { name: /^Hari/ }));
    fireEvent.click(await screen.findByRole('button', { name: 'Semua hari' }));
    // Asked before, so it is not asked again: the sums of chosen days are gone.
    await waitFor(() => expect(rows.queryByRole('group', { name: 'Jumlah hari-hari ini' })).toBeNull());
    expect(rows.getByRole('button', { name: /^Hari.*Semua hari/ })).toBeTruthy();
  });

  it('says that there are none, of a kind or at all, and that it failed, with a way to try again', async () => {
    answers.set(FLOW, { status: 200, body: { list: [], next: null } });
    await visit('/?z=balance-record');
    const rows = within(await panel());
    expect(await rows.findByText('Belum ada mutasi')).toBeTruthy();
    fireEvent.click(rows.getByRole('button', { name: 'Tukar' }));
    expect(await rows.findByText('Tidak ada yang cocok')).toBeTruthy();
    answers.set(FLOW, { status: 400, body: { errCode: 667, errMsg: 'Terlalu sering' } });
    fireEvent.click(rows.getByRole('button', { name: 'Taruhan' }));
    expect(await rows.findByText('Mutasi gagal dimuat')).toBeTruthy();
    answers.set(FLOW, { status: 200, body: { list: ENTRIES, next: null } });
    fireEvent.click(rows.getByRole('button', { name: 'Coba lagi' }));
    expect(await rows.findByRole('button', { name: /Roket, bayar/ })).toBeTruthy();
  });

  it('says that there is no connection where it could not be asked', async () => {
    answers.set(FLOW, { status: 503, body: {} });
    await visit('/?z=balance-record', false);
    expect(await within(await panel()).findByText('Sedang tanpa koneksi')).toBeTruthy();
  });

  it('follows the balance at its top, and says that there are news where it was scrolled on', async () => {
    const older = [entry('9', { amount: -1_000 })];
    answers.set(FLOW, ({ query }) => ({
      status: 200,
      body: query.get('after') === '10' ? { list: older, next: null } : { list: ENTRIES, next: '10' },
    }));
    const house = await visit('/?z=balance-record');
    const rows = within(await panel());
    // The second page comes at once: all rows are in sight.
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ after: '10' }));
    act(() => house.bus.emit('balance', { balance: 800_000, version: 99 }));
    const news = await rows.findByRole('button', { name: 'Ada mutasi baru' });
    answers.set(FLOW, { status: 200, body: { list: [entry('20', { amount: -7_000 }), ...ENTRIES], next: null } });
    fireEvent.click(news);
    expect((await rows.findAllByRole('button', { name: /-Rp 7\.000/ })).length).toBe(1);
    answers.set(FLOW, { status: 200, body: { list: [entry('21', { amount: -9_000 }), ...ENTRIES], next: null } });
    act(() => house.bus.emit('balance', { balance: 791_000, version: 100 }));
    expect(await rows.findByRole('button', { name: /-Rp 9\.000/ })).toBeTruthy();
    expect(rows.queryByRole('button', { name: 'Ada mutasi baru' })).toBeNull();
  });

  it('opens a movement at an address of its own with what belongs to it, and says where there is none', async () => {
    await visit('/?z=balance-record');
    fireEvent.click(await within(await panel()).findByRole('button', { name: /Roket, bayar/ }));
    await waitFor(() => expect(location.search).toBe('?z=balance-record_transaction&flow=12'));
    const one = within(await within(await panel()).findByRole('region', { name: 'Mutasi' }));
    expect(await one.findByText('Saldo sebelum')).toBeTruthy();
    expect(one.getByText('Rp 1.194.320', { selector: 'dd' })).toBeTruthy();
    answers.set(`${FLOW}/11`, { status: 400, body: { errCode: 3, errMsg: 'Parameter' } });
    fireEvent.click(one.getByRole('button', { name: /Roket, pasang/ }));
    expect(await screen.findByText('Mutasi ini tidak ada')).toBeTruthy();
  });
});

it('a stretch is asked for in parts that the server sums up, each day once', () => {
  const chunks = chunksOf({ from: '2026-01-01', to: '2026-11-20' });
  expect(chunks.map(({ from, to }) => [from, to])).toEqual([
    ['2026-08-20', '2026-11-20'],
    ['2026-05-19', '2026-08-19'],
    ['2026-02-15', '2026-05-18'],
    ['2026-01-01', '2026-02-14'],
  ]);
  expect(chunksOf({ from: '2026-11-20', to: '2026-11-20' })).toEqual([{ from: '2026-11-20', to: '2026-11-20' }]);
});
