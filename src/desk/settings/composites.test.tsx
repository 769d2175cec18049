// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { KINDS } from '../../../contract/settings-kinds';
import { SETTINGS, type SettingKey } from '../../../contract/settings-table';
import { answers, config, open, sent, signIn, siteOfTests } from '../../app/app.fixture';

siteOfTests();

const NOW = config.serverTime;
const none = { waiting: 0, oldest: null };

async function settings(search: string) {
  signIn();
  const answer = (path: string, body: object) => answers.set(`/api/desk${path}`, { status: 200, body });
  const operator = { id: 'op', name: 'ratih', avatar: 'a1' };
  answer('/brief', { operator, identifications: none, tickets: none, partners: none, failed: 0 });
  const list = (Object.keys(SETTINGS) as SettingKey[]).map((key) => ({
    key,
    value: SETTINGS[key].initial,
    version: 0,
    since: NOW,
  }));
  answer('/settings', { version: 0, list });
  answer('/settings/history', { list: [], next: null });
  answer('/settings/guarded', { version: 1 });
  history.replaceState(null, '', '/desk/settings');
  await open();
  fireEvent.change(await screen.findByRole('searchbox'), { target: { value: search } });
}

/** Saves what was written, and says what was sent of a key. */
async function saved(key: SettingKey): Promise<unknown> {
  fireEvent.click(await screen.findByRole('button', { name: 'Simpan 1' }));
  fireEvent.change(screen.getByRole('textbox', { name: /Alasan/ }), { target: { value: 'Sesuai rapat Senin' } });
  fireEvent.click(screen.getByRole('button', { name: 'Simpan 1' }));
  const asked = () => sent.find(({ path }) => path === '/api/desk/settings/guarded')?.body;
  await waitFor(() => expect(asked()).toBeDefined());
  const value = (asked() as { values: Record<string, unknown> }).values[key];
  expect(KINDS[SETTINGS[key].kind].safeParse(value).success).toBe(true);
  return value;
}

const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

/** Types letters into the field of a place and takes what they find. */
async function choose(letters: string, name: string): Promise<void> {
  const field = screen.getByRole('combobox', { name: 'Wilayah' });
  fireEvent.focus(field);
  fireEvent.input(field, { target: { value: letters }, inputType: 'insertText' });
  fireEvent.click(await screen.findByRole('option', { name }));
}

const amount = (n: number, value: string) =>
  fireEvent.change(screen.getByRole('spinbutton', { name: `Nominal isi cepat, nominal ${n}` }), { target: { value } });

it('a place is written as a form: its code, closed or not, and its own flags', async () => {
  await settings('places');
  fireEvent.click(await screen.findByRole('button', { name: 'Tambah wilayah' }));
  // What it was is said in a word, and half a place does not fit yet.
  expect(screen.getByText('kosong', { selector: 'del' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Simpan 1' })).toHaveProperty('disabled', true);
  await choose('Singapur', 'Singapura (SG)');
  type('Turbo', 'true');
  type('Taruhan otomatis', 'false');
  type(/Jarak ronde terpendek, ms/, '2500');
  expect(await saved('places')).toEqual([
    { region: 'SG', blocked: false, flags: { turbo: true, autoBet: false, minRoundMs: 2_500 } },
  ]);
});

it('a flag that is taken back is the site’s again, and a place may be closed or removed', async () => {
  await settings('places');
  fireEvent.click(await screen.findByRole('button', { name: 'Tambah wilayah' }));
  await choose('Malays', 'Malaysia (MY)');
  type('Turbo', 'true');
  type('Turbo', '');
  fireEvent.click(screen.getByRole('switch', { name: 'Ditutup' }));
  fireEvent.click(screen.getByRole('button', { name: 'Tambah wilayah' }));
  fireEvent.click(screen.getByRole('button', { name: 'Buang wilayah …' }));
  expect(await saved('places')).toEqual([{ region: 'MY', blocked: true, flags: {} }]);
});

it('amounts are a list, and none without any', async () => {
  await settings('recharge_fixed_amount');
  fireEvent.click(await screen.findByRole('button', { name: 'Tambah nominal' }));
  expect(screen.getByRole('button', { name: 'Simpan 1' })).toHaveProperty('disabled', true);
  amount(1, '50000');
  fireEvent.click(screen.getByRole('button', { name: 'Tambah nominal' }));
  amount(2, '100000');
  fireEvent.click(screen.getByRole('button', { name: /buang nominal 1$/ }));
  expect(await saved('recharge_fixed_amount')).toEqual([100_000]);
});

it('amounts without any are what they were: nothing has changed', async () => {
  await settings('recharge_fixed_amount');
  fireEvent.click(await screen.findByRole('button', { name: 'Tambah nominal' }));
  fireEvent.click(screen.getByRole('button', { name: /buang nominal 1$/ }));
  expect(screen.queryByRole('button', { name: 'Simpan 1' })).toBeNull();
});

it('a reward that is not set is set by a switch, and its parts follow', async () => {
  await settings('deposit_reward_new_user');
  fireEvent.click(await screen.findByRole('switch', { name: 'kosong' }));
  type('Kunci hadiah', 'baru-2026');
  fireEvent.click(screen.getByRole('switch', { name: 'Berjalan' }));
  expect(await saved('deposit_reward_new_user')).toEqual({ active: true, key: 'baru-2026' });
});

it('the level of manual banks is asked where it counts', async () => {
  await settings('manual_pay_bank_strategy');
  fireEvent.click(await screen.findByRole('switch', { name: 'kosong' }));
  expect(screen.queryByLabelText('Tingkat VIP')).toBeNull();
  type('Tampilan bank manual', 'manul_exhibit_vip');
  type('Tingkat VIP', '3');
  expect(await saved('manual_pay_bank_strategy')).toEqual({ strategy: 'manul_exhibit_vip', level: 3 });
});

it('a red pocket has its pool', async () => {
  await settings('promo_red_pocket_normal');
  fireEvent.click(await screen.findByRole('switch', { name: 'kosong' }));
  type(/Isi angpau/, '5000000');
  expect(await saved('promo_red_pocket_normal')).toEqual({ totalPool: 5_000_000 });
});
