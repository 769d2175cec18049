// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { CODE, INDONESIAN } from '../../contract/errors';
import { mailboxCalls } from '../../contract/mailbox';
import { answers, config, open, sent, signIn, siteOfTests, user } from './app.fixture';
import type { House } from '../house/house';
import { applyRefusal } from '../net/refusal';

siteOfTests();

const field = (label: string) => screen.findByLabelText(label);
const type = async (label: string, value: string) => fireEvent.change(await field(label), { target: { value } });

describe('the first visit', () => {
  it('asks for the age, refuses minors, and remembers a yes', async () => {
    await open({ adult: false });
    fireEvent.click(await screen.findByText('Saya belum 18 tahun'));
    expect(screen.getByText('Sampai jumpa nanti')).toBeTruthy();
    expect(localStorage.getItem('lintang.adult')).toBeNull();
    fireEvent.click(screen.getByText('Saya salah pilih'));
    fireEvent.click(screen.getByText('Saya berusia 18 tahun atau lebih'));
    expect(screen.queryByText('Khusus 18 tahun ke atas')).toBeNull();
    expect(localStorage.getItem('lintang.adult')).toBe('yes');
  });

  it('says that nobody has won big, with the play credit of the site', async () => {
    await open();
    expect(await screen.findByText('Belum ada menang besar hari ini')).toBeTruthy();
    expect(await screen.findByText(/Coba dengan Rp\s1\.000\.000 saldo main/)).toBeTruthy();
  });
});

describe('signing in', () => {
  it('opens over the page by z, shows what is missing, and closes with Escape', async () => {
    await open();
    fireEvent.click(screen.getByText('Masuk'));
    await waitFor(() => expect(location.search).toBe('?z=login'));
    const dialog = await screen.findByRole('dialog');
    await field('Kata sandi');
    fireEvent.submit(dialog.querySelector('form') as HTMLFormElement);
    expect(await screen.findByText('Isi nomor telepon atau nama pemain Anda')).toBeTruthy();
    expect(sent.some(({ path }) => path.endsWith('/login'))).toBe(false);
    fireEvent.keyDown(dialog, { key: 'Escape' });
    await waitFor(() => expect(location.search).toBe(''));
  });

  it('shows a refusal by its code where the form is', async () => {
    answers.set('/api/main/user/phone/login', { status: 400, body: { errCode: CODE.invalidCredentials, errMsg: 'x' } });
    const house = await open();
    act(() => house.openPanel('login'));
    await type('Nomor telepon atau nama', '0812 3456 789');
    await type('Kata sandi', 'salah1234');
    fireEvent.submit((await field('Kata sandi')).closest('form') as HTMLFormElement);
    expect(await screen.findByText('Nomor telepon atau kata sandi salah')).toBeTruthy();
    expect(screen.getByText('#7021')).toBeTruthy();
    expect(sent.find(({ path }) => path.endsWith('/login'))?.body).toEqual({
      account: '08123456789',
      password: 'salah1234',
    });
  });

  it('keeps the token in its cookie, shows the balance as play money and greets', async () => {
    answers.set('/api/main/user/phone/login', {
      status: 200,
      body: { token: 'token-of-twenty-signs', user, expiresAt: 1_800_000_000_000 },
    });
    const house = await open();
    act(() => house.openPanel('login'));
    await type('Nomor telepon atau nama', 'bagus_99');
    await type('Kata sandi', 'rahasia123');
    fireEvent.submit((await field('Kata sandi')).closest('form') as HTMLFormElement);
    expect(await screen.findByText('Selamat datang, bagus_99')).toBeTruthy();
    expect(document.cookie).toContain('lintang_token=token-of-twenty-signs');
    expect(screen.getByText('Saldo main').parentElement?.textContent).toBe('Saldo mainRp 1.000.000');
    await waitFor(() => expect(location.search).toBe(''));
  });
});

describe('a session', () => {
  it('follows balance pushes', async () => {
    signIn();
    const house = await open();
    await screen.findByText('Saldo main');
    act(() => house.bus.emit('balance', { balance: 975_000, version: 3 }));
    await waitFor(() => expect(screen.getByText('Saldo main').parentElement?.textContent).toBe('Saldo mainRp 975.000'));
  });

  it('that is lost clears the cookie, says so once and opens the login', async () => {
    signIn();
    const house = await open();
    await screen.findByText('Saldo main');
    act(() => {
      house.bus.emit('auth-lost', { code: 1 });
      house.bus.emit('toast', { kind: 'info', text: 'Sesi masuk berakhir, silakan masuk lagi', code: 1 });
    });
    expect(await screen.findAllByText('Sesi masuk berakhir, silakan masuk lagi')).toHaveLength(1);
    await waitFor(() => expect(location.search).toBe('?z=login'));
    expect(document.cookie).not.toContain('token-of-twenty-signs');
  });

  it('shows what another tab or a round moved at once, and what a command of its own moved only when its room does', async () => {
    signIn();
    const house = await open();
    await screen.findByText('Saldo main');
    const shown = (amount: string) =>
      waitFor(() => expect(screen.getByText('Saldo main').parentElement?.textContent).toBe(`Saldo main${amount}`));
    vi.spyOn(house.channel, 'sentHere').mockImplementation((uuid) => uuid === 'command-of-this-tab');
    act(() => house.bus.emit('balance', { balance: 975_000, version: 3, uuid: 'command-of-another' }));
    await shown('Rp 975.000');
    act(() => house.bus.emit('balance', { balance: 900_000, version: 4, uuid: 'command-of-this-tab' }));
    await shown('Rp 975.000');
    act(() => house.session.send({ type: 'balance.reply', balance: 900_000 }));
    await shown('Rp 900.000');
  });
});

describe('paths', () => {
  it.each(['/nowhere', '/help/nothing', '/game/eggs', '/replay/eggs/1', '/vip'])(
    '%s is said to be none of ours, with a way home',
    async (path) => {
      history.replaceState(null, '', path);
      await open();
      expect(await screen.findByRole('heading', { name: 'Halaman tidak ditemukan' })).toBeTruthy();
      expect(location.pathname).toBe(path);
      await waitFor(() => expect(document.title).toBe('Halaman tidak ditemukan · Lintang'));
      fireEvent.click(screen.getByText('Ke beranda'));
      await waitFor(() => expect(location.pathname).toBe('/'));
      expect(document.title).toBe('Lintang, permainan dengan saldo mainan');
    },
  );
});

describe('a panel in the address', () => {
  it('that is none is said to be missing, and leaves the address', async () => {
    history.replaceState(null, '', '/?z=nonsense');
    await open();
    expect(await screen.findByRole('dialog', { name: 'Bagian itu belum ada' })).toBeTruthy();
    await waitFor(() => expect(location.search).toBe(''));
    fireEvent.click(await screen.findByText('Tutup'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('that the documents know and the app does not have yet is missing for guests too', async () => {
    history.replaceState(null, '', '/?z=wallet');
    await open();
    expect(await screen.findByRole('dialog', { name: 'Bagian itu belum ada' })).toBeTruthy();
    expect(localStorage.getItem('lintang.panel')).toBeNull();
  });

  it('that needs a login opens it for a guest', async () => {
    history.replaceState(null, '', '/?z=inbox');
    await open();
    await waitFor(() => expect(location.search).toBe('?z=login'));
    expect(await screen.findByText('Masuk dulu, ya')).toBeTruthy();
  });
});

describe('messages', () => {
  const push = (route: string, mode: number) => ({
    route,
    content: JSON.stringify({ id: 'n1', type: 'system', mode, title: 'Kabar', body: 'Isi', sendTime: 5 }),
  });

  it('lie over sheets: both are in the body, not within the page, which is a layer of its own', async () => {
    const house = await open();
    act(() => house.openPanel('login'));
    await screen.findByRole('dialog');
    act(() => house.showToast({ kind: 'success', title: 'Tautan tersalin', content: '' }));
    const region = (await screen.findByText('Tautan tersalin')).closest('[role="region"]');
    expect(region?.parentElement).toBe(document.body);
    expect(screen.getByRole('dialog').parentElement?.parentElement).toBe(document.body);
  });

  it('with a page lead there', async () => {
    const house = await open();
    act(() => house.bus.emit('notification', push('/nowhere', 1)));
    fireEvent.click(await screen.findByText('Kabar'));
    await waitFor(() => expect(location.pathname).toBe('/nowhere'));
    expect(screen.queryByText('Kabar')).toBeNull();
  });

  it('that read themselves have read their mail once they were on screen, without a word where there is none', async () => {
    const house = await open();
    const asked = vi.spyOn(house.channel, 'request').mockRejectedValue(new Error('no such mail'));
    act(() => house.bus.emit('notification', push('', 2)));
    await screen.findByText('Kabar');
    await waitFor(() => expect(asked).toHaveBeenCalledWith(mailboxCalls.read, { id: 'n1' }, { quiet: true }));
    expect(house.toasts.getSnapshot().context.visible).toHaveLength(1);
  });

  it('for outside of games wait for the player to leave the room', async () => {
    history.replaceState(null, '', '/game/eggs');
    const house = await open();
    act(() => house.bus.emit('notification', push('', 5)));
    expect(screen.queryByText('Kabar')).toBeNull();
    fireEvent.click(await screen.findByText('Ke beranda'));
    expect(await screen.findByText('Kabar')).toBeTruthy();
    expect(house.toasts.getSnapshot().context.inRoom).toBe(false);
  });
});

describe('fair play', () => {
  const MINUTE_MS = 60_000;
  const signedIn = async (minutesAgo: number, before?: (house: House) => void) => {
    signIn();
    // The server's clock is what the site's settings say, and the sitting began before that by so much.
    localStorage.setItem('lintang.play.since', String(config.serverTime - minutesAgo * MINUTE_MS));
    localStorage.setItem('lintang.play.seen', String(config.serverTime - MINUTE_MS));
    return open({ before });
  };

  it('says how long it has been, also after a reload, and leads to fair play', async () => {
    await signedIn(42);
    fireEvent.click(await screen.findByRole('button', { name: 'Bermain 42 menit, lihat hasilnya' }));
    await waitFor(() => expect(location.search).toBe('?z=fair-play'));
  });

  it('says instead that a break runs, as long as it does', async () => {
    const fairPlay = { reminderMinutes: 60, pausedUntil: config.serverTime + 60 * MINUTE_MS };
    answers.set('/api/main/user', { status: 200, body: { ...user, fairPlay } });
    await signedIn(42);
    expect(await screen.findByRole('button', { name: 'Sedang istirahat, lihat sampai kapan' })).toBeTruthy();
  });

  it('interrupts as often as the player chose, says what it came to, and leads to breaks and limits', async () => {
    answers.set('/api/main/user', { status: 200, body: { ...user, fairPlay: { reminderMinutes: 15 } } });
    await signedIn(15);
    expect(await screen.findByText('Sudah 15 menit')).toBeTruthy();
    const net = screen.getByText('Hasil bersih sesi ini');
    await waitFor(() => expect(net.parentElement?.textContent).toContain('−Rp 62.500'));
    expect(screen.getByText('Dipasang').parentElement?.textContent).toContain('Rp 640.000');
    fireEvent.click(screen.getByRole('button', { name: 'Istirahat atau atur batas' }));
    await waitFor(() => expect(location.search).toBe('?z=fair-play'));
  });

  it('a refused bet says why, and its message leads to fair play', async () => {
    const house = await signedIn(1);
    await screen.findByRole('button', { name: /^Bermain/ });
    const params = { because: 'loss', limit: '50.000', left: '10.000' };
    act(() =>
      applyRefusal(
        { code: 10001, msg: '', params, tokenSent: null },
        { ...house, texts: () => INDONESIAN, token: () => null },
        false,
      ),
    );
    fireEvent.click(
      await screen.findByText('Taruhan ini melewati batas rugi harian Anda, Rp 50.000. Sisa hari ini: Rp 10.000'),
    );
    await waitFor(() => expect(location.search).toBe('?z=fair-play'));
  });

  it('interrupts after its minutes, once nothing is at stake, with two ways of one weight, and then not before as many more', async () => {
    let atStake = true;
    // A room is there before the page looks for the first time.
    const house = await signedIn(60, ({ play }) => void play.engage({ atStake: () => atStake }));
    await waitFor(() => expect(house.play.since()).not.toBeNull());
    expect(screen.queryByText('Sudah satu jam')).toBeNull();
    atStake = false;
    expect(await screen.findByText('Sudah satu jam')).toBeTruthy();
    const [enough, goOn] = ['Cukup dulu', 'Lanjut main'].map((name) => screen.getByRole('button', { name }));
    expect(enough?.className).toBe(goOn?.className);
    expect(enough?.className).not.toContain('gold');
    fireEvent.click(goOn as HTMLElement);
    await waitFor(() => expect(screen.queryByText('Sudah satu jam')).toBeNull());
    expect(house.play.checkDueAt(60)).toBeGreaterThan(config.serverTime + 59 * MINUTE_MS);
  });

  it('a guest has no clock', async () => {
    const house = await open();
    await screen.findByText(/Coba dengan Rp/);
    expect(house.play.since()).toBeNull();
    expect(screen.queryByRole('button', { name: /^Bermain/ })).toBeNull();
  });
});
