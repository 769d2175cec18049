// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { FairPlayState } from '../../contract/fairplay';
import { answers, config, open, position, sent, signIn, siteOfTests, user } from '../app/app.fixture';
import type { House } from '../house/house';
import { isLooser, readLimit } from './amount';

siteOfTests();

const NOW = config.serverTime;
const HOUR_MS = 3_600_000;
const BASE = '/api/main/user/fair-play';
const none = { amount: null, used: 0, left: null, pending: null };
const state = (more: Partial<FairPlayState> = {}): FairPlayState => ({
  limits: { loss: { amount: 300_000, used: 85_000, left: 215_000, pending: null }, deposit: none },
  reminder: { minutes: 60, choices: [15, 30, 60] },
  pause: null,
  serverTime: NOW,
  ...more,
});

beforeEach(() => {
  signIn();
  answers.set('/api/main/user', { status: 200, body: user });
  answers.set('/api/main/user/brief', { status: 200, body: user });
  answers.set(BASE, { status: 200, body: state() });
  answers.set(`${BASE}/position`, { status: 200, body: position });
  answers.set(`${BASE}/record`, { status: 200, body: { list: [], next: null } });
});

/** The panel of a player. */
async function visit(before?: (house: House) => void): Promise<HTMLElement> {
  history.replaceState(null, '', '/?z=fair-play');
  await open({ before });
  return screen.findByRole('dialog', { name: 'Main dengan tenang' });
}
const posted = (path: string) => sent.filter((one) => one.path === `${BASE}${path}`).map(({ body }) => body);

describe('what was typed as a limit', () => {
  it('is whole rupiah within the bounds, or one is told which bound it is over', () => {
    expect(['300.000', ' 10000 ', '9.999', '1.000.000.001', '', '-20.000', '20,5'].map(readLimit)).toEqual([
      300_000,
      10_000,
      'least',
      'most',
      'wrong',
      'wrong',
      'wrong',
    ]);
  });
  it('is looser when it is higher, or none', () => {
    expect([isLooser(2, 1), isLooser(null, 1), isLooser(1, 1), isLooser(1, 2), isLooser(1, null)]).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});

describe('the fair-play panel', () => {
  it('tells what the books say, what is used of a limit, and what is left', async () => {
    const panel = within(await visit());
    expect(await panel.findByText('−Rp 85.000')).toBeTruthy();
    expect(panel.getByText('Terpakai Rp 85.000')).toBeTruthy();
    expect(panel.getByText('Sisa Rp 215.000')).toBeTruthy();
    expect(panel.getByText('Tanpa batas')).toBeTruthy();
    expect(panel.getByRole('img', { name: 'Hasil sesi ini dari nol sampai −Rp 62.500' })).toBeTruthy();
  });

  it('hides the net where the site does, and does not ask for it', async () => {
    answers.set('/api/main/site/config/client', {
      status: 200,
      body: { ...config, flags: { ...config.flags, showNetPosition: false } },
    });
    const panel = within(await visit());
    await panel.findByText('Terpakai Rp 85.000');
    expect(panel.queryByText('Hasil hari ini')).toBeNull();
    expect(posted('/position')).toEqual([]);
  });

  it('sets another limit, says from when it holds, and refuses what is none', async () => {
    const panel = within(await visit());
    fireEvent.click(await panel.findByRole('button', { name: 'Atur batas rugi per hari' }));
    const field = panel.getByLabelText('Batas baru, rupiah per hari');
    const save = panel.getByRole('button', { name: 'Simpan batas' });
    fireEvent.change(field, { target: { value: '500' } });
    fireEvent.click(save);
    expect(await panel.findByText('Paling sedikit Rp 10.000')).toBeTruthy();
    expect(posted('/limit/loss')).toEqual([]);
    fireEvent.change(field, { target: { value: '500.000' } });
    expect(panel.getByText('Lebih longgar dari sekarang: berlaku 24 jam setelah disimpan.')).toBeTruthy();
    const loss = { amount: 300_000, used: 85_000, left: 215_000, pending: { amount: 500_000, at: NOW + 24 * HOUR_MS } };
    answers.set(`${BASE}/limit/loss`, { status: 200, body: state({ limits: { loss, deposit: none } }) });
    fireEvent.click(save);
    expect(await panel.findByText('Rp 500.000')).toBeTruthy();
    expect(posted('/limit/loss')).toEqual([{ amount: 500_000 }]);
    answers.set(`${BASE}/limit/loss/pending`, { status: 200, body: state() });
    fireEvent.click(panel.getByRole('button', { name: 'Batalkan' }));
    await waitFor(() => expect(panel.queryByText('Naik ke')).toBeNull());
    expect(posted('/limit/loss/pending')).toHaveLength(1);
  });

  it('asks before a break, and ends what plays by itself with it', async () => {
    const stopAuto = vi.fn(() => true);
    const panel = within(await visit(({ play }) => void play.engage({ atStake: () => false, stopAuto })));
    fireEvent.click(await panel.findByRole('button', { name: /^7 hari/ }));
    const asked = within(await screen.findByRole('alertdialog', { name: 'Istirahat 7 hari?' }));
    expect(posted('/break')).toEqual([]);
    const pause = { kind: 'break', from: NOW, until: NOW + 7 * 24 * HOUR_MS } as const;
    answers.set(`${BASE}/break`, { status: 200, body: state({ pause }) });
    fireEvent.click(asked.getByRole('button', { name: 'Mulai istirahat' }));
    expect(await panel.findByText('Anda sedang istirahat')).toBeTruthy();
    expect(posted('/break')).toEqual([{ length: 'week' }]);
    expect(panel.queryByRole('button', { name: /^24 jam/ })).toBeNull();
    expect(stopAuto).toHaveBeenCalledOnce();
  });

  it('excludes only whoever has typed the word, and offers nothing further then', async () => {
    const panel = within(await visit());
    fireEvent.click(await panel.findByRole('button', { name: /^Tutup diri/ }));
    const submit = panel.getByRole('button', { name: 'Tutup diri' }) as HTMLButtonElement;
    const word = panel.getByLabelText('Ketik TUTUP untuk memastikan');
    expect(submit.disabled).toBe(true);
    fireEvent.submit(word);
    fireEvent.change(word, { target: { value: 'tutu' } });
    expect(submit.disabled).toBe(true);
    fireEvent.click(panel.getByRole('radio', { name: '1 tahun' }));
    fireEvent.change(word, { target: { value: 'tutup' } });
    const pause = { kind: 'exclusion', from: NOW, until: NOW + 365 * 24 * HOUR_MS } as const;
    answers.set(`${BASE}/exclusion`, { status: 200, body: state({ pause }) });
    fireEvent.click(submit);
    expect(await panel.findByText('Anda menutup diri')).toBeTruthy();
    expect(posted('/exclusion')).toEqual([{ length: 'year' }]);
    expect(panel.queryByRole('button', { name: /^Tutup diri/ })).toBeNull();
  });

  it('reads back what was done', async () => {
    const list = [
      { id: 'r2', at: NOW - HOUR_MS, act: { what: 'limit.asked', kind: 'loss', from: 300_000, to: null, at: NOW } },
      { id: 'r1', at: NOW - 2 * HOUR_MS, act: { what: 'break', length: 'day', until: NOW } },
    ];
    answers.set(`${BASE}/record`, { status: 200, body: { list, next: null } });
    const panel = within(await visit());
    fireEvent.click(await panel.findByRole('button', { name: /^Catatan pilihan saya/ }));
    expect((await panel.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining([
        expect.stringContaining('Rugi per hari: minta Tanpa batas'),
        expect.stringContaining('Istirahat 24 jam'),
      ]),
    );
  });

  it('says that it could not be loaded, and tries again', async () => {
    answers.set(BASE, { status: 400, body: { errCode: 667, errMsg: 'x' } });
    const panel = within(await visit());
    expect(await panel.findByText('Belum bisa dimuat')).toBeTruthy();
    answers.set(BASE, { status: 200, body: state() });
    act(() => fireEvent.click(panel.getByRole('button', { name: 'Coba lagi' })) as never);
    expect(await panel.findByText('Terpakai Rp 85.000')).toBeTruthy();
  });
});
