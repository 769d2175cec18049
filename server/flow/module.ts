import { CODE, CodeError, tooSoon } from '../../contract/errors';
import { FLOW_FILE_MOST, FLOW_GROUPS, FLOW_PAGE, type FlowFilters } from '../../contract/flow';
import { fromSen } from '../../rules/money';
import { dayOf } from '../../rules/days';
import { DAY_MS, WIB_OFFSET_MS } from '../../rules/wib';
import type { House, ServerModule } from '../modules/module';
import type { JournalSpan } from '../ports.journal';
import { Buckets, type Rate } from '../system/bucket';
import type { CsvLanguage } from '../system/csv';
import { createTurns } from '../system/turns';
import { flowHead, flowLine } from './csv';
import { wireEntry } from './entry';
import { type Hidden, hiddenBefore, hiddenFrom, isTold } from './hidden';
import { settleTurnover } from './settle';
import { daysOf, spanOf } from './span';

/** Transfers that one player may have summed up or written out: a long month and a file at once, then as many as the store's one thread can spare. */
export const FLOW_READ: Rate = { burst: 200_000, perSecond: 5_000 };

/** So many lines of a file are read at once: others are answered in between. */
const CHUNK = 25;

type Deps = Pick<House, 'store' | 'ledger' | 'clock' | 'records' | 'hiddenOf' | 'roundKey'>;

/** A cursor is the number of the last line. @throws CodeError 3 for one that is none */
function numberOf(cursor: string | undefined): bigint | null {
  if (cursor === undefined) return null;
  if (!/^\d{1,18}$/.test(cursor)) throw new CodeError(CODE.parameter);
  return BigInt(cursor);
}

/** The player's balance record: the ledger's journal of his account (contract/flow). `records` are those of the archive too. */
export function flowModule(deps: Deps): ServerModule<'flow'> {
  const { ledger, clock } = deps;
  const { journal } = ledger;
  const read = new Buckets(FLOW_READ);
  const hiddenOf = (userId: string): Promise<Hidden> => hiddenFrom(deps, userId);

  /** @throws CodeError 667 with the wait for who has read too much */
  const mayRead = (userId: string): void => {
    const waitMs = read.wait(userId, clock.now(), 1);
    if (waitMs > 0) throw tooSoon(waitMs);
  };

  async function* file(span: JournalSpan, hidden: Hidden, language: CsvLanguage) {
    yield flowHead(language);
    let before: bigint | null = null;
    for (let left = FLOW_FILE_MOST; left > 0; left -= CHUNK) {
      const { entries, more } = await journal.page(span, before, Math.min(CHUNK, left));
      read.owe(span.owner, clock.now(), entries.length);
      yield entries.map((entry) => flowLine(entry, journal.kinds, hidden, language)).join('');
      const last = entries.at(-1);
      if (!more || last === undefined) return;
      before = last.id;
    }
  }

  const inTurn = createTurns();
  const sumsOf = async (userId: string, query: FlowFilters) => {
    const asked = daysOf(query, clock.now());
    const sums = await journal.sums(spanOf(userId, asked, journal.kinds, await hiddenOf(userId)));
    read.owe(
      userId,
      clock.now(),
      sums.reduce((sum, { transfers }) => sum + transfers, 0),
    );
    const total = (some: typeof sums) => ({
      in: fromSen(some.reduce((sum, one) => sum + one.in, 0n)),
      out: fromSen(some.reduce((sum, one) => sum + one.out, 0n)),
    });
    return {
      list: [...new Set(sums.map(({ day }) => day))].map((day) => ({
        day: dayOf(day * DAY_MS - WIB_OFFSET_MS),
        ...total(sums.filter((sum) => sum.day === day)),
      })),
      groups: FLOW_GROUPS.flatMap((group) => {
        const own = sums.filter(({ kind }) => (journal.kinds[kind] ?? 'other') === group);
        return own.length === 0 ? [] : [{ group, ...total(own) }];
      }),
      since: asked.from,
    };
  };

  return {
    answers: {
      async entries({ query: { size = FLOW_PAGE, after, ...filters } }, { player }) {
        const before = numberOf(after);
        const hidden = await hiddenOf(player.id);
        const { entries, more } = await journal.page(spanOf(player.id, filters, journal.kinds, hidden), before, size);
        const last = entries.at(-1);
        return {
          list: entries.map((entry) => wireEntry(entry, journal.kinds, hidden)),
          next: more && last !== undefined ? String(last.id) : null,
        };
      },

      async entry({ query: { id } }, { player }) {
        const hidden = await hiddenOf(player.id);
        const entry = await journal.entry(player.id, BigInt(id));
        if (entry === null || !isTold(entry, hidden)) throw new CodeError(CODE.parameter);
        const related = await journal.related(player.id, entry.currency, entry);
        return {
          entry: wireEntry(entry, journal.kinds, hidden),
          others: related
            .filter((one) => one.id !== entry.id && isTold(one, hidden))
            .map((one) => wireEntry(one, journal.kinds, hidden)),
        };
      },

      days: ({ query }, { player }) =>
        inTurn(player.id, async () => {
          mayRead(player.id);
          return sumsOf(player.id, query);
        }),

      async file({ query: { lang = 'id', ...filters } }, { player }) {
        mayRead(player.id);
        const hidden = await hiddenOf(player.id);
        return file(spanOf(player.id, filters, journal.kinds, hidden), hidden, lang);
      },

      async pockets({ query: { currency = 'IDR' } }, { player }) {
        const { main, bonus, held, turnover } = await journal.pockets(player.id, currency);
        const untold = currency === 'IDR' ? hiddenBefore(await hiddenOf(player.id), null) : 0n;
        // What came back to the bonus may be in it too; what is not told yet is less than what is there.
        const fromMain = untold < main ? untold : main;
        return {
          main: fromSen(main - fromMain),
          bonus: fromSen(bonus - (untold - fromMain)),
          held: fromSen(held),
          toPlay: fromSen(turnover),
        };
      },

      settle: (_input, { player }) => settleTurnover(deps, player.id),
    },
  };
}
