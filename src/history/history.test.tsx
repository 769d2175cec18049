// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type BetRow, historyEndpoints } from '../../contract/history';
import { answers, config, connect, open, signIn, siteOfTests, user } from '../app/app.fixture';

siteOfTests();

const NOW = config.serverTime;
const bet = (id: string, rest: Partial<BetRow>): BetRow => ({
  id,
  game: 'crash',
  roundId: '204816',
  choice: [],
  placedAt: NOW - 60_000,
  staked: 32_000,
  paid: 55_680,
  rate: 1.74,
  result: 'won',
  ...rest,
});
const BETS = [
  bet('won', {}),
  bet('lost', { game: 'dice', choice: ['4'], paid: 0, rate: 0, result: 'lost', staked: 15_000 }),
  bet('open', { game: 'mines', paid: 0, rate: undefined, result: 'open', staked: 20_000 }),
];

let asked: Record<string, unknown>[];

async function visit(address: string): Promise<void> {
  history.replaceState(null, '', address);
  await open({
    before: (made) => {
      const call = made.http.call.bind(made.http);
      vi.spyOn(made.http, 'call').mockImplementation(((endpoint: object, args: { query?: object }) => {
        if (endpoint === historyEndpoints.bets) asked.push({ ...args.query });
        return call(endpoint as never, args as never);
      }) as never);
      connect(made);
    },
  });
}

beforeEach(() => {
  asked = [];
  signIn();
  answers.set('/api/main/user', { status: 200, body: user });
  answers.set('/api/main/slot/bet/game', {
    status: 200,
    body: {
      list: [
        { game: 'crash', bets: 1 },
        { game: 'dice', bets: 1 },
      ],
    },
  });
  answers.set('/api/main/slot/game/record', { status: 200, body: { list: BETS, next: null, since: '2025-08-24' } });
  answers.set('/api/main/slot/game/record/days', {
    status: 200,
    body: { list: [{ day: '2025-11-21', bets: 2, staked: 47_000, paid: 55_680 }], since: '2025-08-24' },
  });
});

const panel = () => screen.findByRole('dialog', { name: 'Riwayat taruhan' });

describe('the bet history', () => {
  it('shows each bet with its net and sign under its day, and what is open as open', async () => {
    await visit('/?z=bet-history');
    const rows = within(await panel());
    expect(await rows.findByText('+Rp 23.680')).toBeTruthy();
    expect(rows.getByText('-Rp 15.000')).toBeTruthy();
    expect(rows.getByRole('button', { name: /Dadu ?, mata 5/ })).toBeTruthy();
    expect(rows.getByRole('button', { name: /Ranjau.*Berjalan/ })).toBeTruthy();
    expect(rows.getByRole('heading', { name: /Jumat 21 November/ }).textContent).toContain('+Rp 8.680');
    expect(rows.getByRole('region', { name: 'Hasil bersih bulan ini' }).textContent).toContain('+Rp 8.680');
  });

  it('asks by game, result and days, and a second tap lets a chip go', async () => {
    await visit('/?z=bet-history');
    const rows = within(await panel());
    await rows.findByText('+Rp 23.680');
    fireEvent.click(rows.getByRole('button', { name: 'Dadu' }));
    fireEvent.click(await rows.findByRole('button', { name: 'Kalah' }));
    fireEvent.click(rows.getByRole('button', { name: /^Hari/ }));
    fireEvent.click(await screen.findByRole('button', { name: 'Hari ini' }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ game: 'dice', result: 'lost' }));
    await waitFor(() => expect(asked.at(-1)?.from).toBe(asked.at(-1)?.to));
    fireEvent.click(rows.getByRole('button', { name: 'Dadu' }));
    await waitFor(() => expect(asked.at(-1)).not.toHaveProperty('game', 'dice'));
  });

  it('says that there are none, of a kind or at all, and that it failed with a way to try again', async () => {
    answers.set('/api/main/slot/game/record', { status: 200, body: { list: [], next: null, since: '2025-08-24' } });
    await visit('/?z=bet-history');
    const rows = within(await panel());
    expect(await rows.findByText('Belum ada taruhan')).toBeTruthy();
    fireEvent.click(rows.getByRole('button', { name: 'Menang' }));
    expect(await rows.findByText('Tidak ada yang cocok')).toBeTruthy();
    answers.set('/api/main/slot/game/record', { status: 400, body: { errCode: 667, errMsg: 'Terlalu sering' } });
    fireEvent.click(rows.getByRole('button', { name: 'Impas' }));
    expect(await rows.findByText('Riwayat gagal dimuat')).toBeTruthy();
  });

  it('leads to the balance record', async () => {
    await visit('/?z=bet-history');
    fireEvent.click(within(await panel()).getByRole('button', { name: 'Mutasi saldo' }));
    await waitFor(() => expect(location.search).toBe('?z=bet-history_balance-record'));
  });

  it('opens a bet at an address of its own, and says where there is none', async () => {
    answers.set('/api/main/slot/game/record/won', { status: 400, body: { errCode: 3, errMsg: 'Parameter' } });
    await visit('/?z=bet-history');
    const rows = within(await panel());
    fireEvent.click(await rows.findByRole('button', { name: /Roket.*23\.680/ }));
    await waitFor(() => expect(location.search).toBe('?z=bet-history_bet-history-detail&bet=won'));
    expect(await screen.findByText('Taruhan ini tidak ada')).toBeTruthy();
  });

  it('says of one bet that it could not be loaded, rather than of all', async () => {
    answers.set('/api/main/slot/game/record/won', { status: 400, body: { errCode: 667, errMsg: 'Terlalu sering' } });
    await visit('/?z=bet-history_bet-history-detail&bet=won');
    expect(await screen.findByText('Taruhan ini gagal dimuat')).toBeTruthy();
    expect(screen.queryByText('Riwayat gagal dimuat')).toBeNull();
  });
});
