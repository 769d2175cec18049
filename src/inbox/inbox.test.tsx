// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CODE, CodeError } from '../../contract/errors';
import type { Mail } from '../../contract/inbox';
import { mailboxCalls } from '../../contract/mailbox';
import { answers, config, connect, open, sent, signIn, siteOfTests, user } from '../app/app.fixture';
import type { House } from '../house/house';
import { NO_COUNTS } from './kept';

siteOfTests();

const NOW = config.serverTime;
const mail = (id: string, content: object, rest: Partial<Mail> = {}): Mail => ({
  id,
  tag: 'news',
  read: false,
  sendTime: NOW - 60_000,
  content: JSON.stringify({ title: `Judul ${id}`, body: `Isi ${id}`, ...content }),
  ...rest,
});
const counts = (news: number) =>
  NO_COUNTS.map((count) => (count.tag === 'news' ? { ...count, total: 9, unread: news } : count));

let mails: readonly Mail[];
let refuse: Error | null;
let asked: { route: string; payload: unknown }[];

beforeEach(() => {
  mails = [mail('m2', {}), mail('m1', {}, { read: true })];
  refuse = null;
  asked = [];
  signIn();
  answers.set('/api/main/user', { status: 200, body: { ...user, unread: 3 } });
  answers.set('/api/main/inbox/tpl', { status: 200, body: { list: [] } });
});

/** The site of a player at an address, with an inbox behind its channel. */
async function visit(address: string, { online = true } = {}): Promise<House> {
  history.replaceState(null, '', address);
  return open({
    before: (house) => {
      vi.spyOn(house.channel, 'request').mockImplementation(((call: { route: string }, payload: unknown) => {
        if (!call.route.startsWith('/heracles/')) return Promise.resolve({ chains: [] });
        asked.push({ route: call.route, payload });
        if (refuse !== null) return Promise.reject(refuse);
        if (call === mailboxCalls.one) {
          const found = mails.find(({ id }) => id === (payload as { id: string }).id);
          return found === undefined ? Promise.reject(new CodeError(CODE.parameter)) : Promise.resolve({ mail: found });
        }
        return Promise.resolve(
          call === mailboxCalls.mail
            ? { list: mails, next: null, tags: counts(3) }
            : { claimed: true, tags: counts(2) },
        );
      }) as never);
      if (online) connect(house);
    },
  });
}

const inbox = () => screen.findByRole('dialog', { name: 'Kotak masuk' });
const titles = async () =>
  within(await inbox())
    .getAllByText(/^Judul/)
    .map(({ textContent }) => textContent);

describe('the inbox', () => {
  it('opens from the bell, which says how many are unread', async () => {
    await visit('/');
    fireEvent.click(await screen.findByRole('button', { name: 'Kotak masuk, 3 belum dibaca' }));
    await waitFor(() => expect(location.search).toBe('?z=inbox'));
    await waitFor(async () => expect(await titles()).toEqual(['Judul m2', 'Judul m1']));
  });

  it('has a mail that arrives at its top at once, counts it, and holds its toast back until it closes', async () => {
    const house = await visit('/?z=inbox');
    await waitFor(async () => expect(await titles()).toHaveLength(2));
    act(() => house.bus.emit('inboxNew', mail('m3', { showToast: true })));
    await waitFor(async () => expect(await titles()).toEqual(['Judul m3', 'Judul m2', 'Judul m1']));
    expect(asked).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Kotak masuk, 4 belum dibaca' })).toBeTruthy();
    expect(house.toasts.getSnapshot().context.visible).toEqual([]);
    act(() => house.modals.send({ type: 'close' }));
    await waitFor(() =>
      expect(house.toasts.getSnapshot().context.visible.map(({ title }) => title)).toEqual(['Judul m3']),
    );
  });

  it('tells of a mail in the language of the visit, and in its own words where its kind is not known', async () => {
    const title = { id: 'PIN baru', en: 'A new PIN' };
    answers.set('/api/main/inbox/tpl', {
      status: 200,
      body: { list: [{ id: 'pin', tag: 'account', title, body: { id: 'Pada {at}', en: 'At {at}' } }] },
    });
    const house = await visit('/');
    await act(async () => house.speech.set('en'));
    const said = { title: 'PIN baru', showToast: true, values: { at: { text: '12.00' } } };
    act(() => house.bus.emit('inboxNew', mail('m3', said, { metaDataId: 'pin' })));
    act(() => house.bus.emit('inboxNew', mail('m4', { showToast: true }, { metaDataId: 'newer' })));
    await waitFor(() =>
      expect(house.toasts.getSnapshot().context.visible).toMatchObject([
        { title: 'A new PIN', content: 'At 12.00', route: '?z=inbox-detail&mail=m3' },
        { title: 'Judul m4', content: 'Isi m4' },
      ]),
    );
  });

  it('reads a mail by opening it, tells the bell, and has the player asked for again after a claim', async () => {
    const house = await visit('/?z=inbox');
    await waitFor(async () => expect(await titles()).toHaveLength(2));
    const told = vi.spyOn(house.session, 'send');
    fireEvent.click(within(await inbox()).getByText('Judul m2'));
    await waitFor(() => expect(location.search).toBe('?z=inbox_inbox-detail&mail=m2'));
    expect(await screen.findByRole('heading', { name: 'Judul m2' })).toBeTruthy();
    await waitFor(() => expect(asked).toContainEqual({ route: mailboxCalls.read.route, payload: { id: 'm2' } }));
    expect(await screen.findByRole('button', { name: 'Kotak masuk, 2 belum dibaca' })).toBeTruthy();
    await waitFor(() => expect(told).toHaveBeenCalledWith({ type: 'brief.refresh' }));
    expect(asked.filter(({ route }) => route === mailboxCalls.read.route)).toHaveLength(1);
  });

  it('drops what has expired', async () => {
    mails = [mail('old', {}, { expireTime: NOW - 1 }), mail('m1', {})];
    await visit('/?z=inbox');
    await waitFor(async () => expect(await titles()).toEqual(['Judul m1']));
  });

  it('asks for the mails of a tab, and for unread ones alone', async () => {
    await visit('/?z=inbox');
    await waitFor(async () => expect(await titles()).toHaveLength(2));
    fireEvent.click(screen.getByRole('tab', { name: 'Hadiah' }));
    await waitFor(() => expect(asked.at(-1)?.payload).toEqual({ tag: 'reward', size: 20 }));
    fireEvent.click(screen.getByRole('switch', { name: 'Tampilkan semua' }));
    await waitFor(() => expect(asked.at(-1)?.payload).toEqual({ tag: 'reward', unread: true, size: 20 }));
  });
});

describe('a mail by its address', () => {
  it('is asked for by itself, read once, and shown as claimed', async () => {
    mails = [mail('m1', { claim: 500 })];
    await visit('/?z=inbox-detail&mail=m1');
    expect(await screen.findByRole('heading', { name: 'Judul m1' })).toBeTruthy();
    expect(await screen.findByText('Rp 500 sudah masuk ke saldo main')).toBeTruthy();
    expect(asked.map(({ route }) => route)).toEqual([mailboxCalls.one.route, mailboxCalls.read.route]);
  });

  it('is where the toast of a new mail leads', async () => {
    const house = await visit('/');
    mails = [mail('m9', { showToast: true })];
    act(() => house.bus.emit('inboxNew', mails[0] as Mail));
    fireEvent.click(await screen.findByText('Judul m9'));
    await waitFor(() => expect(location.search).toBe('?z=inbox-detail&mail=m9'));
    expect(await screen.findByRole('heading', { name: 'Judul m9' })).toBeTruthy();
  });
});

describe('messages of the site', () => {
  const message = (id: string, read: boolean) => ({
    id,
    title: { id: `Kabar ${id}`, en: `News ${id}` },
    body: { id: `Isi ${id}`, en: `Body ${id}` },
    sendTime: NOW - 60_000,
    read,
  });
  beforeEach(() => {
    answers.set('/api/main/user', { status: 200, body: { ...user, unread: 3, messages: 2 } });
    answers.set('/api/main/site/messages', {
      status: 200,
      body: { list: [message('s3', false), message('s2', false), message('s1', true)], next: null },
    });
    answers.set('/api/main/site/messages/read/s3', { status: 200, body: {} });
    answers.set('/api/main/site/messages/read/all', { status: 200, body: {} });
  });
  const site = async () => {
    await visit('/?z=inbox');
    fireEvent.click(await screen.findByRole('tab', { name: /^Situs/ }));
  };

  it('count in the bell beside the mails, and have a tab of their own', async () => {
    await site();
    expect(await screen.findByText('Kabar s3')).toBeTruthy();
    expect(screen.getByRole('tab', { name: 'Situs 2 Belum dibaca' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Kotak masuk, 5 belum dibaca' })).toBeTruthy();
    expect(within(await inbox()).queryByRole('button', { name: /^Hapus/ })).toBeNull();
  });

  it('are read by opening one, or all at once', async () => {
    await site();
    fireEvent.click(await screen.findByText('Kabar s3'));
    await waitFor(() => expect(location.search).toBe('?z=inbox_inbox-detail&mail=site-s3'));
    expect(await screen.findByRole('heading', { name: 'Kabar s3' })).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Kotak masuk, 4 belum dibaca' })).toBeTruthy();
    expect(sent.filter(({ path }) => path.endsWith('/read/s3'))).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: 'Tandai dibaca' }));
    expect(await screen.findByRole('button', { name: 'Kotak masuk, 3 belum dibaca' })).toBeTruthy();
  });

  it('are none, or not to be had', async () => {
    answers.set('/api/main/site/messages', { status: 200, body: { list: [], next: null } });
    await site();
    expect(await screen.findByText('Belum ada pengumuman')).toBeTruthy();
  });
});

describe('an inbox that cannot be shown', () => {
  it('is empty, and says what will come', async () => {
    mails = [];
    await visit('/?z=inbox');
    expect(await screen.findByText('Belum ada surat')).toBeTruthy();
  });

  it('failed, and is there when it is tried again', async () => {
    refuse = new Error('broken');
    await visit('/?z=inbox');
    expect(await screen.findByText('Kotak masuk gagal dimuat')).toBeTruthy();
    refuse = null;
    fireEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));
    await waitFor(async () => expect(await titles()).toHaveLength(2));
  });

  it('says of one mail that it could not be loaded, rather than of all', async () => {
    refuse = new Error('broken');
    await visit('/?z=inbox-detail&mail=m1');
    expect(await screen.findByText('Surat ini gagal dimuat')).toBeTruthy();
    expect(screen.queryByText('Kotak masuk gagal dimuat')).toBeNull();
  });

  it('waits for the connection, and comes with it', async () => {
    const house = await visit('/?z=inbox', { online: false });
    expect(await screen.findByText('Sedang tanpa koneksi')).toBeTruthy();
    expect(asked).toEqual([]);
    act(() => connect(house));
    await waitFor(async () => expect(await titles()).toHaveLength(2));
  });

  it('has no mail of the address', async () => {
    await visit('/?z=inbox-detail&mail=m-gone');
    expect(await screen.findByText('Surat ini sudah tidak ada')).toBeTruthy();
  });
});
