import type * as z from 'zod/mini';
import type { Audience, deskMailEndpoints, Mailing } from '../../contract/deskMail';
import { DESK_PAGE } from '../../contract/deskParts';
import { CODE, CodeError } from '../../contract/errors';
import { createPostOffice } from '../inbox/post';
import type { JobKinds } from '../jobs/index';
import type { House } from '../modules/module';
import type { DeskActs } from '../operators/acts';
import type { Player } from '../ports';
import { inSlices } from '../sql/breath';
import { countAudience, namedPeople, nextOfAudience } from './audience';

declare module '../jobs/job-map' {
  interface JobMap {
    /** The next portion of a mail to many. */
    'desk.mailing': { readonly mailing: string };
  }
}

/** Mails of one transaction, which is one commit, and of those so many before others are answered. */
const PORTION = 100;
const AT_ONCE = 20;

type Order = z.output<(typeof deskMailEndpoints)['sendMailing']['body']>;

/**
 * Mails to many. An order is a row and a job; each run of the job posts one portion in the transaction that says how far it has come and puts the next one in the queue, so that whoever dies in
 * between leaves nobody out and writes to nobody twice.
 */
export function createMailings(house: House, acts: DeskActs) {
  const { store, clock, entropy, jobs } = house;
  const office = createPostOffice(house);

  /** Those who were named by their ids. @throws CodeError 3 where somebody is none */
  const resolved = async (audience: Audience): Promise<Audience> => {
    if (audience.to !== 'named') return audience;
    const { ids, unknown } = await namedPeople(store.db, audience.people);
    if (unknown.length > 0) throw new CodeError(CODE.parameter);
    return { to: 'named', people: [...ids] };
  };

  return {
    async list(after: string | undefined): Promise<{ list: Mailing[]; next: string | null }> {
      let query = store.db
        .selectFrom('mailings')
        .leftJoin('users', 'users.id', 'mailings.operator')
        .selectAll('mailings')
        .select('users.name');
      if (after !== undefined) query = query.where('mailings.id', '<', after);
      const rows = await query
        .orderBy('mailings.id', 'desc')
        .limit(DESK_PAGE + 1)
        .execute();
      const list = rows.slice(0, DESK_PAGE).map((row): Mailing => ({
        id: row.id,
        operator: row.name ?? row.operator,
        orderedAt: Number(row.ordered_at),
        sendAt: Number(row.send_at),
        title: JSON.parse(row.title) as Mailing['title'],
        body: JSON.parse(row.body) as Mailing['body'],
        link: row.link,
        to: (JSON.parse(row.audience) as Audience).to,
        state: row.state,
        people: Number(row.people),
        sent: Number(row.sent),
      }));
      return { list, next: rows.length > DESK_PAGE ? (list.at(-1)?.id ?? null) : null };
    },

    async count(audience: Audience): Promise<{ people: number; unknown: string[] }> {
      if (audience.to !== 'named') return { people: await countAudience(store, audience), unknown: [] };
      const { ids, unknown } = await namedPeople(store.db, audience.people);
      return { people: await countAudience(store, { to: 'named', people: [...ids] }), unknown: [...unknown] };
    },

    /** @throws CodeError 9005 where it is another number of people by now, 3 for somebody who is none */
    async order(operator: Player, { audience: asked, people, title, body, link, sendAt, reason }: Order) {
      const audience = await resolved(asked);
      if ((await countAudience(store, audience)) !== people) throw new CodeError(CODE.repeatedRequest);
      const id = entropy.id();
      return acts.perform(operator, { act: 'mailing.order', subject: id, reason }, async (tx) => {
        const now = clock.now();
        const runAt = Math.max(now, sendAt);
        await tx
          .insertInto('mailings')
          .values({
            id,
            operator: operator.id,
            ordered_at: now,
            send_at: runAt,
            title: JSON.stringify(title),
            body: JSON.stringify(body),
            link,
            audience: JSON.stringify(audience),
            state: 'waiting',
            people,
            sent: 0n,
            upto: '',
          })
          .execute();
        await jobs.enqueue(tx, { kind: 'desk.mailing', payload: { mailing: id }, runAt });
        return { after: { title, to: audience.to, people, sendAt: runAt }, reply: { id } };
      });
    },

    /** @throws CodeError 3 for one that is not on its way */
    cancel: (operator: Player, id: string, { reason }: { readonly reason: string }) =>
      acts.perform(operator, { act: 'mailing.cancel', subject: id, reason }, async (tx) => {
        const row = await tx
          .updateTable('mailings')
          .set({ state: 'cancelled' })
          .where('id', '=', id)
          .where('state', 'in', ['waiting', 'sending'])
          .returning(['sent', 'people'])
          .executeTakeFirst();
        if (row === undefined) throw new CodeError(CODE.parameter);
        const [sent, people] = [Number(row.sent), Number(row.people)];
        return { before: { people }, after: { sent }, reply: {} };
      }),

    jobs: {
      'desk.mailing':
        async ({ payload: { mailing: id } }) =>
        async (tx) => {
          const query = tx.selectFrom('mailings').selectAll().where('id', '=', id);
          const row = await (store.engine === 'postgres' ? query.forUpdate() : query).executeTakeFirst();
          if (row === undefined || row.state === 'cancelled' || row.state === 'sent') return;
          const [title, body] = [JSON.parse(row.title) as Mailing['title'], JSON.parse(row.body) as Mailing['body']];
          const audience = JSON.parse(row.audience) as Audience;
          const { people, upto, isLast } = await nextOfAudience(store.engine, tx, audience, row.upto, PORTION);
          const letter = {
            key: `mailing:${id}`,
            template: 'house' as const,
            values: {
              title: { text: title.id },
              body: { text: body.id },
              titleEn: { text: title.en },
              bodyEn: { text: body.en },
            },
            ...(row.link !== '' && { link: row.link }),
          };
          await inSlices(
            people,
            async (slice) => {
              for (const userId of slice) await office.send(tx, { userId, ...letter });
            },
            AT_ONCE,
          );
          await tx
            .updateTable('mailings')
            .set({
              state: isLast ? 'sent' : 'sending',
              sent: row.sent + BigInt(people.length),
              upto,
            })
            .where('id', '=', id)
            .execute();
          if (!isLast) await jobs.enqueue(tx, { kind: 'desk.mailing', payload: { mailing: id } });
        },
    } satisfies Partial<JobKinds>,
  };
}
