// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { answers, config, open, sent, signIn, siteOfTests } from '../../app/app.fixture';

siteOfTests();

const NOW = config.serverTime;
const none = { waiting: 0, oldest: null };
const answer = (path: string, body: object) => answers.set(`/api/desk${path}`, { status: 200, body });
const doc = {
  key: 'terms',
  module: 'house',
  title: { id: 'Ketentuan', en: 'Terms' },
  summary: { id: 'Aturan main', en: 'The rules' },
  updatedAt: NOW,
  version: 2,
};
const text = { kind: 'text', id: 'Kalimat lama', en: 'An old sentence' };
const list = { kind: 'list', id: 'satu\ndua', en: 'one\ntwo' };

/** The doc as the server has it by now. */
function stands(newest: number, blocks: readonly object[]): void {
  const versions = Array.from({ length: newest }, (_, i) => newest - i).map((version) => ({
    version,
    at: NOW,
    actor: 'budi',
    reason: `Sebab ${version}`,
  }));
  answer('/docs/terms', { ...doc, version: newest, blocks, versions });
}

beforeEach(async () => {
  signIn();
  const operator = { id: 'op', name: 'ratih', avatar: 'a1' };
  answer('/brief', { operator, identifications: none, tickets: none, partners: none, failed: 0 });
  answer('/docs', { list: [doc] });
  stands(2, [text, list]);
  answer('/docs/terms/versions/1', { version: 1, title: doc.title, summary: doc.summary, blocks: [text] });
  answer('/docs/terms/undo', { version: 3 });
  history.replaceState(null, '', '/desk/docs/terms');
  await open();
  await screen.findByRole('textbox', { name: /Bagian 1, .*Indonesia/ });
});

const write = (name: RegExp, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
const button = (name: string) => screen.getByRole('button', { name });
const reason = (words: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: /Alasan/ }), { target: { value: words } });
const bodyOf = (path: string) => sent.find((asked) => asked.path === `/api/desk${path}` && asked.body !== null)?.body;

it('shows what is written as its reader will see it, as text and never as markup', () => {
  const preview = screen.getByRole('article', { name: /Pratinjau/ });
  expect(
    within(preview)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['satu', 'dua']);
  write(/Bagian 1, .*Indonesia/, '<img src=x onerror=alert(1)>');
  expect(within(preview).getByText('<img src=x onerror=alert(1)>')).toBeTruthy();
  expect(preview.querySelector('img')).toBeNull();
});

it('publishes nothing that is missing in a language, and all of it with a reason otherwise', async () => {
  expect(button('Terbitkan')).toHaveProperty('disabled', true);
  fireEvent.click(button('Tambah bagian'));
  expect(screen.getByText(/Ada bagian yang kosong/)).toBeTruthy();
  expect(button('Terbitkan')).toHaveProperty('disabled', true);
  write(/Bagian 3, .*Indonesia/, 'Kalimat baru');
  write(/Bagian 3, English/, 'A new sentence');
  fireEvent.click(button('Naikkan bagian 3'));
  fireEvent.click(button('Buang bagian 1'));
  fireEvent.click(button('Terbitkan'));
  reason('Lebih jelas');
  fireEvent.click(button('Terbitkan'));
  await waitFor(() => expect(bodyOf('/docs/terms')).toBeDefined());
  expect(bodyOf('/docs/terms')).toEqual({
    base: 2,
    title: doc.title,
    summary: doc.summary,
    blocks: [{ kind: 'text', id: 'Kalimat baru', en: 'A new sentence' }, list],
    reason: 'Lebih jelas',
  });
});

it('shows an older version, and takes the newest back', async () => {
  fireEvent.click(button('Lihat versi 1'));
  await waitFor(() => expect(screen.getAllByRole('article', { name: /Pratinjau/ })).toHaveLength(2));
  expect(screen.getAllByRole('button', { name: 'Urungkan' })).toHaveLength(1);
  fireEvent.click(button('Urungkan'));
  reason('Salah ketik');
  fireEvent.click(button('Urungkan'));
  await waitFor(() => expect(bodyOf('/docs/terms/undo')).toEqual({ version: 2, reason: 'Salah ketik' }));
});

it('keeps what is written when another version comes, and publishes it over that one only when told to', async () => {
  write(/Bagian 1, .*Indonesia/, 'Kalimat saya');
  stands(3, [{ ...text, id: 'Kalimat orang lain' }, list]);
  fireEvent.click(button('Urungkan'));
  reason('Salah ketik');
  fireEvent.click(button('Urungkan'));
  expect(await screen.findByText(/^Versi 3 baru saja diterbitkan/)).toBeTruthy();
  expect(screen.getByRole('textbox', { name: /Bagian 1, .*Indonesia/ })).toHaveProperty('value', 'Kalimat saya');
  expect(screen.queryByRole('button', { name: 'Terbitkan' })).toBeNull();
  fireEvent.click(button('Lanjutkan tulisan saya'));
  fireEvent.click(button('Terbitkan'));
  reason('Lebih jelas');
  fireEvent.click(button('Terbitkan'));
  await waitFor(() => expect(bodyOf('/docs/terms')).toMatchObject({ base: 3, blocks: [{ id: 'Kalimat saya' }, list] }));
});

it('takes another version where nothing was written', async () => {
  stands(3, [{ ...text, id: 'Kalimat orang lain' }, list]);
  fireEvent.click(button('Urungkan'));
  reason('Salah ketik');
  fireEvent.click(button('Urungkan'));
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: /Bagian 1, .*Indonesia/ })).toHaveProperty(
      'value',
      'Kalimat orang lain',
    ),
  );
});
