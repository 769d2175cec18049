import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DOC_KEYS } from '../../contract/constants';
import { BOARD_GROUPS, docBlock, docsEndpoints, DOC_MODULES } from '../../contract/docs';
import { docsModule } from '../../server/docs/module';
import type { Store } from '../../server/ports';
import { PlayHouse } from '../lib/play-house';
import { testEngines } from './engines';
import { NOON, RoomClock } from './rooms-kit';

const HOUR_MS = 3_600_000;

for (const engine of testEngines('docs')) {
  describe(`docs and boards on ${engine.name}`, () => {
    const clock = new RoomClock(NOON);
    let store: Store;
    beforeAll(async () => {
      store = await engine.open();
    });
    afterAll(() => store.close());
    const answers = () =>
      docsModule({ store, clock }).answers as unknown as Record<string, (input: object) => Promise<never>>;
    const ask = (name: string, query: object): Promise<never> =>
      (answers()[name] as (input: object) => Promise<never>)({ query });

    it('counts visits by the day of Jakarta, without who', async () => {
      await ask('visit', { key: 'terms' });
      await ask('visit', { key: 'terms' });
      await ask('visit', { key: 'privacy' });
      await clock.advance(24 * HOUR_MS);
      await ask('visit', { key: 'terms' });
      const rows = await store.db.selectFrom('doc_visits').selectAll().orderBy('doc').orderBy('day_start').execute();
      expect(rows.map(({ doc, visits }) => [doc, Number(visits)])).toEqual([
        ['privacy', 1],
        ['terms', 2],
        ['terms', 1],
      ]);
      const [, first, second] = rows.map(({ day_start }) => Number(day_start));
      expect([(second ?? 0) - (first ?? 0), (first ?? 0) % (24 * HOUR_MS)]).toEqual([24 * HOUR_MS, 17 * HOUR_MS]);
    });

    it('shows a board from its day until its end, newest first, each group its own', async () => {
      const now = BigInt(clock.now());
      const put = (id: string, group: 'home' | 'help', since: bigint, until: bigint) => ({
        id,
        board_group: group,
        title: JSON.stringify({ id, en: id }),
        body: JSON.stringify({ id: '', en: '' }),
        link: '',
        since_at: since,
        until_at: until,
      });
      await store.db
        .insertInto('boards')
        .values([
          put('now', 'help', now, 0n),
          put('before', 'help', now - 1n, now + 1n),
          put('over', 'help', now - 5n, now),
          put('to-come', 'help', now + 1n, 0n),
        ])
        .execute();
      const { list } = (await ask('boards', { group: 'help' })) as { list: { id: string }[] };
      expect(list.map(({ id }) => id)).toEqual(['now', 'before']);
      const home = async () => ((await ask('boards', { group: 'home' })) as { list: { id: string }[] }).list;
      expect(await home()).toEqual([]);
      await clock.advanceTo(Date.parse('2026-11-24T00:00:00Z'));
      expect((await home()).map(({ id }) => id)).toEqual(['coin-flip-opens']);
    });
  });
}

describe('docs over the wire', () => {
  const dir = mkdtempSync(join(tmpdir(), 'lintang-docs-'));
  let house: PlayHouse;
  beforeAll(async () => {
    house = await PlayHouse.open({ dataDir: dir });
  });
  afterAll(async () => {
    await house.close();
    rmSync(dir, { recursive: true, force: true });
  });
  const get = (path: string) => house.http('GET', path);

  it('every doc is in one module, and is written in both languages throughout', async () => {
    const seen: string[] = [];
    for (const id of DOC_MODULES) {
      const { body } = await get(`/heracles/doc/module/${id}`);
      const { docs } = docsEndpoints.module.reply.parse(body);
      seen.push(...docs.map(({ key }) => key));
    }
    expect(seen.toSorted()).toEqual([...DOC_KEYS].toSorted());
    for (const key of DOC_KEYS) {
      const { blocks } = docsEndpoints.content.reply.parse((await get(`/heracles/doc/docs/${key}/content`)).body);
      for (const block of blocks) {
        const { id, en } = docBlock.parse(block);
        expect([id.length > 2, en.length > 2, id.split('\n').length], id).toEqual([true, true, en.split('\n').length]);
      }
      expect(docsEndpoints.doc.reply.parse((await get(`/heracles/doc/docs/${key}`)).body).key).toBe(key);
    }
  });

  it('boards and symbols answer, and what there is none of is refused with 3', async () => {
    for (const group of BOARD_GROUPS)
      docsEndpoints.boards.reply.parse((await get(`/heracles/board/boards/${group}`)).body);
    expect((await get('/heracles/symbol/YEC')).body).toMatchObject({ code: 'YEC', rate: 160 });
    for (const path of [
      '/heracles/doc/docs/nothing',
      '/heracles/doc/docs/nothing/content',
      '/heracles/doc/module/nothing',
      '/heracles/board/boards/nothing',
      '/heracles/symbol/EUR',
    ])
      expect([path, await get(path)]).toMatchObject([path, { status: 400, body: { errCode: 3 } }]);
  });
});
