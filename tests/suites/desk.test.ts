/** The operator's desk over the wire: who may use it, and what each act does, undoes and leaves in the log. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { crashCalls } from '../../contract/crash';
import { deskEndpoints } from '../../contract/desk';
import { mailboxCalls } from '../../contract/mailbox';
import { PlayHouse, type Visitor } from '../lib/play-house';

const IDR = { currency: 'IDR' } as const;
const REASON = 'Perangkat asing masuk tadi malam';

describe('the desk', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'lintang-desk-'));
  let house: PlayHouse;
  let ratih: Visitor;
  let ana: Visitor;
  let budi: Visitor;

  const idOf = (who: Visitor): string => who.account?.userId ?? '';
  const tokenOf = (who: Visitor): string => who.account?.token ?? '';
  const get = (path: string, by = ratih) => house.http('GET', `/desk${path}`, { token: tokenOf(by) });
  const post = (path: string, body: object, by = ratih) =>
    house.http('POST', `/desk${path}`, { token: tokenOf(by), body });
  const refused = (errCode: number) => ({ status: 400, body: { errCode } });
  const log = async (query = '') =>
    deskEndpoints.log.reply.parse((await get(`/log${query === '' ? '' : `?${query}`}`)).body).list;
  /** As if the operator had just shown a PIN. */
  const confirm = (by = ratih) =>
    house.store.db
      .updateTable('sessions')
      .set({ confirmed_at: house.clock.now() })
      .where('user_id', '=', idOf(by))
      .execute();
  const bet = async (by: Visitor) => {
    if ((await house.crash()).startTime <= house.clock.now()) await house.nextRound();
    const { roundId } = await house.crash();
    return by.ask(crashCalls.bet, {
      roundId,
      amount: 10_000,
      ...IDR,
      rate: 1.01,
      uuid: `desk-${idOf(by)}-${house.clock.now()}`,
    });
  };
  const mails = async (by: Visitor) => {
    await house.clock.advance(1_000);
    return (await by.ask(mailboxCalls.mail, {})).list.map(({ metaDataId }) => metaDataId);
  };

  beforeAll(async () => {
    house = await PlayHouse.open({ dataDir });
    ana = await house.player(1);
    budi = await house.player(2);
    ratih = await house.player(3);
    await house.store.db.updateTable('users').set({ role: 'operator' }).where('id', '=', idOf(ratih)).execute();
    await house.clock.advance(6_000);
  });
  afterAll(async () => {
    await house.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('opens for an operator with two steps, and for nobody else', async () => {
    expect(await get('/brief', ana)).toMatchObject(refused(403));
    expect(await get('/brief')).toMatchObject(refused(403));
    await house.store.db.updateTable('users').set({ mfa: 'email' }).where('id', '=', idOf(ratih)).execute();
    expect(await get('/brief')).toMatchObject({
      status: 200,
      body: { operator: { id: idOf(ratih) }, identifications: { waiting: 0, oldest: null }, failed: 0 },
    });
  });

  it('finds people by the beginning of a name or a phone number, and shows no whole number', async () => {
    const names = async (q: string) =>
      deskEndpoints.people.reply
        .parse((await get(`/people?q=${encodeURIComponent(q)}`)).body)
        .list.map(({ name }) => name);
    expect(await names('TESTER_')).toEqual(['tester_1', 'tester_2', 'tester_3']);
    expect(await names('0815 0000 0002')).toEqual(['tester_2']);
    expect(await names('+62815')).toHaveLength(3);
    expect(await names(idOf(ana))).toEqual(['tester_1']);
    expect(await names('nobody')).toEqual([]);
    expect(JSON.stringify((await get('/people')).body)).not.toContain('8150000');
  });

  it('shows a person as the person is shown to himself', async () => {
    await bet(ana);
    await house.nextRound();
    await house.clock.advance(1_000);
    const { body } = await get(`/people/${idOf(ana)}`);
    const { pockets, sessions, mayChange } = deskEndpoints.person.reply.parse(body);
    expect(pockets.main + pockets.bonus).toBe(await ana.balance());
    expect([sessions.length, mayChange]).toEqual([1, true]);
    const bets = deskEndpoints.personBets.reply.parse((await get(`/people/${idOf(ana)}/bets`)).body).list;
    expect(bets).toMatchObject([{ game: 'crash', staked: 10_000 }]);
    const moves = deskEndpoints.personFlow.reply.parse((await get(`/people/${idOf(ana)}/flow`)).body).list;
    expect(moves[0]?.balance).toBe(await ana.balance());
    expect(moves.at(-1)?.kind).toBe('grant');
    expect(await get('/people/nobody')).toMatchObject(refused(3));
  });

  it('counts the day as the journal has it', async () => {
    const { body } = await get('/home');
    const { today } = deskEndpoints.home.reply.parse(body);
    const booked = await house.store.db.selectFrom('transfers').select(['kind', 'amount']).execute();
    const sum = (...kinds: string[]) =>
      booked.reduce((all, { kind, amount }) => (kinds.includes(kind) ? all + Number(amount) / 100 : all), 0);
    expect(today).toMatchObject({
      bets: 1,
      staked: sum('bet'),
      returned: sum('payout', 'refund'),
      kept: sum('bet') - sum('payout', 'refund'),
      credit: sum('grant'),
      registered: 3,
    });
    expect(today.staked).toBe(10_000);
  });

  it('asks for the PIN or a code again, and for a reason, before it changes anything', async () => {
    const path = `/people/${idOf(ana)}/freeze`;
    expect(await post(path, { cause: 'review', reason: REASON })).toMatchObject(refused(401));
    await confirm();
    expect(await post(path, { cause: 'review', reason: ' a ' })).toMatchObject(refused(3));
    expect(await log(`subject=${idOf(ana)}`)).toEqual([]);
    expect(await house.http('GET', '/main/user/brief', { token: tokenOf(ana) })).toMatchObject({
      body: { frozen: null },
    });
  });

  it('freezes: no new stake and no refill, all else stays open; the player is told, and the log has before, after and why', async () => {
    const path = `/people/${idOf(ana)}`;
    expect(await post(`${path}/freeze`, { cause: 'review', reason: REASON })).toMatchObject({ status: 200 });
    await expect(bet(ana)).rejects.toMatchObject({ body: { code: 10001, params: { because: 'frozen' } } });
    await expect(bet(budi)).resolves.toBeTruthy();
    expect(await house.http('POST', '/main/user/refill', { token: tokenOf(ana) })).toMatchObject(refused(10001));
    expect(await house.http('GET', '/main/user/brief', { token: tokenOf(ana) })).toMatchObject({
      status: 200,
      body: { frozen: 'review' },
    });
    expect(await mails(ana)).toContain('accountFrozen');
    expect((await get(path)).body).toMatchObject({ state: 'frozen', frozen: { cause: 'review' } });
    // Twice is a mistake, and leaves nothing in the log.
    expect(await post(`${path}/freeze`, { cause: 'rules', reason: REASON })).toMatchObject(refused(3));
    expect(await log(`subject=${idOf(ana)}`)).toMatchObject([
      {
        act: 'person.freeze',
        actor: idOf(ratih),
        name: 'tester_3',
        subjectName: 'tester_1',
        reason: REASON,
        before: '{"frozen":false}',
        after: '{"frozen":true,"cause":"review"}',
      },
    ]);
    expect(await post(`${path}/unfreeze`, { reason: REASON })).toMatchObject({ status: 200 });
    expect(await post(`${path}/unfreeze`, { reason: REASON })).toMatchObject(refused(3));
    await house.nextRound();
    await expect(bet(ana)).resolves.toBeTruthy();
    expect(await mails(ana)).toContain('accountUnfrozen');
  });

  it('leaves operators alone: they are managed on the machine', async () => {
    for (const [act, body] of [
      ['freeze', { cause: 'rules', reason: REASON }],
      ['sessions/end', { reason: REASON }],
      ['mfa/reset', { proof: 'call', reason: REASON }],
    ] as const)
      expect(await post(`/people/${idOf(ratih)}/${act}`, body)).toMatchObject(refused(3));
    expect(await log(`subject=${idOf(ratih)}`)).toEqual([]);
  });

  it('ends one session, or all, at once', async () => {
    const { body } = await house.http('POST', '/main/user/phone/login', {
      body: { account: 'tester_2', password: 'rembulan47x' },
    });
    const other = (body as { token: string }).token;
    const sessions = async () =>
      deskEndpoints.person.reply.parse((await get(`/people/${idOf(budi)}`)).body).sessions.map(({ id }) => id);
    const [newest] = await sessions();
    const brief = (token: string) => house.http('GET', '/main/user/brief', { token });
    // Both are remembered: that they are over has to be said.
    for (const token of [other, tokenOf(budi)]) expect(await brief(token)).toMatchObject({ status: 200 });
    expect(await sessions()).toHaveLength(2);
    const end = (session?: string) => post(`/people/${idOf(budi)}/sessions/end`, { session, reason: REASON });
    expect(await end('0'.repeat(16))).toMatchObject(refused(3));
    expect(await end(newest)).toMatchObject({ status: 200 });
    expect(await sessions()).toHaveLength(1);
    expect(await end()).toMatchObject({ status: 200 });
    for (const token of [other, tokenOf(budi)]) expect(await brief(token)).toMatchObject(refused(1));
    expect(await log('act=person.endSessions')).toHaveLength(2);
  });

  it('turns lost two steps off, with what showed that it is the owner', async () => {
    const reset = () => post(`/people/${idOf(ana)}/mfa/reset`, { proof: 'identification', reason: REASON });
    expect(await reset()).toMatchObject(refused(3));
    await house.store.db.updateTable('users').set({ mfa: 'totp', totp_key: 'k' }).where('id', '=', idOf(ana)).execute();
    expect(await reset()).toMatchObject({ status: 200 });
    expect(await house.http('GET', '/main/user/brief', { token: tokenOf(ana) })).toMatchObject(refused(1));
    expect((await get(`/people/${idOf(ana)}`)).body).toMatchObject({ mfa: 'none', sessions: [] });
    expect(await log('act=person.resetMfa')).toMatchObject([
      { before: '{"mfa":"totp"}', after: '{"mfa":"none","proof":"identification"}' },
    ]);
  });

  it('opens an address once there is a reason, which is noted; a repeat is noted again and kept nowhere', async () => {
    expect(await post(`/people/${idOf(ana)}/contact`, { reason: REASON })).toMatchObject({
      status: 200,
      body: { phone: '+6281500000001', email: null },
    });
    expect(await log('act=person.contact')).toMatchObject([{ subject: idOf(ana), reason: REASON, after: null }]);
    const kept = await house.store.db.selectFrom('request_answers').selectAll().execute();
    expect(
      JSON.stringify(kept, (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value)),
    ).not.toContain('6281500000001');
  });

  it('decides a claim once, beside its pictures; who opened one is noted, and the player is told', async () => {
    const siti = await house.player(4);
    await house.store.db
      .insertInto('pictures')
      .values(
        ['pic1', 'pic2'].map((id) => ({
          id,
          user_id: idOf(siti),
          purpose: 'identity' as const,
          jpeg: 'anBn',
          at: house.clock.now(),
        })),
      )
      .execute();
    const claim = { name: 'Siti Aminah', born: '1994-08-14', document: 'ktp', pictures: ['pic1'] };
    expect(await house.http('POST', '/main/user/identification', { token: tokenOf(siti), body: claim })).toMatchObject({
      status: 200,
    });
    expect((await get('/brief')).body).toMatchObject({ identifications: { waiting: 1, oldest: house.clock.now() } });
    expect((await get('/identifications')).body).toMatchObject({ list: [{ userId: idOf(siti), name: 'Siti Aminah' }] });
    expect((await get(`/identifications/${idOf(siti)}`)).body).toMatchObject({ state: 'review', pictures: ['pic1'] });
    expect(await get(`/identifications/${idOf(siti)}/pictures/pic1`)).toEqual({ status: 200, body: 'jpg' });
    expect(await get(`/identifications/${idOf(siti)}/pictures/pic2`)).toMatchObject(refused(3));
    expect(await log('act=claim.picture')).toMatchObject([{ subject: idOf(siti), after: '{"picture":"pic1"}' }]);

    await confirm();
    const decide = (verdict: string) =>
      post(`/identifications/${idOf(siti)}/decide`, { verdict, reason: 'Foto buram di sudut kanan' });
    expect(await decide('refused')).toMatchObject({ status: 200 });
    expect(await decide('verified')).toMatchObject(refused(3));
    expect(await house.http('GET', '/main/user/identification', { token: tokenOf(siti) })).toMatchObject({
      body: { state: 'refused', reason: 'Foto buram di sudut kanan' },
    });
    expect(await mails(siti)).toContain('identityRefused');
    expect((await get('/brief')).body).toMatchObject({ identifications: { waiting: 0, oldest: null } });
  });

  it('has nobody decide on what they asked for themselves', async () => {
    const mine = idOf(ratih);
    await house.store.db
      .insertInto('pictures')
      .values({ id: 'own', user_id: mine, purpose: 'identity', jpeg: 'anBn', at: house.clock.now() })
      .execute();
    const ask = (path: string, body: object) => house.http('POST', path, { token: tokenOf(ratih), body });
    const claim = { name: 'Ratih Puspita', born: '1990-02-03', document: 'sim', pictures: ['own'] };
    expect(await ask('/main/user/identification', claim)).toMatchObject({ body: { state: 'review' } });
    const plan = { channel: 'tiktok', address: '@ratih.meja', plan: 'Cerita pendek tentang undian adil.' };
    expect(await ask('/main/fortune/apply', plan)).toMatchObject({ body: { state: 'review' } });

    await confirm();
    for (const verdict of ['verified', 'refused'])
      expect(await post(`/identifications/${mine}/decide`, { verdict, reason: REASON })).toMatchObject(refused(403));
    for (const verdict of ['accepted', 'refused'])
      expect(await post(`/partners/${mine}/decide`, { verdict, reason: REASON })).toMatchObject(refused(403));
    expect((await get('/brief')).body).toMatchObject({ identifications: { waiting: 1 }, partners: { waiting: 1 } });
    expect(await log(`subject=${mine}`)).toEqual([]);
  });

  it('has failed work tried again, or given up for good', async () => {
    const parked = (id: string) => ({
      job_id: id,
      kind: 'no.such',
      key: null,
      payload: '{"to":"a"}',
      state: 'parked' as const,
      due_at: 0n,
      lease_token: '',
      attempts: 14,
      last_error: 'the gateway does not answer',
      created_at: house.clock.now(),
    });
    await house.store.db.insertInto('jobs').values(['j1', 'j2'].map(parked)).execute();
    expect((await get('/brief')).body).toMatchObject({ failed: 2 });
    expect((await get('/failures')).body).toMatchObject({
      list: [
        { kind: 'job', id: 'j1', what: 'no.such', attempts: 14, why: 'the gateway does not answer' },
        { id: 'j2' },
      ],
    });
    await confirm();
    const act = (what: string, id: string, kind = 'job') => post(`/failures/${what}`, { kind, id, reason: REASON });
    expect(await act('retry', 'j1')).toMatchObject({ status: 200 });
    expect(await act('giveUp', 'j2')).toMatchObject({ status: 200 });
    expect(await act('giveUp', 'j2')).toMatchObject(refused(3));
    expect(await act('retry', 'x', 'event')).toMatchObject(refused(3));
    const left = await house.store.db
      .selectFrom('jobs')
      .select(['job_id', 'state'])
      .where('kind', '=', 'no.such')
      .execute();
    expect(left).toEqual([{ job_id: 'j1', state: 'queued' }]);
    expect(await log('act=job.giveUp')).toMatchObject([{ subject: 'j2', reason: REASON }]);
  });

  it('reads the log by who and by what, newest first, and nobody changes it', async () => {
    const all = await log();
    expect(all.map(({ id }) => Number(id))).toEqual(all.map(({ id }) => Number(id)).toSorted((a, b) => b - a));
    expect(await log(`actor=${idOf(ratih)}`)).toEqual(all);
    expect(await log('actor=console')).toEqual([]);
    await expect(house.store.db.updateTable('operator_log').set({ actor: 'x' }).execute()).rejects.toThrow(
      /append-only/,
    );
  });
});
