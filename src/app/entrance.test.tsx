// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { lazy } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { answers, close, open, signIn, siteOfTests, user } from './app.fixture';
import type { PanelQuery } from '../../machines/modals/panels';
import type { House } from '../house/house';
import type { PanelEntry, PanelProps } from './panel';
import type * as panelNames from './panelNames';
import type * as panels from './panels';

/** A panel that needs a login, as the areas to come have them. */
vi.mock('./panels', async (original) => {
  const real = await original<typeof panels>();
  const Body = lazy(async () => ({ default: ({ params }: PanelProps) => <p>Isi dompet {JSON.stringify(params)}</p> }));
  const read = ({ page = '1' }: PanelQuery) => (/^\d+$/.test(page) ? { page: Number(page) } : null);
  const wallet: PanelEntry = {
    login: true,
    params: ['page'],
    read,
    title: 'common.playBalance',
    branded: false,
    size: 'sheet',
    within: null,
    owner: 'account',
    Body,
  };
  return { ...real, panelOf: (name: string) => (name === 'wallet' ? wallet : real.panelOf(name)) };
});
vi.mock('./panelNames', async (original) => {
  const real = await original<typeof panelNames>();
  return {
    ...real,
    PANEL_PARAMS: [...real.PANEL_PARAMS, 'page'],
    panelFacts: (name: string) => (name === 'wallet' ? { name, login: true, params: ['page'] } : real.panelFacts(name)),
  };
});
siteOfTests();

async function logIn(): Promise<void> {
  answers.set('/api/main/user/phone/login', {
    status: 200,
    body: { token: 'token-of-twenty-signs', user, expiresAt: 1_800_000_000_000 },
  });
  const type = async (label: string, value: string) =>
    fireEvent.change(await screen.findByLabelText(label), { target: { value } });
  await type('Nomor telepon atau nama', 'bagus_99');
  await type('Kata sandi', 'rahasia123');
  fireEvent.submit((await screen.findByLabelText('Kata sandi')).closest('form') as HTMLFormElement);
  await screen.findByText('Selamat datang, bagus_99');
}

/** The panels have come to rest: no step of the history is under way, no wish waits for one. */
const rest = ({ modals }: House) =>
  waitFor(() => {
    const snapshot = modals.getSnapshot();
    expect(snapshot.value).toBe('resting');
    expect(snapshot.context).toMatchObject({ pops: 0, backs: 0, waiting: [], entrance: false });
  });

describe('a guest who wants what needs a login', () => {
  it('has the panel after it, and keeps it', async () => {
    const house = await open();
    act(() => house.openPanel('wallet'));
    await waitFor(() => expect(location.search).toBe('?z=login'));
    expect(localStorage.getItem('lintang.panel')).toBe('wallet');
    await logIn();
    expect(await screen.findByText('Isi dompet {"page":1}')).toBeTruthy();
    await rest(house);
    expect(location.search).toBe('?z=wallet');
    expect(localStorage.getItem('lintang.panel')).toBeNull();
  });

  it('has the keyboard on the page after it, also where a link led to the login', async () => {
    await open({ at: '/?z=login' });
    await logIn();
    await waitFor(() => expect(document.activeElement?.id).toBe('isi'));
  });

  it('has it with its parameters, also when the site was loaded anew meanwhile, and shares the address', async () => {
    history.replaceState(null, '', '/?z=wallet&page=3&model=2');
    await open();
    await waitFor(() => expect(location.search).toBe('?model=2&z=login'));
    expect(localStorage.getItem('lintang.panel')).toBe('wallet?page=3');
    cleanup();
    close();
    const house = await open();
    await logIn();
    expect(await screen.findByText('Isi dompet {"page":3}')).toBeTruthy();
    await rest(house);
    expect(location.search).toBe('?model=2&z=wallet&page=3');
    act(() => house.modals.send({ type: 'close' }));
    await waitFor(() => expect(location.search).toBe('?model=2'));
  });

  it('is told where the parameters are none that the panel knows', async () => {
    signIn();
    history.replaceState(null, '', '/?z=wallet&page=evil');
    await open();
    expect(await screen.findByText('Tidak ada apa-apa di alamat ini')).toBeTruthy();
    expect(screen.getByRole('dialog', { name: 'Saldo main' })).toBeTruthy();
    fireEvent.click(screen.getAllByRole('button', { name: 'Tutup' })[1] as HTMLElement);
    await waitFor(() => expect(location.search).toBe(''));
  });

  it('is not sent off the activity page by the login', async () => {
    history.pushState({ depth: 1 }, '', '/activity/active');
    const house = await open();
    act(() => house.openPanel('login'));
    await logIn();
    await rest(house);
    expect(location.pathname + location.search).toBe('/activity/active');
  });

  it('a page that needs a login sends there whoever goes to it from one that there is not', async () => {
    await open({ at: '/nowhere' });
    await screen.findByRole('heading', { level: 1, name: 'Halaman tidak ditemukan' });
    act(() => history.pushState(null, '', '/referral/referral2'));
    await screen.findByRole('dialog', { name: 'Selamat datang kembali' });
    expect(localStorage.getItem('lintang.route')).toBe('replace /referral/referral2');
  });

  it('has the page after it, also when the site was loaded anew meanwhile', async () => {
    history.replaceState(null, '', '/referral/referral2');
    await open();
    await waitFor(() => expect(location.pathname + location.search).toBe('/?z=login'));
    expect(localStorage.getItem('lintang.route')).toBe('replace /referral/referral2');
    cleanup();
    close();
    await open();
    await logIn();
    await waitFor(() => expect(location.pathname + location.search).toBe('/referral/referral2'));
    expect(localStorage.getItem('lintang.route')).toBeNull();
  });
});

it('a page that needs a login is let go of when its player leaves', async () => {
  signIn();
  history.replaceState(null, '', '/referral/referral2');
  const house = await open();
  await screen.findByRole('heading', { name: 'Halaman tidak ditemukan' });
  act(() => house.session.send({ type: 'logout' }));
  await waitFor(() => expect(location.pathname).toBe('/'));
  expect(location.search).toBe('');
});
