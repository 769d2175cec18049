import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DOC_KEYS } from '../../contract/constants';
import { type DocText, docText } from '../../contract/deskDocs';
import { currentDoc, currentDocs, docOfVersion, writeDoc } from '../../server/docs/versions';
import type { Store } from '../../server/ports';
import { PlayHouse, type Visitor } from '../lib/play-house';
import { testEngines } from './engines';
import { NOON, RoomClock } from './rooms-kit';

const said = (words: string): DocText => ({
  title: { id: `Judul ${words}`, en: `Title ${words}` },
  summary: { id: 'Ringkas', en: 'Short' },
  blocks: [{ kind: 'text', id: words, en: words }],
});
const REASON = 'Kalimat lama membingungkan';
const refused = (errCode: number) => ({ status: 400, body: { errCode } });

describe.each(testEngines('doc-versions'))('versions of docs on $name', (engine) => {
  const clock = new RoomClock(NOON);
  let store: Store;
  beforeAll(async () => {
    store = await engine.open();
  });
  afterAll(() => store.close());
  const write = (base: number, text: DocText) =>
    store.transaction((tx) => writeDoc(tx, clock, { key: 'terms', base, text, actor: 'op', reason: REASON }));

  it('every doc that the house came with may be edited as it is', async () => {
    for (const { title, summary, blocks, version } of await currentDocs(store.db)) {
      expect(docText.parse({ title, summary, blocks })).toEqual({ title, summary, blocks });
      expect(version).toBe(0);
    }
  });

  it('the newest is what the doc says, all others stay as they were', async () => {
    expect(await write(0, said('satu'))).toBe(1);
    await clock.advance(60_000);
    expect(await write(1, said('dua'))).toBe(2);
    expect(await currentDoc(store.db, 'terms')).toMatchObject({ ...said('dua'), version: 2, updatedAt: clock.now() });
    expect(await docOfVersion(store.db, 'terms', 1)).toEqual(said('satu'));
    const all = await currentDocs(store.db);
    expect(all.map(({ key }) => key)).toEqual(DOC_KEYS);
    expect(all.filter(({ version }) => version > 0).map(({ key, title }) => [key, title.id])).toEqual([
      ['terms', 'Judul dua'],
    ]);
  });

  it('of two who changed the same version one is refused', async () => {
    await expect(write(1, said('lama'))).rejects.toMatchObject({ code: 9005 });
    const both = await Promise.allSettled([write(2, said('a')), write(2, said('b'))]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 9005 } });
    expect((await currentDoc(store.db, 'terms')).version).toBe(3);
  });

  it('words that this program cannot read stand as the house came with them', async () => {
    const row = { doc: 'privacy' as const, version: 1, words: '{"title":1}', at: NOON, actor: 'op', reason: '' };
    await store.db.insertInto('doc_versions').values(row).execute();
    const { title, version } = await currentDoc(store.db, 'privacy');
    expect([title.en, version]).toEqual(['Your data', 1]);
  });
});

describe('docs at the desk', () => {
  let dataDir: string;
  let house: PlayHouse;
  let ratih: Visitor;
  const token = () => ratih.account?.token ?? '';
  const get = async (path: string) => (await house.http('GET', `/desk${path}`, { token: token() })).body;
  const post = (path: string, body: object) => house.http('POST', `/desk${path}`, { token: token(), body });
  const shown = async () => (await house.http('GET', '/heracles/doc/docs/terms/content')).body;

  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'lintang-doc-versions-'));
    house = await PlayHouse.open({ dataDir });
    ratih = await house.player(1);
    const id = ratih.account?.userId ?? '';
    await house.store.db.updateTable('users').set({ role: 'operator', mfa: 'email' }).where('id', '=', id).execute();
    await house.store.db
      .updateTable('sessions')
      .set({ confirmed_at: house.clock.now() })
      .where('user_id', '=', id)
      .execute();
  });
  afterAll(async () => {
    await house.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('a change is read by guests at once, and is undone by another version', async () => {
    const before = (await shown()) as DocText;
    const edit = { base: 0, ...said('<b>baru</b>'), reason: REASON };
    expect(await post('/docs/terms', edit)).toEqual({ status: 200, body: { version: 1 } });
    expect(await shown()).toMatchObject(said('<b>baru</b>'));
    const { body: listed } = await house.http('GET', '/heracles/doc/module/house');
    expect((listed as { docs: { title: { id: string } }[] }).docs.map(({ title }) => title.id)).toContain(
      'Judul <b>baru</b>',
    );
    expect(await post('/docs/terms', edit)).toMatchObject(refused(9005));
    expect(await post('/docs/terms/undo', { version: 1, reason: REASON })).toEqual({
      status: 200,
      body: { version: 2 },
    });
    expect(await post('/docs/terms/undo', { version: 1, reason: REASON })).toMatchObject(refused(9005));
    expect((await shown()) as DocText).toMatchObject({ title: before.title, blocks: before.blocks });
    expect(await get('/docs/terms')).toMatchObject({
      version: 2,
      versions: [{ version: 2 }, { version: 1, reason: REASON, actor: expect.stringMatching(/\w/) as string }],
    });
    expect(await get('/docs/terms/versions/1')).toEqual({ version: 1, ...said('<b>baru</b>') });
    expect(await get('/docs/terms/versions/9')).toMatchObject({ errCode: 3 });
    expect(await get('/log?subject=terms')).toMatchObject({
      list: [
        { act: 'doc.undo', before: '{"version":1}', after: '{"version":2,"as":0}' },
        { act: 'doc.change', reason: REASON, before: '{"version":0}', after: '{"version":1}' },
      ],
    });
  });

  it('takes nothing in one language alone, no uneven list, no control characters, and no doc that there is not', async () => {
    const text = said('x');
    for (const wrong of [
      { title: { id: 'Ada', en: ' ' } },
      { blocks: [] },
      { blocks: [{ kind: 'list', id: 'satu\ndua', en: 'one' }] },
      { blocks: [{ kind: 'html', id: 'x', en: 'x' }] },
      { blocks: [{ kind: 'text', id: 'x\u0000', en: 'x' }] },
      { summary: { id: 'x'.repeat(161), en: 'x' } },
    ])
      expect(await post('/docs/terms', { base: 2, ...text, ...wrong, reason: REASON })).toMatchObject(refused(3));
    expect(await post('/docs/nothing', { base: 0, ...text, reason: REASON })).toMatchObject(refused(3));
    expect(await post('/docs/privacy/undo', { version: 1, reason: REASON })).toMatchObject(refused(9005));
  });
});
