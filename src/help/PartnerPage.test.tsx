// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answers, config, open, sent, signIn, siteOfTests } from '../app/app.fixture';

siteOfTests();

const PATH = '/api/main/fortune/apply';
const PLAN = 'Video pendek tentang cara memeriksa undian sendiri.';
const sentOnce = { channel: 'tiktok', address: '@cerita', plan: PLAN, sentAt: config.serverTime };

const visit = (loggedIn: boolean) => {
  if (loggedIn) signIn();
  history.replaceState(null, '', '/help/partner');
  return open();
};
const write = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });

it('tells a guest what it is, and asks the server nothing before the login', async () => {
  await visit(false);
  expect(await screen.findByRole('heading', { name: 'Jadi mitra' })).toBeTruthy();
  expect(sent.filter(({ path }) => path === PATH)).toEqual([]);
  fireEvent.click(within(screen.getByRole('article')).getByRole('button', { name: 'Masuk' }));
  await waitFor(() => expect(location.search).toContain('z=login'));
});

it('says what a plan lacks before it is sent, and waits once it was', async () => {
  answers.set(PATH, { status: 200, body: { state: 'none' } });
  await visit(true);
  const button = await screen.findByRole('button', { name: 'Kirim lamaran' });
  write('Nama atau alamat di sana', '@cerita');
  write('Rencana Anda', 'Pendek');
  fireEvent.click(button);
  expect(await screen.findByText('Tulis 20 sampai 600 huruf.')).toBeTruthy();
  expect(sent.filter(({ path, body }) => path === PATH && body !== null)).toEqual([]);
  write('Rencana Anda', PLAN);
  answers.set(PATH, { status: 200, body: { state: 'review', ...sentOnce, channel: 'telegram', reason: '' } });
  fireEvent.click(button);
  expect(await screen.findByText('Lamaran Anda sedang dibaca')).toBeTruthy();
  expect(sent.find(({ path, body }) => path === PATH && body !== null)?.body).toEqual({
    channel: 'telegram',
    address: '@cerita',
    plan: PLAN,
  });
  expect(screen.queryByRole('button', { name: 'Kirim lamaran' })).toBeNull();
});

it('shows why one was refused, with what was written, to be sent again', async () => {
  answers.set(PATH, { status: 200, body: { state: 'refused', ...sentOnce, reason: 'Kanal belum bisa dibuka' } });
  await visit(true);
  expect(await screen.findByText(/Kanal belum bisa dibuka/)).toBeTruthy();
  expect(screen.getByRole('textbox', { name: 'Rencana Anda' })).toHaveProperty('value', PLAN);
});

it('has nothing to send once one was accepted', async () => {
  answers.set(PATH, { status: 200, body: { state: 'accepted', ...sentOnce, reason: '' } });
  await visit(true);
  expect(await screen.findByText('Anda mitra Lintang')).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
});
